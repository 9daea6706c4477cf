import type { FeedMessage } from './feed-message'

/** What some files do not say and whoever imports them knows: option → what is noted of a file for which it was not told. */
export const UNSAID = {
  region: 'The file does not say of which place its numbers are: they count for no country until the place is given.',
  currency: 'The file has prices without a currency: they enter no sum until it is given.',
  platform:
    'The file does not say which network or search engine its rows are from: none of them is loaded until that is given.',
  term: 'The file does not say which search its queries belong to: they stand beside no trend until the term is given.',
  units_window:
    'The file does not say over how many days its units were sold: they enter no ranking and no sum until that is given.',
} as const satisfies Record<string, FeedMessage>

export type Unsaid = keyof typeof UNSAID
export const UNSAID_OPTIONS = Object.keys(UNSAID) as Unsaid[]

/** Rows of products and orders that only an id or a link tells. */
export const UNTITLED =
  'Rows without a title count for the product that another row or file names by the same id or link.' satisfies FeedMessage
