import type { TrendSearch } from '@trendee/analytics/alerts/found-trends'
import type { SavedList } from '@trendee/contract/alerts/saved-line'
import { SAVED_LISTS } from '@trendee/contract/alerts/saved-lists'
import { type MarketplacePath, SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import type { SellingFilters } from '@trendee/contract/selling/selling-filters'

/** A saved search, read anew by the rules of its list; `null` where the list no longer understands it. */
export type ReadSearch =
  | { readonly of: 'trends'; readonly trends: TrendSearch }
  | { readonly of: 'products'; readonly platform: string; readonly filters: SellingFilters }

export function readSearch({ list, fields }: Readonly<Record<string, unknown>>): ReadSearch | null {
  if (typeof list !== 'string' || !(list in SAVED_LISTS)) return null
  const read = SAVED_LISTS[list as SavedList].input.safeParse(fields)
  if (!read.success) return null
  if (list === 'trends' || list === 'trend_list')
    return { of: 'trends', trends: { list, question: read.data } as TrendSearch }
  const platform = list === 'shop' ? (read.data as { shop: string }).shop : SELLING_PLATFORMS[list as MarketplacePath]
  return { of: 'products', platform, filters: read.data as SellingFilters }
}
