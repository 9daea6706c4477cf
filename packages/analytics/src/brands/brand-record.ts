import { EVIDENCE } from '@trendee/core/series/evidence'
import { z } from 'zod'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { POST_CARD_ROW, postOfCard } from '../tables/post-card'
import { bestFirst } from '../tables/best-sellers'
import { IS_COMPARABLE } from '../tables/comparable-captures'
import { CARD, type ProductRow, productRow } from '../tables/product-row'
import { BRAND_ROW, BRAND_SELECT, type BrandRow, windowPlace } from './brand-row'

/** Everything that the page of one brand shows; every question reads the brand's own rows alone. */

const bounds = (part: string) => ({ route: `brands.info.${part}`, isKept: true }) as const

/** Brands by id, in no order; unknown ones are left out. */
export function brandsById(db: AnalyticsDb, ids: readonly string[]): Promise<BrandRow[]> {
  return db.rows(
    BRAND_ROW,
    `SELECT ${BRAND_SELECT} FROM trendee.brand_current WHERE brand_id IN {ids:Array(String)}`,
    { ids },
    bounds('brand'),
  )
}

const CATEGORY = z.object({
  brand_id: z.string(),
  primary_category: z.string(),
  secondary_category: z.string(),
  wearer: z.enum(['adults', 'children']),
  products: z.number(),
  price_low: z.number(),
  price_median: z.number(),
  price_high: z.number(),
  market_products: z.number(),
  market_low: z.number(),
  market_median: z.number(),
  market_high: z.number(),
  position: z.number(),
})
export type BrandCategory = z.output<typeof CATEGORY>

/** Prices of brands beside the market's by category, the categories with most of their products first. */
export function brandCategories(db: AnalyticsDb, ids: readonly string[]): Promise<BrandCategory[]> {
  return db.rows(
    CATEGORY,
    `SELECT * FROM trendee.brand_category WHERE brand_id IN {ids:Array(String)}
     ORDER BY products DESC, secondary_category, wearer LIMIT 24 BY brand_id`,
    { ids },
    bounds('categories'),
  )
}

const PLATFORM = z.object({
  platform: z.string(),
  as_of_day: z.string(),
  products: z.number(),
  known_products: z.number(),
  sellers: z.number(),
  new_arrivals: z.number(),
  sell_outs: z.number(),
  window_demand: z.number().nullable(),
  demand_basis: z.enum(['units', 'reviews', 'favorites', '']),
  demand_window_days: z.number().nullable(),
  evidence: z.enum([...EVIDENCE, '']),
  compared_demand: z.number(),
  compared_prior: z.number(),
  squared_steps: z.number(),
  compared_products: z.number(),
  shows_list_prices: z.number(),
  captures: z.number(),
})

export function brandPlatforms(db: AnalyticsDb, id: string, window: WindowDays) {
  return db.rows(
    PLATFORM,
    `SELECT platform, toString(as_of) AS as_of_day, products, known_products, sellers, arrivals[at] AS new_arrivals,
       sell_outs[at] AS sell_outs, demand[at] AS window_demand, demand_basis, demand_window_days,
       demand_evidence[at] AS evidence, compared_demand[at] AS compared_demand, compared_prior[at] AS compared_prior,
       squared_steps[at] AS squared_steps,
       compared_products[at] AS compared_products, shows_list_prices, captures
     FROM (SELECT *, {window:UInt8} AS at FROM trendee.brand_window WHERE brand_id = {id:String})
     ORDER BY products DESC, platform`,
    { id, window: windowPlace(window) },
    bounds('platforms'),
  )
}

const NAME = z.object({ platform: z.string(), written: z.string(), line: z.string(), products: z.number() })

export function brandNames(db: AnalyticsDb, id: string) {
  return db.rows(
    NAME,
    `SELECT platform, written, line, products FROM trendee.brand_name WHERE brand_id = {id:String}
     ORDER BY products DESC, written LIMIT 100`,
    { id },
    bounds('names'),
  )
}

const WEEK = z.object({
  brand_id: z.string(),
  monday: z.string(),
  captures: z.number(),
  products: z.number(),
  reduced: z.number(),
  reductions: z.number(),
  listed: z.number(),
  cuts: z.number(),
  rises: z.number(),
  in_stock: z.number(),
})
export type BrandWeek = z.output<typeof WEEK>

/** What a platform offered stands until it is captured again, for at most so many weeks. */
const CARRIED_WEEKS = 4

/** Weeks of a platform with what it last said of a brand, with those that pass until its next capture of anything. */
const CARRIED = `SELECT platform, brand_id, seen, day_priced, day_reduced, day_reductions, day_in_stock,
    week + 7 * ahead AS monday, ahead = 0 AS is_own, if(is_own, days, 0) AS own_days, if(is_own, week_cuts, 0) AS own_cuts,
    if(is_own, week_rises, 0) AS own_rises
  FROM (
    SELECT platform, brand_id, toMonday(day) AS week, count() AS days, avg(products) AS seen, avg(priced) AS day_priced,
      avg(reduced) AS day_reduced, avg(reductions) AS day_reductions, sum(cuts) AS week_cuts, sum(rises) AS week_rises,
      avg(in_stock) AS day_in_stock
    FROM trendee.brand_day
    WHERE brand_id IN {ids:Array(String)}
      AND day > (SELECT max(day) FROM trendee.brand_day WHERE brand_id IN {ids:Array(String)}) - 364
    GROUP BY platform, brand_id, week) AS weekly
  INNER JOIN (SELECT platform, arraySort(groupUniqArray(toMonday(day))) AS captured FROM trendee.capture_day
    WHERE ${IS_COMPARABLE} GROUP BY platform) AS captures USING (platform)
  ARRAY JOIN arrayFilter(weeks -> weeks = 0 OR NOT arrayExists(next -> next > week AND next <= week + 7 * weeks, captured),
    range(${CARRIED_WEEKS + 1})) AS ahead`

