import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type FollowedKey, NEW_DAYS, SEEN_ROWS, isNew, seenBinds } from '../tables/seen-rows'

const PRODUCTS_SHOWN = 4
const PLACE = WINDOWS.indexOf(NEW_DAYS) + 1

const ROW = z.object({
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  platforms: z.array(z.string()),
  as_of_day: z.string(),
  on_sale: z.number(),
  new_arrivals: z.coerce.number(),
  sold_out: z.coerce.number(),
  price_cuts: z.coerce.number(),
  captures: z.number(),
  reduced_share: z.number().nullable(),
  discount_depth: z.number().nullable(),
  newest: z.array(z.tuple([z.string(), z.string()])),
})
const CARD = z.object({ platform: z.string(), product_id: z.string(), card: z.string() })

export interface FollowedBrand extends Omit<z.output<typeof ROW>, 'newest'> {
  /** Cards of its newest products. */
  readonly newest: readonly string[]
}

/** What came, what sold out and the newest products, by brand. */
const PRODUCTS = `SELECT id, countIf(ifNull(${isNew('arrived_on', 'as_of')}, 0)) AS new_arrivals,
    countIf(ifNull(${isNew('sold_out_on', 'as_of')}, 0)) AS sold_out,
    arrayMap(newest -> (newest.3, newest.2),
      groupArraySorted(${PRODUCTS_SHOWN})((-toInt32(coalesce(arrived_on, first_seen, toDate(0))), product_id, toString(platform)))) AS newest
  FROM (SELECT *, brand_id AS id FROM trendee.brand_product WHERE brand_id IN {ids:Array(String)}) AS product
  INNER JOIN ${SEEN_ROWS} AS followed USING (id) GROUP BY id`

/** Prices below those of the capture before, by brand. */
const CUTS = `SELECT id, sumIf(cuts, ${isNew('day', 'newest_day')}) AS price_cuts
  FROM (SELECT brand_id AS id, platform, day, cuts, max(day) OVER (PARTITION BY platform) AS newest_day
    FROM trendee.brand_day WHERE brand_id IN {ids:Array(String)}) AS days
  INNER JOIN ${SEEN_ROWS} AS followed USING (id) GROUP BY id`

/** What followed brands brought out, sold out and cut the prices of since their owner looked. */
export async function followedBrands(db: AnalyticsDb, followed: readonly FollowedKey[]): Promise<FollowedBrand[]> {
  if (followed.length === 0) return []
  const brands = await db.rows(
    ROW,
    `SELECT id, name, name_zh, platforms, as_of_day, on_sale, new_arrivals, sold_out, price_cuts, captures,
       reduced_share, discount_depth, newest
     FROM (SELECT brand_id AS id, name, name_zh, platforms, toString(as_of) AS as_of_day, products AS on_sale, captures,
         reduced_share[${PLACE}] AS reduced_share, discount_depth[${PLACE}] AS discount_depth
       FROM trendee.brand_current WHERE brand_id IN {ids:Array(String)}) AS brand
     LEFT JOIN (${PRODUCTS}) AS product USING (id) LEFT JOIN (${CUTS}) AS days USING (id)`,
    seenBinds(followed),
    { route: 'dashboard.brands' },
  )
  const keys = brands.flatMap(({ newest }) => newest)
  const cards = await cardsOf(db, followed, keys)
  return brands.map((brand) => ({
    ...brand,
    newest: brand.newest.flatMap(([platform, id]) => cards.get(`${platform}/${id}`) ?? []),
  }))
}

/** Read of the shown products alone: a card is most of what a product weighs. */
async function cardsOf(
  db: AnalyticsDb,
  followed: readonly FollowedKey[],
  keys: readonly (readonly [platform: string, id: string])[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db.rows(
    CARD,
    `SELECT platform, product_id, card FROM trendee.brand_product
     WHERE brand_id IN {brands:Array(String)} AND product_id IN {ids:Array(String)}`,
    { brands: followed.map(({ id }) => id), ids: [...new Set(keys.map(([, id]) => id))] },
    { route: 'dashboard.brands.cards', isKept: true },
  )
  return new Map(rows.map(({ platform, product_id: id, card }) => [`${platform}/${id}`, card]))
}
