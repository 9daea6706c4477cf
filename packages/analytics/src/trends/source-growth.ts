import type { PastDay } from '@trendee/contract/parameters'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { IS_STALE, metricsIn } from '../tables/trend-metric'

/** A platform as the source of the curves of one gender (''  of everybody) in a region ('' of none). */
export interface CurveSource {
  readonly platform: string
  readonly gender: string
  readonly region: string
}

/** How the trends whose curves a source tells grew in a window. */
export interface SourceGrowth {
  readonly window: (typeof WINDOWS)[number]
  /** With a growth in the window. */
  readonly trends: number
  /** That of the middle one, as a fraction; `null` of no trends. */
  readonly middle: number | null
}

const ROW = z.object({ trends: z.array(z.number()), middle: z.array(z.number().nullable()) })
const overWindows = (sql: (growth: string) => string) =>
  `[${WINDOWS.map((_window, at) => sql(`growth[${at + 1}]`)).join(', ')}]`

/**
 * The middle growth of all trends that the same source tells, by window: where a shop grows as a whole, a trend that grew less lost ground.
 * A day in the past must have been worked out before.
 */
export async function sourceGrowths(
  db: AnalyticsDb,
  source: CurveSource,
  past: PastDay,
  today: string,
): Promise<SourceGrowth[]> {
  const [row] = await db.rows(
    ROW,
    `SELECT ${overWindows((growth) => `toUInt32(count(${growth}))`)} AS trends,
       ${overWindows((growth) => `quantileExactOrNull(0.5)(${growth})`)} AS middle
     FROM ${metricsIn(past)} AND region = {region:String} AND gender = {gender:String} AND platform = {platform:String}
       AND NOT ${IS_STALE}`,
    { ...source, today, asOf: past.as_of ?? '' },
    { route: 'trends.detail', isKept: true },
  )
  return WINDOWS.map((window, at) => ({
    window,
    trends: row?.trends[at] ?? 0,
    middle: row?.middle[at] ?? null,
  }))
}
