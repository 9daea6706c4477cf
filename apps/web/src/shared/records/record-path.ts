import { RETAIL_PLATFORM } from '@trendee/contract/records/retail-platform'
import type { RecordCard } from '@trendee/contract/stars/star-list'
import { trendPath } from '../trends/trend-path'

interface RecordKey {
  readonly platform: string
  readonly id: string
}

/** The page of a product in the main line: of a brand's own site, or of a marketplace. */
export function productRecordPath({ platform, id }: RecordKey): string {
  const own = encodeURIComponent(id)
  return platform === RETAIL_PLATFORM ? `/trendee/retail-info/${own}` : `/trendee/sales-info/${platform}/${own}`
}

/** Where a product is drawn as a flat and changed. Posts and looks cannot be: only products are known there. */
export function redesignPath({ platform, id }: RecordKey): string {
  return `/ai-design/garment-modification/${platform}/${encodeURIComponent(id)}`
}

/** The page of a post. */
export function postRecordPath({ platform, id }: RecordKey): string {
  return `/trendee/social-info/${platform}/${encodeURIComponent(id)}`
}

/** The page of a runway look. */
export function lookRecordPath(id: string): string {
  return `/trendee/runway-info/${encodeURIComponent(id)}`
}

/** The page of a brand; ids of brands that write themselves in other scripts hold those letters. */
export function brandPath(id: string): string {
  return `/trendee/brands/${encodeURIComponent(id)}`
}

/** The page of a creator, by network and handle (`instagram.ana.frost`). */
export function creatorPath(id: string): string {
  return `/trendee/creators/${encodeURIComponent(id)}`
}

/** What a shop sells, on the wall of its kind: own sites of brands, or marketplaces. */
export function shopPath({ platform, shop }: { readonly platform: string; readonly shop: string }): string {
  const seller = `seller=${encodeURIComponent(shop)}`
  return platform === RETAIL_PLATFORM ? `${RETAIL_WALL}?${seller}` : `${SALES_WALL}?platforms=${platform}&${seller}`
}

/** The wall of products of marketplaces. */
export const SALES_WALL = '/trendee/trend-gallery/trend-sales-products'
/** The wall of products of brands' own sites. */
export const RETAIL_WALL = '/trendee/trend-gallery/trend-retail-products'
/** The wall of runway looks. */
export const LOOK_WALL = '/trendee/trend-gallery/trend-runway'
/** The wall of posts. */
export const POST_WALL = '/trendee/trend-gallery/trend-social-products'

/** A hashtag among the others, with the way to its posts on the wall. */
export function hashtagPath(hashtag: string): string {
  return `/trendee/topics?tab=hashtags&hashtag=${encodeURIComponent(hashtag)}`
}

/** The page of a report. */
export function reportPath(id: string): string {
  return `/trendee/reports/${encodeURIComponent(id)}`
}

/** The page of a festival among the others. */
export function festivalPath(id: string): string {
  return `/trendee/topics?festival=${encodeURIComponent(id)}`
}

/** Both parts of `platform.id`. */
function parts(id: string): RecordKey {
  const dot = id.indexOf('.')
  return { platform: id.slice(0, dot), id: id.slice(dot + 1) }
}

/** The page of a record of any kind, by the id that its star has; of a product where `pathOfProduct` shows it. */
export function recordPath(
  { kind, id, type }: Pick<RecordCard, 'kind' | 'id' | 'type'>,
  pathOfProduct: (product: RecordKey) => string = productRecordPath,
): string {
  switch (kind) {
    case 'product':
      return pathOfProduct(parts(id))
    case 'post':
      return postRecordPath(parts(id))
    case 'look':
      return lookRecordPath(id)
    case 'trend':
      return trendPath({ trend_id: id, type })
    case 'brand':
      return brandPath(id)
    case 'creator':
      return creatorPath(id)
    case 'hashtag':
      return hashtagPath(parts(id).id)
    case 'report':
      return reportPath(id)
  }
}
