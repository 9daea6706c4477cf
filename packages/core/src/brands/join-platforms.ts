import { type Evidence, weakestEvidence } from '../series/evidence'
import { leastBefore } from '../series/growth-floor'

/** What a brand's products of one platform came to, by window: 1, 7, 30 and 90 days. */
export interface PlatformWindows {
  readonly platform: string
  readonly arrivals: readonly number[]
  readonly sellOuts: readonly number[]
  /** What `demand` counts; '' where the platform tells nothing. */
  readonly basis: string
  /** Set where the feed itself speaks of a fixed period, whatever window is asked. */
  readonly fixedDays: number | null
  readonly demand: readonly (number | null)[]
  /** How `demand` is known; '' where it is not. */
  readonly evidence: readonly (Evidence | '')[]
  /** Of products whose both stretches are known. */
  readonly compared: readonly number[]
  readonly comparedBefore: readonly number[]
  /** Of what stands in `comparedBefore`: the squares of the steps that it is rounded in. */
  readonly squaredSteps: readonly number[]
  readonly comparedProducts: readonly number[]
  /** Elsewhere a price without a list price beside it says nothing of reductions. */
  readonly showsListPrices: boolean
  /** On an average captured day: products with a price, the reduced of them, the sum of their reductions. */
  readonly priced: readonly number[]
  readonly reduced: readonly number[]
  readonly reductions: readonly number[]
}

export interface BrandWindows {
  readonly arrivals: readonly number[]
  readonly sellOuts: readonly number[]
  readonly basis: string
  readonly fixedDays: number | null
  readonly demand: readonly (number | null)[]
  readonly evidence: readonly (Evidence | '')[]
  readonly growth: readonly (number | null)[]
  /** Products whose both stretches are known. */
  readonly growthProducts: readonly number[]
  /** Share of priced products that were reduced, and by how much those were; null where no platform tells. */
  readonly reducedShare: readonly (number | null)[]
  readonly discountDepth: readonly (number | null)[]
}

/** Pieces are never added to reviews: the plainest measure that any platform gives speaks. */
const BASES = ['units', 'reviews', 'favorites'] as const

const PLACES = [0, 1, 2, 3] as const

/** The period of a platform's demand: 0 for the asked window, which comes before all that feeds have fixed. */
const periodOf = ({ fixedDays }: PlatformWindows) => fixedDays ?? 0

/**
 * A brand over all platforms. Like is added to like: demand of one measure and one period, reductions where list prices
 * are shown.
 */
export function joinPlatforms(platforms: readonly PlatformWindows[]): BrandWindows {
  const sum = (of: readonly PlatformWindows[], valuesOf: (one: PlatformWindows) => readonly (number | null)[]) =>
    PLACES.map((place) => of.reduce((total, one) => total + (valuesOf(one)[place] ?? 0), 0))
  const telling = platforms.filter(({ demand }) => demand.some((pieces) => pieces !== null))
  const basis = BASES.find((one) => telling.some((platform) => platform.basis === one))
  const measured = telling.filter((platform) => platform.basis === basis)
  const period = measured.length === 0 ? 0 : Math.min(...measured.map(periodOf))
  const speaking = measured.filter((platform) => periodOf(platform) === period)
  const compared = sum(speaking, (one) => one.compared)
  const before = sum(speaking, (one) => one.comparedBefore)
  const squaredSteps = sum(speaking, (one) => one.squaredSteps)
  const demand = sum(speaking, (one) => one.demand)
  const listing = platforms.filter(({ showsListPrices }) => showsListPrices)
  const priced = sum(listing, (one) => one.priced)
  const reduced = sum(listing, (one) => one.reduced)
  const reductions = sum(listing, (one) => one.reductions)
  const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : null)
  return {
    arrivals: sum(platforms, (one) => one.arrivals),
    sellOuts: sum(platforms, (one) => one.sellOuts),
    basis: basis ?? '',
    fixedDays: period || null,
    demand: PLACES.map((place) => {
      const isKnown = speaking.some((one) => (one.demand[place] ?? null) !== null)
      return isKnown ? (demand[place] ?? null) : null
    }),
    evidence: PLACES.map((place) => {
      const parts = speaking.map((one) => one.evidence[place] ?? '')
      return weakestEvidence(parts.filter((part) => part !== '')) ?? ''
    }),
    growth: PLACES.map((place) => {
      const base = before[place] ?? 0
      return base >= leastBefore(squaredSteps[place] ?? 0) ? (compared[place] ?? 0) / base - 1 : null
    }),
    growthProducts: sum(speaking, (one) => one.comparedProducts),
    reducedShare: PLACES.map((place) => ratio(reduced[place] ?? 0, priced[place] ?? 0)),
    // Nothing reduced is a depth of nothing, not an unknown one.
    discountDepth: PLACES.map((place) =>
      priced[place] ? (ratio(reductions[place] ?? 0, reduced[place] ?? 0) ?? 0) : null,
    ),
  }
}
