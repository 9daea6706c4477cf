import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** Condition over `capture_day`: the day can be compared with the captures before it. */
export const IS_COMPARABLE = "comparability IN ('first', 'comparable')"

/** SQL of the days of `{platform:String}` that can be compared. */
export const COMPARABLE_DAYS = `(SELECT day FROM trendee.capture_day WHERE platform = {platform:String} AND ${IS_COMPARABLE})`

/** The day on which a platform's windows end, the newest that can be compared; null without products. */
export async function comparableAsOf(db: AnalyticsDb, platform: string): Promise<string | null> {
  const [newest] = await db.rows(
    z.object({ newest: z.string().nullable() }),
    `SELECT toString(maxOrNull(day)) AS newest FROM trendee.capture_day
     WHERE platform = {platform:String} AND ${IS_COMPARABLE}`,
    { platform },
  )
  return newest?.newest ?? null
}
