/** Why a price is not believed. It is shown, and counts in no list of best sellers and no median. */
export const PRICE_DOUBTS = ['near_free', 'far_above_kind', 'far_below_kind'] as const
export type PriceDoubt = (typeof PRICE_DOUBTS)[number]

/** So many times its kind's median, or so small a part of it: a slipped decimal mark, or a placeholder. */
export const FAR_FROM_KIND = 100

/** Reduced to this share of the list price, −99 % when rounded: a placeholder such as 1.00 of 99.90. */
export const NEAR_FREE = 0.015

/** Products of a kind in one currency whose median tells what is usual: of fewer, two wrong ones would be it. */
export const LEAST_OF_KIND = 5
