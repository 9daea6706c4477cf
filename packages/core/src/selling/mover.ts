/** What a category is to its shop. Written definitions: the same words stand on the screen and in the documentation. */
export const MOVERS = ['top_mover', 'core', 'struggling', 'clearance'] as const
export type Mover = (typeof MOVERS)[number]

/** Sales that rise or fall by less than this are steady. */
export const STEADY_GROWTH = 0.2
/** From this share of reduced offers on, a category that does not grow is being cleared. */
export const CLEARANCE_SHARE = 0.5

/** Each a fraction; null where it is not known. */
export interface MoverFacts {
  /** Of demand, like for like, against the stretch before. */
  readonly growth: number | null
  readonly shareOfDemand: number | null
  readonly shareOfOffers: number
  /** Of the priced offers, those below their list price. */
  readonly reducedShare: number | null
}

/**
 * Clearance: half of the offers or more are reduced, and sales do not grow. Top mover: sales grow by a fifth or more.
 * Struggling: they fall by a fifth or more. Core: steady sales, and at least the share of them that it has of the offers.
 * Null: none of these, or its growth cannot be told.
 */
export function moverOf({ growth, shareOfDemand, shareOfOffers, reducedShare }: MoverFacts): Mover | null {
  if (growth === null) return null
  if (growth <= 0 && reducedShare !== null && reducedShare >= CLEARANCE_SHARE) return 'clearance'
  if (growth >= STEADY_GROWTH) return 'top_mover'
  if (growth <= -STEADY_GROWTH) return 'struggling'
  return shareOfDemand !== null && shareOfDemand >= shareOfOffers ? 'core' : null
}
