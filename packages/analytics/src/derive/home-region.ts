import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** The region of which the most searches are known: reports and the style of the day are of it. `null` where none is. */
export async function homeRegion(db: AnalyticsDb): Promise<string | null> {
  const [home] = await db.rows(
    z.object({ region: z.string() }),
    `SELECT region FROM trendee.trend_metric WHERE platform = 'google' AND region != ''
     GROUP BY region ORDER BY uniqExact(trend_id) DESC, region = 'US' DESC, region LIMIT 1`,
  )
  return home?.region ?? null
}
