import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({
  id: z.string(),
  title: z.string(),
  price: z.number().nullable(),
  currency: z.string(),
  seller: z.string(),
  is_sold_out: z.number(),
  seen_on: z.string(),
  as_of_day: z.string(),
  platform: z.string(),
})
export type WatchedProduct = z.output<typeof ROW>

/** Products (`platform.id`) as they stand; of one that there is not, nothing. */
export function watchedProducts(db: AnalyticsDb, ids: readonly string[]): Promise<WatchedProduct[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.rows(
    ROW,
    `SELECT concat(platform, '.', product_id) AS id, title, price, currency, seller, sold_out_on IS NOT NULL AS is_sold_out,
       ifNull(toString(last_seen), '') AS seen_on, toString(as_of) AS as_of_day, platform
     FROM trendee.product_current
     WHERE (platform, product_id) IN (SELECT substring(full, 1, position(full, '.') - 1), substring(full, position(full, '.') + 1)
       FROM (SELECT arrayJoin({ids:Array(String)}) AS full)) LIMIT 1 BY id`,
    { ids },
    { route: 'alerts.products' },
  )
}
