/** Listings of which demand is known, from which a difficulty is told. */
export const LEAST_KNOWN = 5
/** New listings of the stretch before, from which a growth is told. */
export const LEAST_ARRIVALS = 5
/** Days of either stretch whose new listings are compared. */
export const ARRIVAL_DAYS = 90

export const DIFFICULTY_REASONS = ['no_demand_told', 'few_known', 'nothing_wanted'] as const
export type DifficultyReason = (typeof DIFFICULTY_REASONS)[number]

export const ARRIVAL_REASONS = ['no_arrivals_known', 'few_before'] as const
export type ArrivalReason = (typeof ARRIVAL_REASONS)[number]

/** Demand of listings of which it is known, a day. */
export interface KnownDemand {
  readonly listings: number
  readonly aDay: number
}

export type Told<Reason> =
  | { readonly value: number; readonly reason: null }
  | { readonly value: null; readonly reason: Reason }

/**
 * Supply against demand, 0 to 100: `100 × usual ÷ (usual + own)`, where `own` is the demand a day that one listing of the
 * keyword finds and `usual` what one listing with any print of the same shop finds. 50 is as usual, 100 nothing wanted.
 * Every further listing of the same demand makes it harder.
 */
export function difficultyOf(own: KnownDemand, usual: KnownDemand): Told<DifficultyReason> {
  if (usual.listings === 0) return { value: null, reason: 'no_demand_told' }
  if (own.listings < LEAST_KNOWN) return { value: null, reason: 'few_known' }
  const usualEach = usual.aDay / usual.listings
  const ownEach = own.aDay / own.listings
  if (usualEach + ownEach === 0) return { value: null, reason: 'nothing_wanted' }
  return { value: (100 * usualEach) / (usualEach + ownEach), reason: null }
}

/** Listings that came to the shop in the last stretch and in the one before. */
export interface Arrivals {
  readonly now: number
  readonly before: number
}

/**
 * By how much more of a shop's new listings with a print carry the keyword than of the stretch before. Shares, since a shop of which more is
 * captured shows more new listings of everything.
 */
export function arrivalGrowth(own: Arrivals, all: Arrivals): Told<ArrivalReason> {
  if (all.now === 0 || all.before === 0) return { value: null, reason: 'no_arrivals_known' }
  if (own.before < LEAST_ARRIVALS) return { value: null, reason: 'few_before' }
  return { value: own.now / all.now / (own.before / all.before) - 1, reason: null }
}
