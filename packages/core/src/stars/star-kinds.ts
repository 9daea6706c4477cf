/** Records that a person can star; what is starred is followed. */
export const RECORD_KINDS = ['product', 'post', 'look', 'trend', 'brand', 'creator', 'hashtag', 'report'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Beside records: words that a person watches, and brands that are the person's own. */
export const STAR_KINDS = [...RECORD_KINDS, 'keyword', 'own_brand'] as const
export type StarKind = (typeof STAR_KINDS)[number]

/** How many of each kind one account can hold. */
export const MOST_STARS: Readonly<Record<StarKind, number>> = {
  product: 500,
  post: 500,
  look: 500,
  trend: 200,
  brand: 200,
  creator: 200,
  hashtag: 200,
  report: 200,
  keyword: 100,
  own_brand: 20,
}
