import { ATTRIBUTE_WEIGHTS } from '@trendee/core/likeness/attribute-weights'
import { lexiconEntries, primaryCategoryOf } from '@trendee/core/lexicon/lexicon'
import { type Gender, GENDERS } from '@trendee/core/lexicon/types'
import { PRICE_EDGES } from '@trendee/core/prices/price-bands'
import { FAR_FROM_KIND, NEAR_FREE } from '@trendee/core/prices/price-doubt'
import type { AnalyticsDb } from '../engine/db'
import { WINDOW_DAYS } from '../tables/by-window'
import { type DemandBasis, countSql, demandBasis } from './demand'
import { insertedValues, jsonSql } from '../tables/columns'
import { NO_PRICE, PRODUCT_WORDS, type ProductColumn } from '../tables/product-current'
import { giveBackMemory } from '../engine/give-back-memory'
import { PRODUCT_BY_PRODUCT } from './product-by-product'
import { BRAND_KEY } from './rebuild-brand-wearers'
import { inOnePart } from './in-one-part'
import { kindMedians, kindSql } from './kind-medians'
import { IN_SLICE, productSlices } from './product-slices'
import { FILE_OF_VERSION } from '../tables/file-of-version'
import { comparableAsOf } from '../tables/comparable-captures'
import { gapBinds, orderLines, orderPeriod } from '../tables/order-lines'
import { isDated } from '../tables/undated'
import { replacePartition } from './replace-partition'
import { weeklyDemand } from './weekly-demand'
import { windowColumns } from './window-demand'

/** A product unseen or out of stock this many days running is sold out. */
const SELL_OUT_DAYS = 5

/** Columns of observations that no order tells. */
const ORDERS_TELL_NO = [
  'price_high',
  'price_high_usd',
  'units_sold',
  'units_window_days',
  'sales_rank',
  'rating',
  'reviews',
  'favorites',
  'stock',
  'in_stock',
] as const

const IS_DATED = isDated('observed_on')
const AT = '(observed_on, version)'
/** Puts the rows of one day and file above those of another: rows of one product there are its variants. */
const OF_CAPTURE = `observed_on, ${FILE_OF_VERSION}`
const IS_IN_STOCK = '(ifNull(in_stock, 1) = 1 AND ifNull(stock, 1) > 0)'

/**
 * One row a product: what its captures come to. `counts` and `ranks` are points in time order; the price columns are
 * those of one and the same capture, or a reduction that has ended would live on beside the newer price. Of variants in
 * that capture the cheapest speaks for the product, as in a shop's own lists, and so does the lower end of a stated range.
 */
function seenSql(basis: DemandBasis): string {
  const observed = `SELECT *, ${countSql(basis)} AS counted, 1 AS is_captured FROM trendee.observation
      WHERE platform = {platform:String} AND ${IN_SLICE}`
  return `SELECT product_id,
      arraySort(groupArrayIf((observed_on, version, assumeNotNull(counted), units_evidence, ifNull(units_window_days, 0)),
        counted IS NOT NULL AND ${IS_DATED})) AS counts,
      arraySort(groupArrayIf((observed_on, version, assumeNotNull(sales_rank)), sales_rank > 0 AND ${IS_DATED})) AS ranks,
      argMaxIf((currency, price, list_price, price_usd, list_price_usd),
        (${OF_CAPTURE}, -assumeNotNull(ifNull(price_usd, price)), version), price IS NOT NULL) AS prices,
      argMaxIf((ifNull(price_high, price), ifNull(price_high_usd, price_usd), currency),
        (${OF_CAPTURE}, assumeNotNull(coalesce(price_high_usd, price_usd, price_high, price)), version), price IS NOT NULL) AS dearest,
      argMax(rating, ${AT}) AS last_rating, argMax(reviews, ${AT}) AS last_reviews,
      argMax(favorites, ${AT}) AS last_favorites, argMax(in_stock, ${AT}) AS last_in_stock,
      argMaxIf(units_sold, ${AT}, units_window_days IS NULL) AS last_total,
      arraySort(groupUniqArrayIf(observed_on, ${IS_DATED})) AS days,
      arraySort(groupUniqArrayIf(observed_on, is_captured AND ${IS_DATED})) AS captured,
      maxIf(observed_on, ${IS_IN_STOCK} AND ${IS_DATED}) AS in_stock_on,
      argMax(${IS_IN_STOCK}, ${AT}) AS is_in_stock,
      argMaxIf(words, (is_captured, ${OF_CAPTURE}, -ifNull(price, inf), version), words != 0) AS wording,
      argMinIf(import_id, ${AT}, is_captured AND ${IS_DATED}) AS first_import
    FROM (${basis.counts === 'orders' ? withOrders(observed) : observed})
    GROUP BY product_id`
}

