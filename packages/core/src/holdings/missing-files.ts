import { MIN_LEVEL_WEEKS } from '../trend/level'

/** Kinds of records that files bring, as readers know them. */
export const HELD_KINDS = ['search', 'products', 'posts', 'looks', 'ads'] as const
export type HeldKind = (typeof HELD_KINDS)[number]

/** What the platform holds of one kind from one source. */
export interface Held {
  readonly kind: HeldKind
  readonly platform: string
  /** Terms, products, posts, looks or advertised topics. */
  readonly count: number
  /** Days on which something was seen; of search interest: weeks, those of the longest series. */
  readonly days: number
}

/** What is still missing, the most wanted first; each is filled by one more file. */
export const MISSING = ['search', 'long_search', 'products', 'second_capture', 'posts', 'looks', 'ads'] as const
export type Missing = (typeof MISSING)[number]

/**
 * Which screens would still be empty. Levels, seasons and forecasts come of search interest, and of no less than sixty
 * weeks; growth and new arrivals of products are told of two captures of one shop.
 */
export function missingFiles(held: readonly Held[]): Missing[] {
  const of = (kind: HeldKind) => held.filter((one) => one.kind === kind)
  const longest = (kind: HeldKind) => Math.max(0, ...of(kind).map(({ days }) => days))
  const isMissing: Readonly<Record<Missing, boolean>> = {
    search: of('search').length === 0,
    long_search: of('search').length > 0 && longest('search') < MIN_LEVEL_WEEKS,
    products: of('products').length === 0,
    second_capture: of('products').length > 0 && longest('products') < 2,
    posts: of('posts').length === 0,
    looks: of('looks').length === 0,
    ads: of('ads').length === 0,
  }
  return MISSING.filter((missing) => isMissing[missing])
}
