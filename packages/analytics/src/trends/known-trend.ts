import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ trends: z.coerce.number() })

/** Whether a trend of any region goes by this name, English or Chinese; capitals and hyphens do not matter. */
export async function isKnownTrend(db: AnalyticsDb, name: string): Promise<boolean> {
  const [row] = await db.rows(
    ROW,
    `SELECT count() AS trends FROM trendee.trend_metric
     WHERE replaceAll(lowerUTF8(name), '-', ' ') = {name:String} OR replaceAll(trend_id, '-', ' ') = {name:String}
       OR lowerUTF8(name_zh) = {name:String}`,
    {
      name: name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, ' '),
    },
    { route: 'words.suggestKeyword' },
  )
  return (row?.trends ?? 0) > 0
}
