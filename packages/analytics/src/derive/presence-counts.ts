import { GROWTH_FLOOR } from '@trendee/core/series/growth-floor'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { bestFirst } from '../tables/best-sellers'
import { WINDOW_DAYS, byWindow } from '../tables/by-window'
import { leastBefore } from '../tables/joint-growth'
import {
  NETWORK_DAYS,
  NETWORK_POSTS,
  SUMMED_GROWTHS,
  comparedPosts,
  isOfTwoWindows,
  isOfWindow,
} from '../tables/posts-growth'
import { GENDERS_OF_ITEM } from '../tables/product-count'
import { SHOP } from '../tables/shop'

/** Products, posts and looks that show each trend, for everybody and for each gender. */

/** Trends by the key under which garments are looked up: `key, trend_id, attributes, words`. */
export const WORN_TRENDS = 'trendee.stage_worn_trend'

const SHOWN_PRODUCTS = 4
const SHOWN_POSTS = 3
const SHOWN_LOOKS = 3

/** A product is a best seller among the tenth that sells most of what its platform sells at all, told from so many on. */
const BEST_SHARE = 0.1
const LEAST_SOLD = 10

/** All products and posts are read at once: a large shop's takes longer than a reader would wait. */
const bounds = { route: 'derive.presence', maxSeconds: 600 }
const ZEROS = '[0., 0., 0., 0.]'

const counts = z.array(z.number())
const gapped = z.array(z.number().nullable())

const TYPED = `arrayDistinct(arrayMap((type, value) -> concat(type, '/', value), attribute_types, attribute_values)) AS typed`
/** Everything that a garment can be looked up by; '' finds them all. */
const KEYS = `arrayConcat([''], typed, if(secondary_category = '', [],
  arrayConcat([concat('=', secondary_category)], arrayMap(each -> concat(secondary_category, '|', each), typed))))`

/** The trends that garments show, a row for each; `garments` has `typed`, `secondary_category` and `said`. */
const shown = (garments: string) => `(
  SELECT * FROM (SELECT *, arrayJoin(${KEYS}) AS key FROM ${garments}) AS garment
  INNER JOIN ${WORN_TRENDS} AS worn USING (key)
  WHERE hasAll(typed, attributes) AND (empty(words) OR arrayAll(word -> position(lowerUTF8(said), word) > 0, words)))`

const PRODUCTS = z.object({
  trend_id: z.string(),
  wearer: z.string(),
  platforms: z.array(z.string()),
  products: z.number(),
  brands: z.number(),
  shops: z.number(),
  median_price_usd: z.number().nullable(),
  new_arrivals: counts,
  best_sellers: counts,
  sales_growth: gapped,
  sales_basis: z.array(z.string()),
  shown: z.array(z.string()),
  as_of_day: z.string(),
})
export type ProductPresence = z.output<typeof PRODUCTS>

/** Only where both stretches are known is like compared with like; `step` as the square that sums are weighed by. */
const compared = (basis: string, side: 'now' | 'before' | 'pow(step, 2)') =>
  `if(demand_basis = '${basis}', arrayMap((now, before, step) -> if(now IS NULL OR before IS NULL, 0., assumeNotNull(${side})),
    arrayResize(demand, 4), arrayResize(demand_prior, 4), arrayResize(demand_step, 4)), ${ZEROS})`

const GARMENTS_SOLD = `(SELECT platform, product_id, title AS said, secondary_category, ${TYPED}, price_usd, as_of, ${SHOP} AS shop,
    brand_id, arrayJoin(${GENDERS_OF_ITEM}) AS wearer, ${bestFirst(3)} AS place,
    arrayMap(days -> toUInt32(ifNull(arrived_on > as_of - days AND arrived_on <= as_of, 0)), ${WINDOW_DAYS}) AS arrived,
    if(demand_basis IN ('units', 'reviews'), arrayResize(demand, 4), [NULL, NULL, NULL, NULL]) AS sold,
    ${compared('units', 'now')} AS units_now, ${compared('units', 'before')} AS units_before,
    ${compared('units', 'pow(step, 2)')} AS unit_squares,
    ${compared('reviews', 'now')} AS reviews_now, ${compared('reviews', 'before')} AS reviews_before
  FROM (SELECT *, demand_step FROM trendee.product_current) AS product
  LEFT JOIN (SELECT platform, written, any(brand_id) AS brand_id FROM trendee.brand_name GROUP BY platform, written) AS brand_name
    ON brand_name.platform = product.platform AND brand_name.written = product.brand)`

/** From how many pieces or reviews on a product is among a platform's best sellers for a gender; NULL where too few sell. */
const LEAST_OF_BEST = `(SELECT platform, wearer, ${byWindow(
  (_, place) =>
    `if(countIf(sold[${place}] > 0) >= ${LEAST_SOLD}, quantileExactIf(${1 - BEST_SHARE})(sold[${place}], sold[${place}] > 0), NULL)`,
)} AS least
  FROM (SELECT platform, arrayJoin(${GENDERS_OF_ITEM}) AS wearer, arrayResize(demand, 4) AS sold FROM trendee.product_current
    WHERE demand_basis IN ('units', 'reviews')) GROUP BY platform, wearer)`

