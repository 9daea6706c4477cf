import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { orderPeriod } from '../tables/order-lines'
import { isDated } from '../tables/undated'
import type { ProductKeeper } from './derive-context'
import { BRAND_KEY } from './rebuild-brand-wearers'
import { replacePartition } from './replace-partition'

/** SQL of a title as the feeds make an id of it for orders without one: `handleOf` of `@trendee/feeds`. */
export function handleSql(title: string): string {
  const bare = `normalizeUTF8NFC(replaceRegexpAll(normalizeUTF8NFKD(${title}), '\\\\p{M}', ''))`
  return `trimBoth(replaceRegexpAll(replaceRegexpAll(lowerUTF8(${bare}), '[''’"()\\\\[\\\\]]', ''), '[^\\\\p{L}\\\\p{N}]+', '-'), '-')`
}

/** What each product is called, by the newest row that names it: title, brand and wearer. */
function named(rows: string): string {
  return `SELECT product_id, first_on, last_on, ${handleSql('title')} AS handle, ${BRAND_KEY} AS brand_key, toString(gender) AS wearer
    FROM (${rows}) AS named
    INNER JOIN (SELECT product_id, words AS wording, title, brand, gender FROM trendee.product FINAL
      WHERE platform = {platform:String}) AS words USING (product_id, wording)
    WHERE handle != ''`
}

const SEEN = `SELECT product_id, argMaxIf(words, (observed_on, version), words != 0) AS wording,
    minIf(observed_on, ${isDated('observed_on')}) AS first_on, maxIf(observed_on, ${isDated('observed_on')}) AS last_on
  FROM trendee.observation WHERE platform = {platform:String} GROUP BY product_id`
const ORDERED = `SELECT product_id, argMaxIf(words, (ordered_on, version), words != 0) AS wording, min(ordered_on) AS first_on, max(ordered_on) AS last_on
  FROM trendee.order_line WHERE platform = {platform:String} AND ${isDated('ordered_on')}
    AND product_id NOT IN (SELECT product_id FROM trendee.observation WHERE platform = {platform:String})
  GROUP BY product_id`

/** What is not told does not part two products. */
const IS_ALIKE = ['brand_key', 'wearer']
  .map((column) => `(ordered.${column} = '' OR own.${column} = '' OR ordered.${column} = own.${column})`)
  .join(' AND ')

/** Whose orders and products of shops without a name stand together: of one title there may be two. */
const UNNAMED_SHOPS = 'brand-site'

/**
 * Finds, for each product that only a shop's orders name, the one of the shop's own tables that has the same title: shops export products
 * by one id and orders by another, such as a variant's, or by titles. Of several that are called so it is the one that came once the others
 * were gone, as where a shop gave it a new id; else none. A product that orders name by its own id is none that they name by another: of
 * that title the shop has two.
 */
export async function rebuildOrderedProducts(db: AnalyticsDb, platform: string): Promise<void> {
  // Most platforms have none, and as many products as nobody wants to go through for nothing.
  const isAsked = platform !== UNNAMED_SHOPS && (await orderPeriod(db, platform)) !== null
  await replacePartition(db, 'ordered_product', platform, async (target) => {
    if (!isAsked) return
    await db.run(
      `INSERT INTO ${target} (platform, ordered_id, product_id)
       SELECT {platform:String}, ordered_id, newest[1].3 FROM (
         SELECT ordered.product_id AS ordered_id, any(handle) AS title_id,
           arrayReverseSort(groupArray((own.last_on, own.first_on, own.product_id))) AS newest
         FROM (${named(ORDERED)}) AS ordered
         INNER JOIN (${named(SEEN)}) AS own USING (handle)
         WHERE ${IS_ALIKE}
         GROUP BY ordered_id)
       WHERE (length(newest) = 1 OR newest[1].2 > newest[2].1)
         AND (ordered_id = title_id
           OR newest[1].3 NOT IN (SELECT product_id FROM trendee.order_line WHERE platform = {platform:String}))`,
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