/**
 * Observations, and below them the lines of orders: of what was sold a line tells the day, the units and what one piece cost. It is no capture
 * of the shelf, and names the product where no capture does.
 */
function withOrders(observed: string): string {
  const untold = ORDERS_TELL_NO.map((column) => `NULL AS ${column}`).join(', ')
  const columns = `product_id, observed_on, version, import_id, words, currency, price, list_price, price_usd, list_price_usd,
    units_evidence, counted, is_captured, ${ORDERS_TELL_NO.join(', ')}`
  return `SELECT ${columns} FROM (${observed}) UNION ALL
    SELECT product_id, ordered_on AS observed_on, version, import_id, words, currency, price, list_price, price_usd, list_price_usd,
      evidence AS units_evidence, toNullable(units) AS counted, 0 AS is_captured, ${untold}
    FROM (${orderLines()}) WHERE ${IN_SLICE}`
}

/**
 * The day a product sold out, or NULL. A product that a feed captures weekly is not gone because it was not seen for
 * five days: being unseen counts from twice its usual gap, and only for products that were followed at all.
 */
const SOLD_OUT_ON = `if(as_of_day - absent_since >= patience AND notEmpty(captured) AND (length(captured) > 1 OR NOT is_in_stock),
  toNullable(absent_since + patience), NULL)`

/**
 * The day a product came to the shop: as the shop says, else its first capture. Unknown where that capture was the first
 * of its shelf or widened it, came with a file of other goods, or cannot be compared with the captures before: then it may have been there for years.
 */
const ARRIVED_ON = `multiIf(empty(days), NULL, listed_on IS NOT NULL, least(listed_on, days[1]),
  captured[1] NOT IN (SELECT day FROM trendee.capture_day WHERE platform = {platform:String} AND comparability = 'comparable'),
    NULL,
  (region, primary_category, captured[1]) IN (SELECT region, primary_category, day FROM trendee.shelf_opening
    WHERE platform = {platform:String} AND import_id = ''), NULL,
  (first_import, captured[1]) IN (SELECT import_id, day FROM trendee.shelf_opening
    WHERE platform = {platform:String} AND import_id != ''), NULL,
  captured[1])`

/** Its own words before what its brand usually makes. */
const WEARER = "if(gender != '', toString(gender), usual_gender)"

const BY_GENDER = lexiconEntries('category').filter(({ primary }) => primary === 'by-gender')

