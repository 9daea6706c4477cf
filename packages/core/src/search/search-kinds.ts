/** What is searched for, in the order in which results are shown. */
export const SEARCH_KINDS = ['trend', 'brand', 'shop', 'creator', 'hashtag', 'product', 'post', 'look'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** What is found by its name: the query may be the name itself, or its beginning. The others are found by their texts. */
export const NAMED_KINDS = ['trend', 'brand', 'shop', 'creator', 'hashtag'] as const satisfies readonly SearchKind[]
