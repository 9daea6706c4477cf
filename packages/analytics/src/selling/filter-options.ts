import { z } from 'zod'
import type { AnalyticsDb } from '../db'
import { type PriceBand, PRICE_EDGES, priceBands } from './price-bands'

const MAX_OPTIONS = 2000
const MAX_BRANDS = 200

/** A value of a filter and how many products (or trends) carry it. `group` is what it stands under, '' for most. */
const optionRow = z.object({ group: z.string(), value: z.string(), number: z.number() })
export type FilterOption = z.output<typeof optionRow>

/** All lists are ordered by number, greatest first; products without a value are in none. */
export interface FilterOptions {
  readonly genders: readonly FilterOption[]
  readonly primaryCategories: readonly FilterOption[]
  /** `group` is the primary category. */
  readonly secondaryCategories: readonly FilterOption[]
  /** `group` is the attribute's type. */
  readonly attributes: readonly FilterOption[]
  readonly platforms: readonly FilterOption[]
  readonly regions: readonly FilterOption[]
  readonly brands: readonly FilterOption[]
  /** Regions of the stored trends; `number` counts trends. */
  readonly trendRegions: readonly FilterOption[]
  readonly priceBands: readonly PriceBand[]
}

const PRODUCTS = "trendee.product_current WHERE ({platform:String} = '' OR platform = {platform:String})"
const PAIRS = `(SELECT arrayJoin(arrayZip(attribute_types, attribute_values)) AS pair FROM ${PRODUCTS}) WHERE 1`

/** Every filter value that the products of a platform hold ('' for all platforms). Trend regions are of all platforms. */
export async function filterOptions(db: AnalyticsDb, platform: string): Promise<FilterOptions> {
  const options = (value: string, group = "''", from = PRODUCTS, limit = MAX_OPTIONS, number = 'count()') =>
    db.rows(
      optionRow,
      `SELECT toString(${group}) AS group, toString(${value}) AS value, toUInt64(${number}) AS number
       FROM ${from} AND ${value} != '' GROUP BY group, value
       ORDER BY number DESC, group, value LIMIT ${limit}`,
      { platform },
      { route: 'filters.index' },
    )
  const bins = db.rows(
    z.object({ from: z.number(), products: z.number() }),
    `SELECT roundDown(assumeNotNull(price_usd), [${PRICE_EDGES.join(', ')}]) AS from, count() AS products
     FROM ${PRODUCTS} AND price_usd IS NOT NULL GROUP BY from`,
    { platform },
    { route: 'filters.index.prices' },
  )
  const [genders, primaryCategories, secondaryCategories, attributes, platforms, regions, brands, trendRegions] =
    await Promise.all([
      options('gender'),
      options('primary_category'),
      options('secondary_category', 'primary_category'),
      options('pair.2', 'pair.1', PAIRS),
      options('platform'),
      options('region'),
      options('brand', "''", PRODUCTS, MAX_BRANDS),
      options('region', "''", 'trendee.trend_metric WHERE 1', MAX_OPTIONS, 'uniqExact(trend_id)'),
    ])
  return {
    genders,
    primaryCategories,
    secondaryCategories,
    attributes,
    platforms,
    regions,
    brands,
    trendRegions,
    priceBands: priceBands((await bins).map(({ from, products }) => ({ from, products, units: null }))),
  }
}
