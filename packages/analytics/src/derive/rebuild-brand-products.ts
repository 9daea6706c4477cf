import { readBrand } from '@trendee/core/brands/brand-id'
import { PRICE_STEP } from '@trendee/core/prices/price-step'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { giveBackMemory } from '../engine/give-back-memory'
import { JsonLines } from '../engine/json-lines'
import { COMPARABLE_DAYS } from '../tables/comparable-captures'
import { FILE_OF_VERSION } from '../tables/file-of-version'
import { IS_PRICE_BELIEVED } from '../tables/product-current'
import { SHOP } from '../tables/shop'
import { inOnePart } from './in-one-part'
import { PRODUCT_BY_PRODUCT } from './product-by-product'
import { IN_SLICE, productSlices } from './product-slices'
import { byWindow } from '../tables/by-window'
import { replacePartition } from './replace-partition'

/** A product is still on sale where it was seen so lately and is not sold out. */
export const ON_SALE_DAYS = 90
export const IS_ON_SALE = `(sold_out_on IS NULL AND ifNull(last_seen > as_of - ${ON_SALE_DAYS}, 0))`

const within = (column: string, days: number) => `(${column} > as_of - ${days} AND ${column} <= as_of)`

const NAMES = z.object({ written: z.string(), products: z.number() })

/** The ways in which a platform's products name their brands, each with the one brand that it means, and how many of those that lists show write it. */
export async function rebuildBrandNames(db: AnalyticsDb, platform: string): Promise<void> {
  const names = await db.rows(
    NAMES,
    `SELECT brand AS written, countIf(${IS_PRICE_BELIEVED}) AS products FROM trendee.product_current
     WHERE platform = {platform:String} AND brand != '' GROUP BY brand ORDER BY brand`,
    { platform },
    { route: 'derive.brand-names' },
  )
  const lines = new JsonLines()
  for (const { written, products } of names) {
    const read = readBrand(written)
    if (read !== null) lines.add([platform, written, read.id, read.line, read.lineId, products])
  }
  await replacePartition(db, 'brand_name', platform, async (target) => {
    if (lines.length > 0) {
      await db.append(target, ['platform', 'written', 'brand_id', 'line', 'line_id', 'products'], lines.take())
    }
  })
}

const KEPT = `platform, product_id, primary_category, secondary_category, gender, attribute_types, attribute_values,
  price_usd, demand_basis, demand_window_days, demand, demand_prior, demand_step, demand_evidence, first_seen, last_seen, arrived_on, sold_out_on, as_of, card`

