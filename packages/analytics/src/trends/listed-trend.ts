import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { metricsIn } from '../tables/trend-metric'

/** Whether a region, or no region in particular, has a trend of this very id. */
export async function isListed(db: AnalyticsDb, trendId: string, region: string): Promise<boolean> {
  const [row] = await db.rows(
    z.object({ trends: z.coerce.number() }),
    `SELECT count() AS trends FROM ${metricsIn()} AND trend_id = {trend:String}`,
    { trend: trendId, region },
    { route: 'trends.detail.listed', isKept: true },
  )
  return (row?.trends ?? 0) > 0
}
