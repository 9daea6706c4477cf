import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { orderPeriod } from '../tables/order-lines'
import type { ProductKeeper } from './derive-context'
import { replacePartition } from './replace-partition'

/** SQL of a title as the feeds make an id of it for orders without one: `handleOf` of `@trendee/feeds`. */
export function handleSql(title: string): string {
  const bare = `normalizeUTF8NFC(replaceRegexpAll(normalizeUTF8NFKD(${title}), '\\\\p{M}', ''))`
  return `trimBoth(replaceRegexpAll(replaceRegexpAll(lowerUTF8(${bare}), '[''’"()\\\\[\\\\]]', ''), '[^\\\\p{L}\\\\p{N}]+', '-'), '-')`
}

/** The title of each product, by the newest row that names it. */
function titles(named: string): string {
  return `SELECT product_id, seen_on, ${handleSql('title')} AS handle
    FROM (${named}) AS named
    INNER JOIN (SELECT product_id, words AS wording, title FROM trendee.product FINAL WHERE platform = {platform:String}) AS words
      USING (product_id, wording)
    WHERE handle != ''`
}

const SEEN = `SELECT product_id, argMax(words, (observed_on, version)) AS wording, max(observed_on) AS seen_on
  FROM trendee.observation WHERE platform = {platform:String} GROUP BY product_id`
const ORDERED = `SELECT product_id, argMax(words, (ordered_on, version)) AS wording, max(ordered_on) AS seen_on
  FROM trendee.order_line WHERE platform = {platform:String} GROUP BY product_id`

/** The one product of each title: of several, the one that was seen last, as where a shop gave it a new id. */
const PRODUCTS = `SELECT handle, any(product_id) AS found FROM (
    SELECT handle, product_id, seen_on = max(seen_on) OVER (PARTITION BY handle) AS is_newest FROM (${titles(SEEN)}))
  WHERE is_newest GROUP BY handle HAVING count() = 1`

/** Ids that the feeds made, since a table gives none. */
const IS_MADE = "startsWith(found, 'title-') OR startsWith(found, 'link-')"

/**
 * Finds, for each product that only a shop's orders name, the one of the shop's own tables that has the same title: shops export products
 * by one id and orders by another, or by titles. Where some ids of orders are those of products, the two are by one kind of id, and an
 * id that no product has is of another product, though it may be called alike.
 */
export async function rebuildOrderedProducts(db: AnalyticsDb, platform: string): Promise<void> {
  const orders = await orderPeriod(db, platform)
  await replacePartition(db, 'ordered_product', platform, async (target) => {
    // Most platforms have none, and as many products as nobody wants to go through for nothing.
    if (orders === null) return
    await db.run(
      `INSERT INTO ${target} (platform, ordered_id, product_id)
       SELECT {platform:String}, product_id, found FROM (
         SELECT product_id, handle, product_id = handle AS is_by_title,
           product_id IN (SELECT product_id FROM trendee.observation WHERE platform = {platform:String}) AS is_shared,
           max(is_shared AND NOT is_by_title) OVER () AS are_ids_shared
         FROM (${titles(ORDERED)})) AS ordered
       INNER JOIN (${PRODUCTS}) AS products USING (handle)
       WHERE NOT is_shared AND (is_by_title OR NOT are_ids_shared OR ${IS_MADE})`,
      { platform },
      { route: 'derive.ordered-products' },
    )
  })
}

/** What people keep of products that only orders named stays theirs. To be asked once these are found. */
export async function moveKept(db: AnalyticsDb, keeper: ProductKeeper, platform: string): Promise<void> {
  const kept = await keeper.of(platform)
  if (kept.length === 0) return
  const moved = await db.rows(
    z.object({ from: z.string(), to: z.string() }),
    `SELECT concat(platform, '.', ordered_id) AS from, concat(platform, '.', product_id) AS to FROM trendee.ordered_product
     WHERE platform = {platform:String} AND from IN {kept:Array(String)} ORDER BY from`,
    { platform, kept },
    { route: 'derive.ordered-products' },
  )
  await keeper.move(moved)
}
