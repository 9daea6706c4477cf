import { SELLING_PLATFORMS, type SellingPath } from '@trendee/contract/selling/platforms'

/** The address's word for a platform: `tiktok-shop` where the API path says `tiktok_shop`. */
export function platformOfAddress(segment: string): SellingPath | null {
  const path = segment.replaceAll('-', '_')
  return path in SELLING_PLATFORMS ? (path as SellingPath) : null
}

export function addressOfPlatform(path: SellingPath): string {
  return SELLING_PLATFORMS[path]
}

/** The detail page of a product, by the data's platform name and the shop's own id. */
export function productPath(product: { readonly platform: string; readonly id: string }): string {
  return `/trendeesellers/${product.platform}/${encodeURIComponent(product.id)}`
}
