import type { SavedList } from '@trendee/contract/alerts/saved-line'
import { SELLING_PLATFORMS, type SellingPath } from '@trendee/contract/selling/platforms'
import { topList } from '@trendee/contract/trends/top-list'
import { trendList } from '@trendee/contract/trends/trend-list'

const SELLING = /^\/api\/v2\/selling\/(\w+)\/list$/

/** As which list the searches of what is asked can be saved, by the path that it asks; `null` where they cannot. */
export function savableOf(path: string): SavedList | null {
  if (path === topList.path) return 'trends'
  if (path === trendList.path) return 'trend_list'
  const [, shop = ''] = SELLING.exec(path) ?? []
  return shop === 'shop' || shop in SELLING_PLATFORMS ? (shop as SellingPath) : null
}
