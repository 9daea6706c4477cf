import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** The newest day of the platforms' data, `null` when they have no products. */
export async function newestDay(db: AnalyticsDb, platforms: readonly string[]): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ as_of_day: z.string().nullable() }),
    'SELECT toString(maxOrNull(as_of)) AS as_of_day FROM trendee.product_current WHERE platform IN {platforms:Array(String)}',
    { platforms },
    { route: 'selling.newest-day', isKept: true },
  )
  return row?.as_of_day ?? null
}
