import type { SearchKind } from '@trendee/core/search/search-kinds'
import type { TextKey } from '../texts/texts'

/** `text`: its words are searched. `keyword`: compared whole. */
export type SearchFieldType = 'text' | 'keyword' | 'number' | 'date' | 'picture'

/** Fields that mean the same for every kind. */
export const SHARED_FIELDS = {
  id: 'keyword',
  name: 'text',
  secondary_category: 'keyword',
  gender: 'keyword',
} as const satisfies Readonly<Record<string, SearchFieldType>>

interface KindFields {
  readonly name: TextKey
  /** Fields that records of the kind have beside the shared ones. */
  readonly fields: Readonly<Record<string, SearchFieldType>>
}

/** What the search knows of each kind. A field that is not named is empty there. */
export const SEARCH_FIELDS: Readonly<Record<SearchKind, KindFields>> = {
  trend: {
    name: 'search.kind.trend',
    fields: { name_zh: 'text', detail: 'keyword', figure: 'number', picture: 'picture' },
  },
  brand: { name: 'search.kind.brand', fields: { name_zh: 'text', detail: 'keyword', figure: 'number' } },
  shop: { name: 'search.kind.shop', fields: { platform: 'keyword', figure: 'number' } },
  creator: {
    name: 'search.kind.creator',
    fields: { platform: 'keyword', detail: 'text', region: 'keyword', figure: 'number', day: 'date' },
  },
  hashtag: { name: 'search.kind.hashtag', fields: { platform: 'keyword', figure: 'number' } },
  product: {
    name: 'search.kind.product',
    fields: {
      platform: 'keyword',
      detail: 'text',
      region: 'keyword',
      price_usd: 'number',
      figure: 'number',
      day: 'date',
      picture: 'picture',
    },
  },
  post: {
    name: 'search.kind.post',
    fields: {
      platform: 'keyword',
      detail: 'text',
      region: 'keyword',
      figure: 'number',
      day: 'date',
      picture: 'picture',
    },
  },
  look: {
    name: 'search.kind.look',
    fields: { platform: 'keyword', detail: 'text', figure: 'number', day: 'date', picture: 'picture' },
  },
}

/** What `detail` and `figure` are of a kind. */
export const SEARCH_MEANINGS: Readonly<Record<SearchKind, { readonly detail: string; readonly figure: string }>> = {
  trend: { detail: 'type of trend', figure: 'growth of the year to date' },
  brand: { detail: 'country', figure: 'products' },
  shop: { detail: '', figure: 'products' },
  creator: { detail: 'handle', figure: 'followers' },
  hashtag: { detail: '', figure: 'posts' },
  product: { detail: 'brand', figure: 'units sold in 30 days' },
  post: { detail: 'author', figure: 'likes and comments' },
  look: { detail: 'season and city', figure: 'number of the look in its show' },
}
