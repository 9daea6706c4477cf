import type { BrandRow } from '@trendee/analytics/brands/brand-row'
import type { BrandSummary } from '@trendee/contract/brands/brand-fields'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import type { Photos, Pictured } from './picture-address'
import { regionNames, valueNames } from './value-names'

/** What the pictures of a brand are asked by: its best sellers. */
export function picturedBrand({ shown_products: products }: BrandRow): Pictured[] {
  return products.map((product) => {
    const slash = product.indexOf('/')
    return { kind: product.slice(0, slash), id: product.slice(slash + 1) }
  })
}

/** What came and went between captures: of a single one nobody knows. */
export function seenBetweenCaptures(captures: number, number: number | undefined): number | null {
  return captures < 2 ? null : (number ?? 0)
}

/** The numbers of one window. */
export function brandWindow(brand: BrandRow, window: WindowDays) {
  const at = WINDOWS.indexOf(window)
  return {
    new_arrivals: seenBetweenCaptures(brand.captures, brand.arrivals[at]),
    sell_outs: seenBetweenCaptures(brand.captures, brand.sell_outs[at]),
    demand: brand.demand[at] ?? null,
    demand_evidence: brand.demand_evidence[at] || null,
    growth: brand.growth[at] ?? null,
    growth_products: brand.growth_products[at] ?? 0,
    reduced_share: brand.reduced_share[at] ?? null,
    discount_depth: brand.discount_depth[at] ?? null,
    posts: brand.are_posts_known ? (brand.posts[at] ?? 0) : null,
    posts_growth: brand.posts_growth[at] ?? null,
  }
}

/** A brand as the API answers it, with the numbers of one window. */
export function brandSummary(brand: BrandRow, window: WindowDays, photos: Photos): BrandSummary {
  const numbers = brandWindow(brand, window)
  const total = brand.category_products.reduce((sum, products) => sum + products, 0)
  const country = brand.country === '' ? null : regionNames(brand.country)
  return {
    id: brand.brand_id,
    name: brand.name,
    name_zh: brand.name_zh,
    aliases: brand.aliases,
    lines: brand.lines,
    country: brand.country || null,
    country_name: country?.name ?? '',
    country_name_zh: country?.name_zh ?? '',
    platforms: brand.platforms,
    segment: brand.segment || null,
    price_position: brand.price_position,
    price_level: brand.price_level,
    positioned_products: brand.positioned_products,
    median_price_usd: brand.median_price_usd,
    products: brand.products,
    known_products: brand.known_products,
    demand_basis: brand.demand_basis || null,
    demand_days: numbers.demand === null ? null : (brand.demand_window_days ?? window),
    // What no lexicon places in a category is counted in the whole, and named nowhere.
    categories: brand.categories.flatMap((value, index) => {
      const products = brand.category_products[index] ?? 0
      return value === ''
        ? []
        : [{ value, ...valueNames('primary_category', value), products, share: total === 0 ? 0 : products / total }]
    }),
    looks: brand.are_looks_known ? brand.looks : null,
    shows: brand.are_looks_known ? brand.shows : null,
    last_show: brand.last_show_day,
    first_arrival: brand.first_day,
    as_of: brand.as_of_day,
    pictures: picturedBrand(brand).map((pictured) => photos.shown(pictured).picture),
    ...numbers,
  }
}
