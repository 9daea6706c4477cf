import { z } from 'zod'
import type { RankedKind } from '@trendee/contract/rankings/ranked-fields'
import type { ProductRankingInput } from '@trendee/contract/rankings/ranking-filters'
import { GROWTH_FLOOR } from '@trendee/core/series/growth-floor'
import { PRICE_EDGES } from '@trendee/core/prices/price-bands'
import type { AnalyticsDb } from '../engine/db'
import { IS_COMPARABLE } from '../tables/comparable-captures'
import { countedPage } from '../tables/counted-page'
import { productFilter } from '../tables/product-filter'
import { SHOP } from '../tables/shop'
import { newestDay } from '../tables/newest-day'
import { DEMAND, JOINT_GROWTH, REVENUE } from '../tables/product-row'
import { countedAndListed, type RankedGroup } from './garment-filter'
import { GARMENT_KEYS, type GroupKeys, RANKED_ROW, type Ranking, type RecordCount, oneId } from './ranked-row'

/** Doubling bands from ten dollars: of one ratio, so that their lengths can be compared, and the same in every answer. */
const BAND_STARTS = PRICE_EDGES.filter((edge) => edge === 0 || Number.isInteger(Math.log2(edge / 10)))

/** What the platform writes → whose it is. */
const BRAND_OF_NAME = `(SELECT CAST((groupArray(written), groupArray(brand_id)), 'Map(String, String)')
  FROM trendee.brand_name WHERE platform = {rankedPlatform:String})`

const KEYS = {
  ...GARMENT_KEYS,
  brand: oneId(`${BRAND_OF_NAME}[brand]`),
  shop: oneId(SHOP),
  price_band: `if(price_usd IS NULL, [], [('', toString(arrayMax(arrayFilter(start -> start <= assumeNotNull(price_usd),
    [${BAND_STARTS.join(', ')}]))))])`,
} as const satisfies GroupKeys
export type ProductRanked = keyof typeof KEYS & RankedKind

const ARRIVED = 'countIf(arrived_on > as_of - {days:UInt16} AND arrived_on <= as_of)'
/** Unknown where the platform's first capture lies within that window. */
const ARRIVED_BEFORE = `if((SELECT min(day) FROM trendee.capture_day WHERE platform = {rankedPlatform:String} AND ${IS_COMPARABLE})
    <= any(as_of) - 2 * {days:UInt16},
  countIf(arrived_on > as_of - 2 * {days:UInt16} AND arrived_on <= as_of - {days:UInt16}), NULL)`
const IS_UNTOLD = "max(demand_basis) = ''"

const ORDER = {
  sales: 'sold DESC NULLS LAST, records DESC',
  products: 'records DESC, sold DESC NULLS LAST',
  new_arrivals: 'new_arrivals DESC, records DESC',
  growth: 'growth DESC NULLS LAST, records DESC',
} as const

const TOTAL = z.object({
  platform: z.string(),
  products: z.number(),
  new_arrivals: z.number(),
  basis: z.string(),
  as_of_day: z.string(),
})

/** Beyond what the sellers' filters ask. */
interface Narrowed {
  readonly carried?: CarriedValues | undefined
  readonly only?: RankedGroup | undefined
}

/** Products that carry one of these values of a type. */
export interface CarriedValues {
  readonly type: string
  readonly values: readonly string[]
}

/** With how many of all of them came within the window. */
export interface ProductsRanked extends Ranking {
  readonly newArrivals: number
}

export type ProductsCount = RecordCount & Pick<ProductsRanked, 'newArrivals'>
type ProductsFilter = Omit<ProductRankingInput, 'by' | 'page' | 'pageSize'>

