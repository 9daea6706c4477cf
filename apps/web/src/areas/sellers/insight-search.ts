import type { analysisCategory } from '@trendee/contract/selling/analysis-category'
import { insightFilters } from '@trendee/contract/selling/insight-fields'
import { sellingPlatform } from '@trendee/contract/selling/platforms'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { oneOf, searchCodec } from '../../shared/url/search-codec'

const { gender: _gender, q: _q, brand: _brand, seller: _seller, ...filters } = insightFilters

export const CATEGORY_SORTS = [
  'share_of_demand',
  'growth',
  'offers',
  'shops',
  'price_crowding',
] as const satisfies readonly ParsedOf<typeof analysisCategory>['sort'][]
export const ATTRIBUTE_ORDERS = ['over', 'under', 'offers'] as const

/** All that the screen is asked; the address is its only home. */
export const insightSearch = searchCodec({
  ...filters,
  sort: oneOf(CATEGORY_SORTS, 'share_of_demand'),
  order: oneOf(['asc', 'desc'], 'desc'),
  attributes: oneOf(ATTRIBUTE_ORDERS, 'over'),
  /** The platform whose white space is looked at; the first that tells a growth where none is. */
  space: sellingPlatform.optional(),
})
export type InsightSearch = ReturnType<typeof insightSearch.read>

/** The filters alone, as each analysis is asked them. */
export function filtersOf(search: InsightSearch) {
  const { sort: _sort, order: _order, attributes: _attributes, space: _space, ...asked } = search
  return asked
}

interface Group {
  readonly platform: string
  readonly category?: string | null
  readonly from?: number
  readonly to?: number | null
}

/** The best sellers of a shop that are in a group: its list with the same filters. */
export function productsLink(search: InsightSearch, { platform, category, from, to }: Group) {
  const { platform: _platform, price_min: low, price_max: high, ...asked } = filtersOf(search)
  // The band ends before its bound, a list's price with it.
  const [least, most] = [Math.max(from ?? 0, low ?? 0), Math.min((to ?? Infinity) - 0.01, high ?? Infinity)]
  const fields = {
    ...asked,
    ...(category === undefined || category === null
      ? {}
      : { secondaryCategory: category, productCategories: undefined }),
    price_min: least > 0 ? least : undefined,
    price_max: Number.isFinite(most) ? Number(most.toFixed(2)) : undefined,
    window: asked.window === 30 ? undefined : asked.window,
  }
  const said = Object.entries(fields).filter(([, value]) => value !== undefined)
  return {
    to: `/trendeesellers/best-seller/${platform}`,
    search: Object.fromEntries(said.map(([name, value]) => [name, String(value)])),
  }
}