/** A platform's products under their brands. */
export async function rebuildBrandProducts(db: AnalyticsDb, platform: string): Promise<void> {
  await replacePartition(db, 'brand_product', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (brand_id, line, ${KEPT})
       SELECT brand_id, line, ${KEPT} FROM trendee.product_current
       INNER JOIN (SELECT written AS brand, brand_id, line FROM trendee.brand_name
         WHERE platform = {platform:String}) AS named USING (brand)
       WHERE platform = {platform:String} AND ${IS_PRICE_BELIEVED}
       SETTINGS max_threads = 1, max_block_size = 8192`,
      { platform },
      { route: 'derive.brand-products' },
    ),
  )
}

/** A product's captures in the order of their days: what each says last, of variants the cheapest. */
const DAYS_OF_PRODUCTS = `SELECT product_id, arraySort(groupArray((day, seen.1, seen.2, seen.3, is_in_stock))) AS captures
  FROM (
    SELECT product_id, observed_on AS day,
      argMax((currency, price, list_price), (${FILE_OF_VERSION}, -ifNull(price, inf), version)) AS seen,
      argMax(ifNull(in_stock, 1) = 1 AND ifNull(stock, 1) > 0, version) AS is_in_stock
    FROM trendee.observation
    WHERE platform = {platform:String} AND ${IN_SLICE} AND observed_on IN ${COMPARABLE_DAYS}
      AND product_id IN (SELECT product_id FROM trendee.brand_product WHERE platform = {platform:String})
    GROUP BY product_id, observed_on)
  GROUP BY product_id`

const DAY_COLUMNS = 'products, priced, reduced, reductions, cuts, rises, in_stock'

/**
 * What the comparable captures of a platform saw of each brand: prices, reductions, changes, stock. Sums are made in one
 * order, so that the same facts give the same last digits.
 */
export async function rebuildBrandDays(db: AnalyticsDb, platform: string): Promise<void> {
  const slices = await productSlices(db, platform)
  const part = `trendee.stage_part_brand_day_${platform.replaceAll('-', '_')}`
  await replacePartition(db, 'brand_day', platform, async (target) => {
    await db.run(`DROP TABLE IF EXISTS ${part}`)
    await db.run(`CREATE TABLE ${part} AS trendee.brand_day`)
    for (const slice of slices) {
      await db.run(
        `INSERT INTO ${part} (platform, brand_id, day, ${DAY_COLUMNS})
         SELECT {platform:String}, brand_id, now.1 AS day, count(), countIf(now.3 IS NOT NULL), countIf(now.4 > now.3),
           sumIf(1 - now.3 / now.4, now.4 > now.3),
           countIf(now.2 = before.2 AND now.3 < before.3 * ${1 - PRICE_STEP}),
           countIf(now.2 = before.2 AND now.3 > before.3 * ${1 + PRICE_STEP}), countIf(now.5)
         FROM (${DAYS_OF_PRODUCTS}) AS seen
         INNER JOIN (SELECT product_id, brand_id FROM trendee.brand_product WHERE platform = {platform:String}) AS own
           USING (product_id)
         ARRAY JOIN captures AS now, arrayPushFront(arrayPopBack(captures), captures[1]) AS before
         GROUP BY brand_id, day
         ${PRODUCT_BY_PRODUCT}`,
        { platform, ...slice },
        { route: 'derive.brand-days' },
      )
      if (slices.length > 1) await giveBackMemory(db)
    }
    await db.run(
      `INSERT INTO ${target} (platform, brand_id, day, ${DAY_COLUMNS})
       SELECT platform, brand_id, day, ${DAY_COLUMNS.split(', ')
         .map((column) => `sum(${column})`)
         .join(', ')} FROM ${part} GROUP BY platform, brand_id, day
       SETTINGS max_threads = 1`,
    )
    await db.run(`DROP TABLE ${part}`)
    await inOnePart(db, target)
  })
}

/** Counts of one period alone are added: those of the asked window, else of the shortest that the feed has fixed. */
const IS_OF_PERIOD = 'ifNull(demand_window_days, 0) = period'
const PERIODS = `SELECT brand_id, minIf(ifNull(demand_window_days, 0), arrayExists(pieces -> pieces IS NOT NULL, demand)) AS period
  FROM trendee.brand_product WHERE platform = {platform:String} GROUP BY brand_id`
const comparedIn = (place: number) =>
  `demand[${place}] IS NOT NULL AND demand_prior[${place}] IS NOT NULL AND ${IS_OF_PERIOD}`

/** SQL of the least sure of what figures are known by; '' of none. */
const weakest = (evidences: string) =>
  `arrayFirst(each -> has(${evidences}, each), [${EVIDENCE.toReversed()
    .map((each) => `'${each}'`)
    .join(', ')}])`

/** Each brand of a platform by window, with what its numbers rest on. */
export async function rebuildBrandWindows(db: AnalyticsDb, platform: string): Promise<void> {
  await replacePartition(db, 'brand_window', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (platform, brand_id, as_of, products, known_products, sellers, first_arrival, arrivals,
         sell_outs, demand_basis, demand_window_days, demand, demand_evidence, compared_demand, compared_prior, squared_steps,
         compared_products, shows_list_prices,
         priced, reduced, reductions, captures)
       SELECT {platform:String}, brand_id, as_of_day, on_sale, known, sellers, first_arrival, arrivals, sell_outs, basis,
         fixed_days, demands, evidences, compared, priors, squares, compared_products,
         (SELECT count() > 0 FROM trendee.brand_day WHERE platform = {platform:String} AND reduced > 0),
         if(empty(day_priced), ${byWindow(() => '0')}, day_priced),
         if(empty(day_reduced), ${byWindow(() => '0')}, day_reduced),
         if(empty(day_reductions), ${byWindow(() => '0')}, day_reductions),
         (SELECT uniqExact(day) FROM ${COMPARABLE_DAYS})
       FROM (
         SELECT brand_id, max(as_of) AS as_of_day, countIf(${IS_ON_SALE}) AS on_sale, count() AS known,
           uniqExactIf(JSONExtractString(card, 'seller'), JSONExtractString(card, 'seller') != '') AS sellers,
           if(countIf(arrived_on IS NULL) > 0, NULL, minOrNull(arrived_on)) AS first_arrival,
           ${byWindow((days) => `countIf(${within('arrived_on', days)})`)} AS arrivals,
           ${byWindow((days) => `countIf(${within('sold_out_on', days)})`)} AS sell_outs,
           any(demand_basis) AS basis, nullIf(any(period), 0) AS fixed_days,
           ${byWindow((_, place) => `sumOrNullIf(demand[${place}], ${IS_OF_PERIOD})`)} AS demands,
           ${byWindow((_, place) => weakest(`groupUniqArrayIf(demand_evidence[${place}], demand[${place}] IS NOT NULL AND ${IS_OF_PERIOD})`))} AS evidences,
           ${byWindow((_, place) => `sumIf(ifNull(demand[${place}], 0), ${comparedIn(place)})`)} AS compared,
           ${byWindow((_, place) => `sumIf(ifNull(demand_prior[${place}], 0), ${comparedIn(place)})`)} AS priors,
           ${byWindow((_, place) => `sumIf(pow(demand_step[${place}], 2), ${comparedIn(place)})`)} AS squares,
           ${byWindow((_, place) => `countIf(${comparedIn(place)})`)} AS compared_products
         FROM trendee.brand_product INNER JOIN (${PERIODS}) AS counted USING (brand_id)
         WHERE platform = {platform:String} GROUP BY brand_id) AS stands
       LEFT JOIN (
         SELECT brand_id,
           ${byWindow((days) => `avgOrDefaultIf(priced, ${within('day', days)})`)} AS day_priced,
           ${byWindow((days) => `avgOrDefaultIf(reduced, ${within('day', days)})`)} AS day_reduced,
           ${byWindow((days) => `avgOrDefaultIf(reductions, ${within('day', days)})`)} AS day_reductions
         FROM (SELECT *, (SELECT max(as_of) FROM trendee.brand_product WHERE platform = {platform:String}) AS as_of
           FROM trendee.brand_day WHERE platform = {platform:String})
         GROUP BY brand_id) AS days USING (brand_id)
       SETTINGS max_threads = 1`,
      { platform },
      { route: 'derive.brand-windows' },
    ),
  )
}

