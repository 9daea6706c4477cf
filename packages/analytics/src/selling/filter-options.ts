import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type PriceBand, priceBands } from '@trendee/core/prices/price-bands'

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

const COUNT = z.object({ kind: z.string(), group: z.string(), value: z.string(), number: z.number() })
const NUMBERED = z.object({ value: z.string(), number: z.number() })

/** Every filter value that the products of a platform hold ('' for all platforms). Trend regions are of all platforms. */
export async function filterOptions(db: AnalyticsDb, platform: string): Promise<FilterOptions> {
  const [counts, trendRegions] = await Promise.all([
    db.rows(
      COUNT,
      `SELECT kind, if(kind = 'all', platform, parent) AS group, value, toUInt64(sum(products)) AS number
       FROM trendee.product_count
       WHERE kind != 'trend' ${platform === '' ? '' : 'AND platform = {platform:String}'}
       GROUP BY kind, group, value
       ORDER BY number DESC, group, value LIMIT ${MAX_OPTIONS} BY kind`,
      { platform },
      { route: 'filters.index', isKept: true },
    ),
    db.rows(
      NUMBERED,
      `SELECT region AS value, uniqExact(trend_id) AS number FROM trendee.trend_metric WHERE region != ''
       GROUP BY value ORDER BY number DESC, value`,
      {},
      { route: 'filters.index.regions', isKept: true },
    ),
  ])
  const options = (kind: string): FilterOption[] =>
    counts.filter((row) => row.kind === kind).map(({ group, value, number }) => ({ group, value, number }))
  return {
    genders: options('gender'),
    primaryCategories: options('primary_category'),
    secondaryCategories: options('secondary_category'),
    attributes: options('attribute'),
    // All products of a platform are counted under its name.
    platforms: options('all').map(({ group, number }) => ({ group: '', value: group, number })),
    regions: options('region'),
    brands: options('brand').slice(0, MAX_BRANDS),
    trendRegions: trendRegions.map((row) => ({ group: '', ...row })),
    priceBands: priceBands(
      options('price').map(({ value, number }) => ({ from: Number(value), products: number, units: null })),
    ),
  }
}
