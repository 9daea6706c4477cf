import { trendIdOf } from '@trendee/core/trend/trend-id'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ trends: z.coerce.number() })

/** Whether a trend of any region goes by this name, English or Chinese, in whatever spelling. */
export async function isKnownTrend(db: AnalyticsDb, name: string): Promise<boolean> {
  const [row] = await db.rows(
    ROW,
    `SELECT count() AS trends FROM trendee.trend_metric
     WHERE replaceAll(lowerUTF8(name), '-', ' ') = {name:String} OR trend_id = {id:String}
       OR lowerUTF8(name_zh) = {name:String}`,
    {
      id: trendIdOf(name),
      name: name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, ' '),
    },
    { route: 'words.suggestKeyword' },
  )
  return (row?.trends ?? 0) > 0
}