/** Who sells on a platform, where that is known. */
export async function rebuildRetailers(db: AnalyticsDb, platform: string): Promise<void> {
  await replacePartition(db, 'retailer_current', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (platform, retailer, products, brands, arrivals, median_price_usd, as_of)
       SELECT {platform:String}, ${SHOP} AS retailer,
         count(), uniqExactIf(brand_id, brand_id != ''),
         ${byWindow((days) => `countIf(${within('arrived_on', days)})`)},
         quantileExactInclusiveOrNull(0.5)(price_usd), max(as_of)
       FROM trendee.product_current
       LEFT JOIN (SELECT written AS brand, brand_id FROM trendee.brand_name WHERE platform = {platform:String}) AS named
         USING (brand)
       WHERE platform = {platform:String} AND ${IS_PRICE_BELIEVED} GROUP BY platform, retailer
       HAVING retailer != ''`,
      { platform },
      { route: 'derive.retailers' },
    ),
  )
}

/** All that follows from one platform's products about brands. */
export async function rebuildBrandFacts(db: AnalyticsDb, platform: string): Promise<void> {
  await rebuildBrandNames(db, platform)
  await rebuildBrandProducts(db, platform)
  await rebuildBrandDays(db, platform)
  await rebuildBrandWindows(db, platform)
  await rebuildRetailers(db, platform)
}
