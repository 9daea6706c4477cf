import { useEffect, useState } from 'react'
import type { InputOf, OutputOf } from '@trendee/contract/endpoint'
import type { Gender } from '@trendee/contract/parameters'
import { trends } from '@trendee/contract/trends'
import { useEndpoint } from '../api/use-endpoint'
import { type LevelMove, type Snapshot, levelMoves } from './level-moves'
import { recordVisit } from './visit-store'

type Trend = OutputOf<typeof trends.topList>['list'][number]

/** The question for all trends that have a level, the strongest first. */
export function levelledTrends(region: string, gender: Gender): InputOf<typeof trends.topList> {
  return { region, gender, level: ['breakout', 'very_hot', 'hot'], sort: 'level', pageSize: 100 }
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

/** What changed its level since the reader's last visit. */
export function useLevelMoves(region: string, gender: Gender, isEnabled: boolean): LevelMoves {
  const { data, isPlaceholderData } = useEndpoint(trends.topList, levelledTrends(region, gender), {
    enabled: isEnabled,
  })
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (data === undefined || data.as_of === null || isPlaceholderData) return
    const levels = Object.fromEntries(data.list.map((trend) => [trend.trend_id, trend.level]))
    const now: Snapshot = { asOf: data.as_of, levels }
    const before = recordVisit(`${region}.${gender}`, now)
    const moves = levelMoves(before, now).map((move) => ({
      ...move,
      trend: data.list.find((trend) => trend.trend_id === move.trendId),
    }))
    setFound({ moves, asOf: data.as_of, since: before?.asOf ?? null })
  }, [data, isPlaceholderData, region, gender])
  return found
}
