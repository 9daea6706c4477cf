import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type TrendListQuestion, listedTrendsAsked } from '../tables/listed-trends-asked'
import { rankedPage } from '../tables/ranked-page'
import {
  PRESENCE_COLUMNS,
  PRESENCE_OF_GENDER,
  PRESENCE_ROW,
  PRESENCE_SORTS,
  PRESENCE_TIES,
  type PresenceRow,
} from '../tables/trend-presence'
import { IS_STALE } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'
import { type PresenceTotals, presenceTotals } from './presence-totals'
import { TREND_SORTS, orderBy } from '../tables/trend-conditions'

const SORTS = { ...TREND_SORTS, ...PRESENCE_SORTS } as const

/** Orders that say nothing of how a trend moves: what has ended may stand among the others. */
const IS_TIMELESS: ReadonlySet<string> = new Set<keyof typeof SORTS>([
  'name',
  ...(Object.keys(PRESENCE_SORTS) as (keyof typeof PRESENCE_SORTS)[]),
])

export const STANDING = z.object({
  platform: z.string(),
  growth: z.number().nullable(),
  percentile: z.number().nullable(),
})
const ROW = PRESENCE_ROW.extend({ card: z.string(), standings: z.array(STANDING) })

export interface ListedTrend {
  readonly metric: MetricSummary
  readonly standings: readonly z.output<typeof STANDING>[]
  readonly presence: PresenceRow
}

export interface TrendListAnswer {
  readonly list: readonly ListedTrend[]
  readonly total: number
  readonly asOf: string | null
  readonly totals: PresenceTotals
}

/** Trends of a region by any of their numbers, each with its place in shops, posts and shows. */
export async function trendList(db: AnalyticsDb, question: TrendListQuestion, today: string): Promise<TrendListAnswer> {
  const [totals, asked] = await Promise.all([presenceTotals(db, question), listedTrendsAsked(db, question, today)])
  const ended = IS_TIMELESS.has(question.sort) ? '' : `${IS_STALE}, `
  const { rows, total, asOf } = await rankedPage(
    db,
    ROW,
    {
      select: `card, standings, ${PRESENCE_COLUMNS}`,
      from: `${asked.from} AS trend LEFT JOIN ${PRESENCE_OF_GENDER} AS worn USING (trend_id)`,
      where: asked.where,
      order: `${asked.first}${ended}${orderBy(SORTS, question)}, ${PRESENCE_TIES}`,
    },
    question,
    asked.parameters,
    { route: 'trends.trendList', isKept: true },
  )
  return {
    list: rows.map(({ card, standings, ...presence }) => ({ metric: metricSummary(card, today), standings, presence })),
    total,
    asOf,
    totals,
  }
}
