import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** The newest day of a platform's data, `null` when it has no products. */
export async function newestDay(db: AnalyticsDb, platform: string): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ as_of_day: z.string() }),
    'SELECT toString(as_of) AS as_of_day FROM trendee.product_current WHERE platform = {platform:String} LIMIT 1',
    { platform },
    { route: 'selling.newest-day', isKept: true },
  )
  return row?.as_of_day ?? null
}
