import { SEARCHES } from '@trendee/contract/graphic/graphic-fields'
import { sellingPlace } from '@trendee/contract/selling/platforms'

/** How addresses call the searches. */
const SEARCHES_ADDRESS = 'google-trends'

/** The source that a part of an address names; `null` where there is none of the name. */
export function sourceOfAddress(part: string): string | null {
  return part === SEARCHES_ADDRESS ? SEARCHES : shopOfAddress(part)
}

export function shopOfAddress(part: string): string | null {
  return sellingPlace(part)?.platform ?? null
}

const addressOf = (source: string) => (source === SEARCHES ? SEARCHES_ADDRESS : source)

export const sourcePath = (source: string) => `/trendeegraphics/${addressOf(source)}`

export const keywordPath = (source: string, keyword: string) =>
  `/trendeegraphics/keyword/${addressOf(source)}/${encodeURIComponent(keyword)}`

export const listingsPath = (shop: string, keyword: string) =>
  `/trendeegraphics/listings/${shop}/${encodeURIComponent(keyword)}`

export const printsPath = (shop: string) => `/trendeegraphics/prints/${shop}`

export const listingPath = ({ platform, id }: { readonly platform: string; readonly id: string }) =>
  `/trendeegraphics/${platform}/${encodeURIComponent(id)}`
