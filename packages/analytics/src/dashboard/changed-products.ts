import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type Page, countedPage } from '../tables/counted-page'
import { type FollowedKey, SEEN_ROWS, isNew, seenBinds } from '../tables/seen-rows'

export const PRODUCT_CHANGES = ['new_arrival', 'sold_out'] as const

const ROW = z.object({
  card: z.string(),
  change: z.enum(PRODUCT_CHANGES),
  day: z.string(),
  total: z.number(),
})

/** What came to the shops of followed brands and what sold out there since their owner looked, the newest first. */
export async function changedProducts(db: AnalyticsDb, followed: readonly FollowedKey[], page: Page) {
  if (followed.length === 0) return { list: [], total: 0 }
  const { rows, total } = await countedPage(
    db,
    ROW,
    `SELECT card, event.1 AS change, toString(event.2) AS day, count() OVER () AS total
     FROM (SELECT card, platform, product_id, arrayJoin([('new_arrival', arrived_on), ('sold_out', sold_out_on)]) AS event, as_of, seen
       FROM (SELECT card, platform, product_id, arrived_on, sold_out_on, as_of, brand_id AS id FROM trendee.brand_product
         WHERE brand_id IN {ids:Array(String)}) AS product
       INNER JOIN ${SEEN_ROWS} AS followed USING (id))
     WHERE ifNull(${isNew('event.2', 'as_of')}, 0)
     ORDER BY event.2 DESC, product_id, change`,
    seenBinds(followed),
    page,
    { route: 'dashboard.products' },
  )
  return { list: rows.map(({ card, change, day }) => ({ card, change, day })), total }
}