/** How many products of each platform the filters leave, of all platforms in one read; none of those that have none. */
export async function productCounts(
  db: AnalyticsDb,
  platforms: readonly string[],
  filter: ProductsFilter,
): Promise<ReadonlyMap<string, ProductsCount>> {
  const rows = await totalsOf(db, await filterOf(db, platforms, filter, undefined))
  return new Map(
    rows.map((row) => [
      row.platform,
      { totalRecords: row.products, newArrivals: row.new_arrivals, asOf: row.as_of_day, season: '' },
    ]),
  )
}

function totalsOf(db: AnalyticsDb, { sql, parameters }: Awaited<ReturnType<typeof filterOf>>) {
  return db.rows(
    TOTAL,
    `SELECT platform, count() AS products,
       ${ARRIVED} AS new_arrivals,
       max(demand_basis) AS basis, toString(any(as_of)) AS as_of_day
     FROM trendee.product_current WHERE ${sql} GROUP BY platform`,
    parameters,
    { route: 'rankings.products.total', isKept: true },
  )
}

async function filterOf(
  db: AnalyticsDb,
  platforms: readonly string[],
  input: ProductsFilter,
  carried: CarriedValues | undefined,
) {
  const filter = await productFilter(db, platforms, input, false)
  return {
    sql:
      carried === undefined
        ? filter.sql
        : `${filter.sql} AND arrayExists((type, value) -> type = {carriedType:String} AND has({carriedValues:Array(String)}, value),
             attribute_types, attribute_values)`,
    parameters: {
      ...filter.parameters,
      carriedType: carried?.type ?? '',
      carriedValues: [...(carried?.values ?? [])],
      days: input.window,
    },
  }
}

/**
 * What the products of a platform are, by what they sell, their number, how many came within the window, or growth.
 * Growth is like for like: of the products of which both windows are known; of a platform that does not tell what it sells, of
 * the products that came.
 */
export async function productRanking(
  db: AnalyticsDb,
  platform: string,
  of: ProductRanked,
  input: ProductRankingInput,
  { carried, only }: Narrowed = {},
): Promise<ProductsRanked> {
  const { counted, listed } = countedAndListed(of, input, only)
  const filter = await filterOf(db, [platform], counted, carried)
  const parameters = {
    ...filter.parameters,
    ...listed.parameters,
    rankedPlatform: platform,
  }
  const [{ rows, total }, [all]] = await Promise.all([
    countedPage(
      db,
      RANKED_ROW,
      `SELECT key.2 AS id, key.1 AS type, count() AS records, if(${IS_UNTOLD}, ${ARRIVED_BEFORE}, NULL) AS before,
         if(${IS_UNTOLD}, if(before >= ${GROWTH_FLOOR}, new_arrivals / before - 1, NULL), ${JOINT_GROWTH}) AS growth,
         NULL AS engagement, NULL AS rate,
         sumOrNull(${DEMAND}) AS sold, max(demand_basis) AS basis, sumOrNull(${REVENUE}) AS revenue_usd,
         ${ARRIVED} AS new_arrivals,
         quantileExactInclusiveOrNull(0.5)(price_usd) AS median_price_usd,
         any(platform) AS strongest_kind, argMax(product_id, (ifNull(${DEMAND}, -1), product_id)) AS strongest_id,
         count() OVER () AS total
       FROM trendee.product_current ARRAY JOIN ${KEYS[of]} AS key
       WHERE ${[filter.sql, "key.2 != ''", ...listed.sql].join(' AND ')}
       GROUP BY id, type ORDER BY ${ORDER[input.by]}, id, type`,
      parameters,
      input,
      { route: `rankings.products.${of}`, isKept: true },
    ),
    totalsOf(db, filter),
  ])
  const totalRecords = all?.products ?? 0
  return {
    rows,
    total,
    totalRecords,
    newArrivals: all?.new_arrivals ?? 0,
    asOf: all?.as_of_day ?? (await newestDay(db, [platform])),
    season: '',
    seasonBefore: '',
    growthOf: all === undefined || all.basis === '' ? 'new_arrivals' : 'demand',
  }
}
