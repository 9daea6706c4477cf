import { addWeeks, weeksBetween } from '../periods/week'

/** Z value of the upper edge of a band that holds 80 %. */
const EDGE = 1.2816

export interface ForecastBand {
  /** Monday of the first week. */
  readonly start: string
  readonly mean: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

/** What the weeks on sale come to at the edges of the band, as multiples of what is expected. */
export interface SalesSpan {
  readonly lower: number
  readonly upper: number
}

/**
 * The forecast's band over the weeks on sale, from the week of `arrival` on. All weeks are taken at the same edge at
 * once, the widest case: a season is low or high as a whole. `null` where the forecast does not reach the weeks, or
 * expects nothing in them.
 */
export function salesSpan(band: ForecastBand, arrival: string, weeksOnSale: number): SalesSpan | null {
  const first = weeksBetween(band.start, arrival)
  if (first < 0 || weeksOnSale < 1 || first + weeksOnSale > band.mean.length) return null
  const sum = (values: readonly number[]) =>
    values.slice(first, first + weeksOnSale).reduce((total, value) => total + Math.max(0, value), 0)
  const expected = sum(band.mean)
  if (expected <= 0) return null
  return { lower: sum(band.lower) / expected, upper: sum(band.upper) / expected }
}

/** The weeks on sale that lie around a peak: half before it, as far as the goods are there. */
export function arrivalFor(peakWeek: string, weeksOnSale: number, earliest: string): string {
  const wanted = addWeeks(peakWeek, -Math.floor(weeksOnSale / 2))
  return wanted < earliest ? earliest : wanted
}

/** Money of one currency a piece. */
export interface OrderTerms {
  /** Pieces that sell if the forecast comes true. */
  readonly expected: number
  /** The least the maker takes. */
  readonly minimum: number
  readonly cost: number
  readonly price: number
  /** What a piece that is left over brings. */
  readonly clearance: number
}

export interface OrderCase {
  readonly demand: number
  readonly sold: number
  readonly left: number
  readonly missed: number
  /** Margin of what is sold less what leftovers lose. */
  readonly profit: number
  /** Against an order of exactly what was wanted: leftovers' loss and the margin of what was missed. */
  readonly costOfError: number
}

export function orderCase(terms: OrderTerms, ordered: number, share: number): OrderCase {
  const demand = terms.expected * share
  const sold = Math.min(ordered, demand)
  const left = ordered - sold
  const missed = demand - sold
  const margin = terms.price - terms.cost
  const loss = terms.cost - terms.clearance
  return { demand, sold, left, missed, profit: sold * margin - left * loss, costOfError: left * loss + missed * margin }
}

/**
 * How much to order: the quantity at which one piece more is as likely to bring its margin as to lose its cost (the
 * newsvendor's rule), of a normal demand whose 80 % lie in the band. Never below the maker's minimum; 0 where a piece
 * brings nothing. Source: Arrow, Harris, Marschak, "Optimal Inventory Policy", Econometrica 19 (1951).
 */
export function bestOrder(terms: OrderTerms, { lower, upper }: Pick<SalesSpan, 'lower' | 'upper'>): number {
  const margin = terms.price - terms.cost
  if (margin <= 0) return 0
  const loss = Math.max(0, terms.cost - terms.clearance)
  const deviation = (terms.expected * (upper - lower)) / (2 * EDGE)
  const wanted = terms.expected + deviation * normalQuantile(margin / (margin + loss))
  const most = terms.expected * upper
  return Math.max(terms.minimum, Math.round(Math.min(most, Math.max(0, wanted))))
}

/** Quantile of the standard normal by bisection of its distribution; `share` of 1 is the upper end of what is looked at. */
export function normalQuantile(share: number): number {
  let [low, high] = [-6, 6]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Share of a standard normal below `z`; Abramowitz and Stegun 7.1.26, off by 1.5e-7 at most. */
function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const erf = 1 - series * Math.exp(-x * x)
  return z < 0 ? (1 - erf) / 2 : (1 + erf) / 2
}