function quoted(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`
}

/** A garment for anybody goes with its wearer, also where the brand tells who that is. */
const PRIMARY = `if(gender = '' AND usual_gender != '' AND secondary_category IN ${quoted(BY_GENDER.map(({ value }) => value))},
  transform(usual_gender, ${quoted(GENDERS)}, ${quoted(GENDERS.map(primaryOf))}, toString(primary_category)), toString(primary_category))`

function primaryOf(gender: Gender): string {
  const [any] = BY_GENDER
  return any === undefined ? '' : primaryCategoryOf(any, gender)
}

/** Why the price is not believed, or ''. `price-doubt.ts` says what the limits mean. */
const PRICE_DOUBT = `multiIf(prices.2 IS NULL, '', ifNull(prices.2 <= prices.3 * ${NEAR_FREE}, 0), 'near_free',
  usual_price = 0, '', prices.2 >= usual_price * ${FAR_FROM_KIND}, 'far_above_kind',
  prices.2 * ${FAR_FROM_KIND} <= usual_price, 'far_below_kind', '')`

/** Prices in two currencies are those of two countries: no range. */
const IS_RANGE = 'dearest.3 = prices.1 AND dearest.1 > prices.2'

/** A price that is not believed is no price in dollars, by which everything is counted and compared. */
const believed = (dollars: string) => `if(price_is_doubted, NULL, ${dollars})`
const PRICE_USD = believed('prices.4')

/** The round price that a product reaches; a product without a price has none. */
const PRICE_EDGE = `if(${PRICE_USD} IS NULL, ${NO_PRICE}, roundDown(assumeNotNull(prices.4), [${PRICE_EDGES.join(', ')}]))`

/** What a product is counted by, as one word each: one column to read and to group by instead of six. */
const CARRIED = `arrayConcat(
  ['all', concat('gender/', ${WEARER}), concat('brand/', brand), concat('price/', toString(${PRICE_EDGE}))],
  arrayMap((type, value) -> concat('attribute/', type, '/', value), attribute_types, attribute_values))`

const WEIGHT = `arraySum(arrayMap(type -> transform(toString(type), [${Object.keys(ATTRIBUTE_WEIGHTS)
  .map((type) => `'${type}'`)
  .join(', ')}], [${Object.values(ATTRIBUTE_WEIGHTS).join(', ')}], 1.), attribute_types))`

/** Each column of `product_current` from the columns of `seen` and `words`. */
function productValues(basis: DemandBasis): Readonly<Record<ProductColumn, string>> {
  const { demand, prior, evidence, windowDays, rankChange } = windowColumns(basis)
  return {
    platform: '{platform:String}',
    product_id: 'product_id',
    title: 'title',
    brand: 'brand',
    seller: 'seller',
    url: 'url',
    region: 'region',
    primary_category: PRIMARY,
    secondary_category: 'secondary_category',
    shop_category: "arrayStringConcat(category_path, ' › ')",
    gender: WEARER,
    gender_from: "multiIf(gender != '', 'product', usual_gender != '', 'brand', '')",
    attribute_types: 'attribute_types',
    attribute_values: 'attribute_values',
    currency: 'prices.1',
    price: 'prices.2',
    price_high: `if(${IS_RANGE}, dearest.1, NULL)`,
    list_price: 'prices.3',
    price_doubt: PRICE_DOUBT,
    price_usd: PRICE_USD,
    price_high_usd: believed(`if(${IS_RANGE}, dearest.2, NULL)`),
    list_price_usd: believed('prices.5'),
    rating: 'last_rating',
    reviews: 'last_reviews',
    favorites: 'last_favorites',
    in_stock: 'last_in_stock',
    sales_rank: 'if(empty(ranks), NULL, ranks[-1].3)',
    units_total: 'last_total',
    demand_basis: `'${basis.basis}'`,
    demand_window_days: windowDays,
    demand_evidence: evidence,
    rank_change: rankChange,
    demand,
    demand_prior: prior,
    first_seen: 'if(empty(days), NULL, toNullable(least(days[1], ifNull(listed_on, days[1]))))',
    last_seen: 'if(empty(days), NULL, toNullable(days[-1]))',
    arrived_on: ARRIVED_ON,
    sold_out_on: SOLD_OUT_ON,
    as_of: 'as_of_day',
    sparkline: weeklyDemand(basis),
    carried: CARRIED,
    price_edge: PRICE_EDGE,
    color: "attribute_values[indexOf(attribute_types, 'color')]",
    attribute_weight: WEIGHT,
    words: jsonSql(PRODUCT_WORDS, 'card'),
  }
}

/** Rebuilds the current state of a platform's products: last words, last prices, demand and rank by window. */
export async function rebuildProducts(db: AnalyticsDb, platform: string): Promise<void> {
  const basis = await demandBasis(db, platform)
  const orders = basis.counts === 'orders' ? await orderPeriod(db, platform) : null
  const asOf = orders?.until ?? (await comparableAsOf(db, platform))
  const slices = await productSlices(db, platform)
  const usual = await kindMedians(db, platform, slices)
  await replacePartition(db, 'product_current', platform, async (target) => {
    // A platform without a day has no state.
    if (asOf === null) return
    const { columns, values } = insertedValues(productValues(basis))
    const statement = `INSERT INTO ${target} (${columns})
     WITH {asOf:Date} AS as_of_day,
       ${WINDOW_DAYS} AS windows,
       transform(${kindSql('prices.1', 'secondary_category')}, {kinds:Array(String)}, {medians:Array(Float64)}, 0.) AS usual_price,
       ${PRICE_DOUBT} != '' AS price_is_doubted,
       if(in_stock_on > toDate(0), in_stock_on, captured[1] - 1) AS absent_since,
       greatest(${SELL_OUT_DAYS},
         2 * arrayReduce('quantileExact', arrayPopFront(arrayDifference(arrayMap(day -> toUInt32(day), captured))))) AS patience
     SELECT ${values}
     FROM (${seenSql(basis)}) AS seen
     INNER JOIN (
       SELECT product_id, words AS wording, title, description, brand, title_brand, seller, url, region, primary_category, secondary_category,
         category_path, gender, attribute_types, attribute_values, attribute_words, attribute_from, listed_on
       FROM trendee.product FINAL WHERE platform = {platform:String} AND ${IN_SLICE}) AS words USING (product_id, wording)
     LEFT JOIN (SELECT brand AS brand_key, toString(gender) AS usual_gender FROM trendee.brand_wearer
       WHERE platform = {platform:String}) AS usual ON ${BRAND_KEY} = usual.brand_key
     ${PRODUCT_BY_PRODUCT}`
    for (const slice of slices) {
      const parameters = { platform, asOf, knownOn: '', ...gapBinds(orders), ...usual, ...slice }
      await db.run(statement, parameters, { route: 'derive.products' })
      if (slices.length > 1) await giveBackMemory(db)
    }
    await inOnePart(db, target)
  })
}
