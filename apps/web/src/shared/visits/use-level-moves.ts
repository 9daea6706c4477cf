import { useMemo } from 'react'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import type { AskedGender } from '@trendee/core/lexicon/gender-groups'
import { topList } from '@trendee/contract/trends/top-list'
import { useEndpoint } from '../api/use-endpoint'
import { type LevelMove, type Snapshot, levelMoves } from './level-moves'
import { recordVisit } from './visit-store'

type Trend = OutputOf<typeof topList>['list'][number]

/** The question for all trends, or all of a category, that have a level, the strongest first. */
export function levelledTrends(region: string, gender: AskedGender, primaryCategory?: string): InputOf<typeof topList> {
  const question = { region, gender, level: ['breakout', 'very_hot', 'hot'], sort: 'level', pageSize: 100 } as const
  return { ...question, level: [...question.level], ...(primaryCategory === undefined ? {} : { primaryCategory }) }
}

export interface NamedMove extends LevelMove {
  readonly trend: Trend | undefined
}

export interface LevelMoves {
  readonly moves: readonly NamedMove[]
  readonly asOf: string | null
  /** The day of the data at the last visit; `null` on a first visit. */
  readonly since: string | null
}

const NONE: LevelMoves = { moves: [], asOf: null, since: null }

type Answer = OutputOf<typeof topList>

function movesOf(answer: Answer, region: string, gender: AskedGender): LevelMoves {
  if (answer.as_of === null) return NONE
  // What everybody's curve does is news of all genders; where it takes the place of a gender's own, nothing has moved.
  const list = answer.list.filter((trend) => gender === 'all' || trend.gender === gender)
  const byId = new Map(list.map((trend) => [trend.trend_id, trend]))
  const levels = Object.fromEntries(list.map((trend) => [trend.trend_id, trend.level]))
  const now: Snapshot = { asOf: answer.as_of, isWhole: answer.list.length >= answer.total, levels }
  const before = recordVisit(`${region}.${gender}`, now)
  return {
    moves: levelMoves(before, now).map((move) => ({
      trendId: move.trendId,
      from: move.from,
      to: move.to,
      trend: byId.get(move.trendId),
    })),
    asOf: answer.as_of,
    since: before?.asOf ?? null,
  }
}

/** What changed its level since the reader's last visit. */
export function useLevelMoves(region: string, gender: AskedGender, isEnabled: boolean): LevelMoves {
  const { data, isPlaceholderData } = useEndpoint(topList, levelledTrends(region, gender), {
    enabled: isEnabled,
  })
  // Recording a visit twice changes nothing: the snapshot of the last visit is fixed once a visit has begun.
  return useMemo(
    () => (data === undefined || isPlaceholderData ? NONE : movesOf(data, region, gender)),
    [data, isPlaceholderData, region, gender],
  )
}
