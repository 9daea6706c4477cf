import { GRAPHIC_SHOPS, GRAPHIC_SOURCES, type GraphicSource, SEARCHES } from '@trendee/contract/graphic/graphic-fields'

export type GraphicShop = (typeof GRAPHIC_SHOPS)[number]

/** How addresses call the searches. */
const SEARCHES_ADDRESS = 'google-trends'

/** The source that a part of an address names; `null` where there is none of the name. */
export function sourceOfAddress(part: string): GraphicSource | null {
  if (part === SEARCHES_ADDRESS) return SEARCHES
  return part === SEARCHES ? null : (GRAPHIC_SOURCES.find((source) => source === part) ?? null)
}

export function shopOfAddress(part: string): GraphicShop | null {
  return GRAPHIC_SHOPS.find((shop) => shop === part) ?? null
}

const addressOf = (source: GraphicSource) => (source === SEARCHES ? SEARCHES_ADDRESS : source)

export const sourcePath = (source: GraphicSource) => `/trendeegraphics/${addressOf(source)}`

export const keywordPath = (source: GraphicSource, keyword: string) =>
  `/trendeegraphics/keyword/${addressOf(source)}/${encodeURIComponent(keyword)}`

export const listingsPath = (shop: string, keyword: string) =>
  `/trendeegraphics/listings/${shop}/${encodeURIComponent(keyword)}`

export const printsPath = (shop: string) => `/trendeegraphics/prints/${shop}`

export const listingPath = ({ platform, id }: { readonly platform: string; readonly id: string }) =>
  `/trendeegraphics/${platform}/${encodeURIComponent(id)}`
