import { wallAccess } from '../records/product-wall'
import { type SellingList, sellingList } from '../selling/list'
import type { SellingPath } from '../selling/platforms'

/** The products of a platform as the trend tracker ranks them: the sellers' list. */
export function rankedProducts(path: `/api/${string}`, platform: SellingPath): SellingList {
  const { exported: _sellers, ...list } = sellingList(platform)
  return { ...list, path, access: wallAccess as SellingList['access'] }
}
