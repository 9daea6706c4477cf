import { z } from 'zod'
import { categoryFamilies } from '@trendee/core/lexicon/category-families'
import type { AnalyticsDb } from '../engine/db'
import { type PriceBand, priceBands } from '@trendee/core/prices/price-bands'

const MAX_OPTIONS = 2000
const MAX_BRANDS = 200

/** A value of a filter and how many products (or trends) carry it. `group` is what it stands under, '' for most. */
const optionRow = z.object({ group: z.string(), value: z.string(), number: z.number() })
export type FilterOption = z.output<typeof optionRow>

/** A brand by its id, with its names. */
const brandRow = z.object({ value: z.string(), name: z.string(), name_zh: z.string(), number: z.number() })
export type BrandOption = z.output<typeof brandRow>

/** All lists are ordered by number, greatest first; products without a value are in none. */
export interface FilterOptions {
  readonly genders: readonly FilterOption[]
  readonly primaryCategories: readonly FilterOption[]
  /** `group` is the primary category; a broad category counts what it covers too, and is here if only that is. */
  readonly secondaryCategories: readonly FilterOption[]
  /** `group` is the attribute's type. */
  readonly attributes: readonly FilterOption[]
  readonly platforms: readonly FilterOption[]
  readonly regions: readonly FilterOption[]
  /** One for each identity: a house counts the products of its lines too. */
  readonly brands: readonly BrandOption[]
  /** Regions of the stored trends; `number` counts trends. */
  readonly trendRegions: readonly FilterOption[]
  readonly priceBands: readonly PriceBand[]
}

const COUNT = z.object({ kind: z.string(), group: z.string(), value: z.string(), number: z.number() })
const NUMBERED = z.object({ value: z.string(), number: z.number() })

/** Every filter value that the products of these platforms hold, of all for `null`. Trend regions are of all platforms. */
export async function filterOptions(db: AnalyticsDb, platforms: readonly string[] | null): Promise<FilterOptions> {
  const ofPlatforms = platforms === null ? '1' : 'platform IN {platforms:Array(String)}'
  const parameters = { platforms: platforms ?? [] }
  const [counts, brands, trendRegions] = await Promise.all([
    db.rows(
      COUNT,
      `SELECT kind, if(kind = 'all', platform, parent) AS group, value, toUInt64(sum(products)) AS number
       FROM trendee.product_count
       WHERE kind != 'trend' AND ${ofPlatforms}
       GROUP BY kind, group, value
       ORDER BY number DESC, group, value LIMIT ${MAX_OPTIONS} BY kind`,
      parameters,
      { route: 'filters.index', isKept: true },
    ),
    db.rows(
      brandRow,
      `SELECT brand_id AS value, any(brand.name) AS name, any(brand.name_zh) AS name_zh, toUInt64(sum(named.products)) AS number
       FROM (SELECT brand_id, products FROM trendee.brand_name WHERE products > 0 AND ${ofPlatforms}) AS named
       INNER JOIN (SELECT brand_id, name, name_zh FROM trendee.brand_current) AS brand USING (brand_id)
       GROUP BY brand_id ORDER BY number DESC, value LIMIT ${MAX_BRANDS}`,
      parameters,
      { route: 'filters.index.brands', isKept: true },
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
    secondaryCategories: withFamilies(options('secondary_category')),
    attributes: options('attribute'),
    // All products of a platform are counted under its name.
    platforms: options('all').map(({ group, number }) => ({ group: '', value: group, number })),
    regions: options('region'),
    brands,
    trendRegions: trendRegions.map((row) => ({ group: '', ...row })),
    priceBands: priceBands(
      options('price').map(({ value, number }) => ({ from: Number(value), products: number, units: null })),
    ),
  }
}

/** Broad categories with the products of all that they cover, within each primary category; most first. */
function withFamilies(options: readonly FilterOption[]): FilterOption[] {
  const groups = [...new Set(options.map(({ group }) => group))]
  const heads = groups.flatMap((group) =>
    categoryFamilies().flatMap(({ value, covers }): FilterOption[] => {
      const family = new Set([value, ...covers])
      const own = options.filter((option) => option.group === group && family.has(option.value))
      const number = own.reduce((sum, option) => sum + option.number, 0)
      return own.length > 1 ? [{ group, value, number }] : []
    }),
  )
  const isHead = (option: FilterOption) =>
    heads.some(({ group, value }) => group === option.group && value === option.value)
  return [...options.filter((option) => !isHead(option)), ...heads].toSorted((a, b) => b.number - a.number)
}
