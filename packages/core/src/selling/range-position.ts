/** Where a shop's own range stands against a market: category by category. */

/**
 * `empty`, `thin`: demand rises where the range has nothing, or clearly less than the market's share; `thick`: demand falls where it
 * has clearly more. `level`: none of these. `untold`: nothing says how demand moves. `few`: the range is too small to have shares.
 */
export const RANGE_STANDINGS = ['empty', 'thin', 'thick', 'level', 'untold', 'few'] as const
export type RangeStanding = (typeof RANGE_STANDINGS)[number]

/** A range of fewer items with a category has no shares. Set by judgement. */
export const LEAST_RANGE = 20
/** Demand that moves less than this in the window neither rises nor falls. Set by judgement. */
export const DEMAND_MOVES = 0.1
/** Of the market's share: less is thin, more is thick. Set by judgement. */
export const THIN_BELOW = 0.5
export const THICK_ABOVE = 1.5
/** Own prices of fewer items are not held against the market's. */
export const LEAST_OWN_PRICES = 3

export interface RangeAgainstMarket {
  /** Own items of the category, and of all categories. */
  readonly items: number
  readonly range: number
  /** The category's share of the market: of its demand where that is counted, else of its offers. */
  readonly marketShare: number
  /** Growth of the category's demand, like for like; `null` where it is not told. */
  readonly growth: number | null
}

export function rangeStanding({ items, range, marketShare, growth }: RangeAgainstMarket): RangeStanding {
  if (growth === null) return 'untold'
  const isRising = growth >= DEMAND_MOVES
  if (items === 0) return isRising ? 'empty' : 'level'
  if (range < LEAST_RANGE) return 'few'
  const share = items / range
  if (isRising && share < THIN_BELOW * marketShare) return 'thin'
  if (growth <= -DEMAND_MOVES && share > THICK_ABOVE * marketShare) return 'thick'
  return 'level'
}

/** Own median price against the market's, as a fraction: 0.2 is a fifth dearer; `null` for too few own prices. */
export function pricePosition(own: readonly number[], ownMedian: number | null, market: number | null): number | null {
  if (own.length < LEAST_OWN_PRICES || ownMedian === null || market === null || market <= 0) return null
  return ownMedian / market - 1
}