export function productPresence(db: AnalyticsDb): Promise<ProductPresence[]> {
  return db.rows(
    PRODUCTS,
    `SELECT trend_id, wearer, arraySort(groupUniqArray(toString(platform))) AS platforms, count() AS products,
       uniqExactIf(brand_id, brand_id != '') AS brands, uniqExactIf((platform, shop), shop != '') AS shops,
       quantileExactInclusiveOrNull(0.5)(price_usd) AS median_price_usd, sumForEach(arrived) AS new_arrivals,
       sumForEach(is_best) AS best_sellers,
       arrayMap((before, squares, other_before) -> multiIf(before >= ${leastBefore('squares')}, 'units', other_before >= ${GROWTH_FLOOR}, 'reviews', ''),
         sumForEach(units_before) AS sold_before, sumForEach(unit_squares), sumForEach(reviews_before) AS reviewed_before) AS sales_basis,
       arrayMap((basis, now, before, other_now, other_before) -> multiIf(basis = 'units', now / before - 1,
           basis = 'reviews', other_now / other_before - 1, NULL),
         sales_basis, sumForEach(units_now), sold_before, sumForEach(reviews_now), reviewed_before) AS sales_growth,
       arrayMap(best -> concat(best.3, '/', best.4), groupArraySorted(${SHOWN_PRODUCTS})(place)) AS shown,
       toString(max(as_of)) AS as_of_day
     FROM ${shown(`(SELECT sold_garment.*, arrayMap((pieces, best) -> toUInt32(ifNull(pieces >= best, 0)), sold,
         if(empty(least), [NULL, NULL, NULL, NULL], least)) AS is_best
       FROM ${GARMENTS_SOLD} AS sold_garment LEFT JOIN ${LEAST_OF_BEST} AS best USING (platform, wearer))`)}
     GROUP BY trend_id, wearer`,
    {},
    bounds,
  )
}

const POSTS = z.object({
  trend_id: z.string(),
  wearer: z.string(),
  posts: counts,
  posts_growth: gapped,
  shown: z.array(z.string()),
  as_of_day: z.string(),
})
export type PostPresence = z.output<typeof POSTS>

const LONGEST = Math.max(...WINDOWS)

export function postPresence(db: AnalyticsDb): Promise<PostPresence[]> {
  const garments = `(SELECT platform, post_id, caption AS said, secondary_category, ${TYPED}, posted_on AS day, of_both, as_of_day,
      ifNull(liveliness, 0) AS likes, arrayJoin(${GENDERS_OF_ITEM}) AS wearer
    FROM (SELECT *, posted_on, liveliness FROM trendee.post_current) AS post INNER JOIN ${NETWORK_DAYS} AS ends USING (platform)
    WHERE ${isOfTwoWindows('day', LONGEST)})`
  return db.rows(
    POSTS,
    `SELECT trend_id, wearer, sumForEach(own_posts) AS posts,
       ${SUMMED_GROWTHS} AS posts_growth,
       arrayMap(one -> one.2, arraySlice(arraySort(arrayFlatten(groupArray(liveliest))), 1, ${SHOWN_POSTS})) AS shown,
       toString(max(as_of_day)) AS as_of_day
     FROM (
       SELECT trend_id, wearer, platform,
         ${byWindow((days) => `countIf(${isOfWindow('day', days)})`)} AS own_posts,
         ${comparedPosts('day', 'compared', 'compared_before')},
         groupArraySorted(${SHOWN_POSTS})((-toInt64(likes), concat(platform, '/', post_id))) AS liveliest
       FROM ${shown(garments)} GROUP BY trend_id, wearer, platform) AS own
     INNER JOIN ${NETWORK_POSTS} AS network USING (platform)
     GROUP BY trend_id, wearer`,
    {},
    bounds,
  )
}

const LOOKS = z.object({
  trend_id: z.string(),
  wearer: z.string(),
  looks: z.number(),
  season: z.string(),
  shown: z.array(z.string()),
})
export type LookPresence = z.output<typeof LOOKS>

/** Looks of the newest season, in which one garment shows the trend. */
export function lookPresence(db: AnalyticsDb): Promise<LookPresence[]> {
  const garments = `(SELECT look_id, text AS said, secondary_category, ${TYPED}, toString(season) AS season, shown_on,
      arrayJoin(${GENDERS_OF_ITEM}) AS wearer
    FROM trendee.look_garment
    WHERE season IN (SELECT season FROM trendee.look_garment WHERE season != '' GROUP BY season ORDER BY max(shown_on) DESC, season LIMIT 1))`
  return db.rows(
    LOOKS,
    `SELECT trend_id, wearer, uniqExact(look_id) AS looks, any(season) AS season,
       arraySlice(arrayDistinct(arrayMap(one -> concat('look/', one.2),
         groupArraySorted(${4 * SHOWN_LOOKS})((-toInt32(toUInt16(shown_on)), look_id)))), 1, ${SHOWN_LOOKS}) AS shown
     FROM ${shown(garments)} GROUP BY trend_id, wearer`,
    {},
    bounds,
  )
}
