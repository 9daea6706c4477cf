import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/**
 * Platform → the newest day of which its products, orders or posts tell. Series stand under the first day of their step, and tell of all of it:
 * they are left out.
 */
export async function newestDays(db: AnalyticsDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.rows(
    z.object({ platform: z.string(), newest: z.string() }),
    `SELECT cover.1 AS platform, toString(max(toDateOrZero(cover.3))) AS newest
     FROM (SELECT arrayJoin(JSONExtract(coverage, 'Array(Tuple(platform String, kind String, to String))')) AS cover
           FROM trendee.import_run FINAL
           WHERE coverage != '[]' AND rows_loaded + rows_duplicate > 0
             AND state IN ('running', 'loaded', 'done', 'failed', 'interrupted'))
     WHERE cover.2 IN ('product', 'order-line', 'post')
     GROUP BY platform`,
    {},
    { route: 'derive.newest-days' },
  )
  return new Map(rows.map(({ platform, newest }) => [platform, newest]))
}
