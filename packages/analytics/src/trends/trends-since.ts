import { LEVELS } from '@trendee/core/trend/vocabulary'
import { type ChangeSince, changeSince } from '@trendee/core/trend/change-since'
import type { PastDay } from '@trendee/contract/parameters'
import type { AskedRow } from '@trendee/core/trend/speaking-row'
import { z } from 'zod'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { listedRow } from '../tables/speaking-order'
import { LEVEL_NOW, metricsIn } from '../tables/trend-metric'

const THEN = z.object({
  trend_id: z.string(),
  region: z.string(),
  gender: z.string(),
  platform: z.string(),
  level_then: z.enum(LEVELS),
})
const NOW = THEN.omit({ level_then: true }).extend({
  level_now: z.enum(LEVELS),
  to_day: z.string(),
  start_day: z.string(),
  adjusted: z.array(z.number().nullable()),
})

export interface TrendSince extends ChangeSince {
  readonly trendId: string
  readonly levelThen: (typeof LEVELS)[number]
  readonly levelNow: (typeof LEVELS)[number] | null
  /** Newest day of its data now. */
  readonly to: string | null
}

/** What came of trends after a day in the past, which must have been worked out before; in no order, unknown ones left out. */
export async function trendsSince(
  db: AnalyticsDb,
  ids: readonly string[],
  { region, gender, asOf, isKnown }: AskedRow & { readonly asOf: string; readonly isKnown?: boolean | undefined },
  today: string,
): Promise<TrendSince[]> {
  const past = { as_of: asOf, as_known: isKnown }
  const listed = (from: PastDay) => `${metricsIn(from)} AND trend_id IN {ids:Array(String)} ${listedRow(from)}`
  const parameters: QueryParameters = { ids, region, gender, asOf, today }
  const [then, now] = await Promise.all([
    db.rows(
      THEN,
      `SELECT trend_id, region, gender, platform, ${LEVEL_NOW} AS level_then FROM ${listed(past)}`,
      { ...parameters, today: asOf },
      { route: 'trends.since', isKept: true },
    ),
    db.rows(
      NOW,
      `SELECT trend_id, region, gender, platform, ${LEVEL_NOW} AS level_now, toString(as_of) AS to_day,
         toString(start) AS start_day, adjusted FROM ${listed({})}`,
      parameters,
      { route: 'trends.since', isKept: true },
    ),
  ])
  const nowOf = new Map(now.map((row) => [row.trend_id, row]))
  return then.map(({ trend_id: trendId, level_then: levelThen, ...place }) => {
    const row = nowOf.get(trendId)
    const untold = (notTold: ChangeSince['notTold']): ChangeSince => ({ change: null, notTold, weeks: 0 })
    if (row === undefined) return { trendId, levelThen, levelNow: null, to: null, ...untold('unknown_now') }
    const isSame = row.platform === place.platform && row.region === place.region && row.gender === place.gender
    const change = isSame ? changeSince({ start: row.start_day, values: row.adjusted }, asOf) : untold('other_source')
    // Levels of two curves are not held against each other.
    const levelNow = row.gender === place.gender ? row.level_now : null
    return { trendId, levelThen, levelNow, to: row.to_day, ...change }
  })
}
