import { z } from 'zod'
import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import type { AnalyticsDb } from '../engine/db'
import { IS_STALE } from '../tables/trend-metric'

/**
 * The region of which the most searches speak of today, else the most are known: reports and the style of the day are of it.
 * `null` where none is.
 */
export async function homeRegion(db: AnalyticsDb, today: string): Promise<string | null> {
  const [home] = await db.rows(
    z.object({ region: z.string() }),
    `SELECT region FROM trendee.trend_metric WHERE platform = 'google' AND region NOT IN ('', '${UNKNOWN_REGION}')
     GROUP BY region ORDER BY uniqExactIf(trend_id, NOT ${IS_STALE}) DESC, uniqExact(trend_id) DESC, region = 'US' DESC, region LIMIT 1`,
    { today },
  )
  return home?.region ?? null
}
