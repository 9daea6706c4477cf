import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ trend_id: z.string(), photos: z.array(z.string()) })

/**
 * The photographs of what shows a trend (best sellers, liveliest posts, newest looks, in this order), by trend; none of those
 * without. One question for a whole list.
 */
export async function trendPhotos(
  db: AnalyticsDb,
  trendIds: readonly string[],
  gender: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (trendIds.length === 0) return new Map()
  const rows = await db.rows(
    ROW,
    `SELECT trend_id, arrayMap(pair -> pair.2, arraySort(groupArray((place, photo)))) AS photos FROM (
      SELECT trend_id, record, place FROM (
        SELECT trend_id, arrayConcat(
            shown_products,
            arrayMap(key -> concat('post/', replaceOne(key, '/', '.')), shown_posts),
            arrayMap(key -> concat('look/', substring(key, position(key, '/') + 1)), shown_looks)) AS records
        FROM trendee.trend_presence WHERE gender = {gender:String} AND trend_id IN {trendIds:Array(String)}
      ) ARRAY JOIN records AS record, arrayEnumerate(records) AS place
    ) AS shown
    INNER JOIN (SELECT record, photo FROM trendee.picture FINAL WHERE photo != '') AS kept USING (record)
    GROUP BY trend_id`,
    { trendIds: [...new Set(trendIds)], gender },
    { route: 'pictures.trend-photos', isKept: true },
  )
  return new Map(rows.map(({ trend_id: trendId, photos }) => [trendId, photos]))
}
