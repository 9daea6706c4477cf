import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** The newest day that any trend tells of: what is measured of festivals ends there. `null` without trends. */
export async function newestTrendDay(db: AnalyticsDb): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ newest_day: z.string().nullable() }),
    'SELECT toString(maxOrNull(as_of)) AS newest_day FROM trendee.trend_metric',
    {},
    { route: 'festivals.newest-day', isKept: true },
  )
  return row?.newest_day ?? null
}
