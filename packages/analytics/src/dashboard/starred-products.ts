import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { orderLines } from '../tables/order-lines'
import { CHEAPEST_OF_DAY } from '../tables/file-of-version'
import { IS_PRICE_BELIEVED } from '../tables/product-current'
import { type FollowedKey, SEEN_ROWS, isNew, knownThrough, seenBinds } from '../tables/seen-rows'

const ROW = z.object({
  id: z.string(),
  card: z.string(),
  /** In the currency of today's price; `null` where it was the same or cannot be compared. */
  price_before: z.number().nullable(),
  price_before_day: z.string().nullable(),
  sold_out_day: z.string().nullable(),
  is_sold_out_new: z.number(),
})
export type StarredProduct = z.output<typeof ROW>

const STARRED_KEYS = `(SELECT substring(full, 1, position(full, '.') - 1), substring(full, position(full, '.') + 1)
  FROM (SELECT arrayJoin({ids:Array(String)}) AS full))`

/** Theirs, and the ids by which only orders name them. */
const ORDERED_KEYS = `(SELECT * FROM ${STARRED_KEYS} UNION ALL
  SELECT platform, ordered_id FROM trendee.ordered_product WHERE (platform, product_id) IN ${STARRED_KEYS})`

/** What each day's captures, and of an own shop its orders, said of the price; a day without one says nothing. */
const PRICED_DAYS = `SELECT platform, product_id, observed_on AS day, argMaxIf(observation.price, ${CHEAPEST_OF_DAY}, price_usd IS NOT NULL) AS price,
    argMaxIf(observation.currency, ${CHEAPEST_OF_DAY}, price_usd IS NOT NULL) AS currency
  FROM (
    SELECT platform, product_id, observed_on, version, currency, price, price_usd
    FROM trendee.observation WHERE (platform, product_id) IN ${STARRED_KEYS}
    UNION ALL
    SELECT platform, product_id, ordered_on, version, currency, price, price_usd
    FROM (${orderLines(undefined, `(platform, product_id) IN ${ORDERED_KEYS}`)})) AS observation
  GROUP BY platform, product_id, observed_on HAVING price IS NOT NULL`

/** Starred products (`platform.id`) as they stand, beside the price that their owner saw last; of one that there is not, nothing. */
export function starredProducts(db: AnalyticsDb, starred: readonly FollowedKey[]): Promise<StarredProduct[]> {
  if (starred.length === 0) return Promise.resolve([])
  return db.rows(
    ROW,
    `SELECT id, any(product.card) AS card, toString(any(sold_out_on)) AS sold_out_day,
       any(ifNull(${isNew('sold_out_on', 'as_of')}, 0)) AS is_sold_out_new,
       argMaxIf(tuple(priced.price, toString(priced.day)), priced.day, priced.day <= ${knownThrough('as_of')}) AS before,
       before.1 != any(product.price) AND argMaxIf(priced.currency, priced.day, priced.day <= ${knownThrough('as_of')}) = any(product.currency)
         AND any(is_believed) AS is_changed,
       if(is_changed, before.1, NULL) AS price_before, if(is_changed, before.2, NULL) AS price_before_day
     FROM (SELECT concat(platform, '.', product_id) AS id, platform, product_id, card, price, currency, sold_out_on, as_of,
         ${IS_PRICE_BELIEVED} AS is_believed
       FROM trendee.product_current WHERE (platform, product_id) IN ${STARRED_KEYS} LIMIT 1 BY id) AS product
     INNER JOIN ${SEEN_ROWS} AS followed USING (id)
     LEFT JOIN (${PRICED_DAYS}) AS priced USING (platform, product_id)
     GROUP BY id`,
    seenBinds(starred),
    { route: 'dashboard.starred-products' },
  )
}