/**
 * The last 52 weeks of brands in which comparable captures saw them, oldest first. Products are those of an average day,
 * of a platform that was not captured those that it last had: a shop that is captured every other week comes and goes
 * for nobody. Changes of prices stand in the week whose capture saw them. `listed`: of shops that show list prices.
 */
export function brandWeeks(db: AnalyticsDb, ids: readonly string[]): Promise<BrandWeek[]> {
  return db.rows(
    WEEK,
    // Of each platform the average day: one that is captured daily counts no more than a weekly one.
    `SELECT brand_id, toString(week) AS monday, sum(own_days) AS captures, sum(seen) AS products,
       sum(day_reduced) AS reduced, sum(day_reductions) AS reductions, sumIf(day_priced, shows_list_prices = 1) AS listed,
       sum(own_cuts) AS cuts, sum(own_rises) AS rises, sum(day_in_stock) AS in_stock
     FROM (SELECT * EXCEPT monday, monday AS week FROM (${CARRIED})) AS carried
     LEFT JOIN (SELECT platform, brand_id, shows_list_prices FROM trendee.brand_window
       WHERE brand_id IN {ids:Array(String)}) AS shop USING (platform, brand_id)
     GROUP BY brand_id, week HAVING captures > 0 ORDER BY brand_id, week`,
    { ids },
    bounds('weeks'),
  )
}

const ATTRIBUTE = z.object({
  type: z.string(),
  value: z.string(),
  products: z.number(),
  all_products: z.number(),
  market_products: z.number(),
  market: z.number(),
})

const OWN_PLATFORMS = 'SELECT platform FROM trendee.brand_window WHERE brand_id = {id:String}'

/** What a brand's products most often are, beside how often all products of its platforms are so. */
export function brandAttributes(db: AnalyticsDb, id: string) {
  return db.rows(
    ATTRIBUTE,
    `SELECT own_type AS type, own_value AS value, own_products AS products, all_products,
       sum(like_it) AS market_products,
       (SELECT sum(products) FROM trendee.product_count WHERE kind = 'all' AND platform IN (${OWN_PLATFORMS})) AS market
     FROM (
       SELECT attribute.1 AS own_type, attribute.2 AS own_value, count() AS own_products,
         (SELECT count() FROM trendee.brand_product WHERE brand_id = {id:String}) AS all_products
       FROM trendee.brand_product ARRAY JOIN arrayZip(attribute_types, attribute_values) AS attribute
       WHERE brand_id = {id:String}
       GROUP BY own_type, own_value ORDER BY own_products DESC, own_type, own_value LIMIT 6 BY own_type) AS own
     LEFT JOIN (SELECT toString(parent) AS own_type, value AS own_value, products AS like_it FROM trendee.product_count
       WHERE kind = 'attribute' AND platform IN (${OWN_PLATFORMS})) AS counted USING (own_type, own_value)
     GROUP BY own_type, own_value, own_products, all_products
     ORDER BY own_products DESC, own_type, own_value LIMIT 40`,
    { id },
    bounds('attributes'),
  )
}

/** Which products of a brand: how they are found and which come first. */
const SHELVES = {
  best: {
    where: 'demand[{window:UInt8}] > 0',
    order: bestFirst('{window:UInt8}'),
  },
  new: {
    where: 'arrived_on > as_of - {days:UInt16} AND arrived_on <= as_of',
    order: 'arrived_on DESC',
  },
  soldOut: {
    where: 'sold_out_on > as_of - {days:UInt16} AND sold_out_on <= as_of',
    order: 'sold_out_on DESC',
  },
} as const

const PRODUCTS_SHOWN = 12

export async function brandProducts(
  db: AnalyticsDb,
  id: string,
  shelf: keyof typeof SHELVES,
  window: WindowDays,
): Promise<ProductRow[]> {
  const { where, order } = SHELVES[shelf]
  const rows = await db.rows(
    CARD,
    `SELECT card FROM trendee.brand_product WHERE brand_id = {id:String} AND ${where}
     ORDER BY ${order}, platform, product_id LIMIT ${PRODUCTS_SHOWN}`,
    { id, window: windowPlace(window), days: window },
    bounds(shelf),
  )
  return rows.map(({ card }) => productRow(card, window))
}

/** The liveliest posts that name a brand. */
export async function brandPosts(db: AnalyticsDb, id: string) {
  const rows = await db.rows(
    POST_CARD_ROW,
    `SELECT card FROM trendee.post_current WHERE has(brand_ids, {id:String})
     ORDER BY liveliness DESC NULLS LAST, post_id LIMIT 12`,
    { id },
    bounds('posts'),
  )
  return rows.map(postOfCard)
}

const LOOK = z.object({
  id: z.string(),
  brand: z.string(),
  season: z.string(),
  city: z.string(),
  shown_on: z.string(),
})

/** A brand's newest looks. */
export function brandLooks(db: AnalyticsDb, id: string) {
  return db.rows(
    LOOK,
    `SELECT look_id AS id, brand, season, city, toString(look_current.shown_on) AS shown_on FROM trendee.look_current
     WHERE brand_id = {id:String} ORDER BY look_current.shown_on DESC, look_number, look_id LIMIT 12`,
    { id },
    bounds('looks'),
  )
}
