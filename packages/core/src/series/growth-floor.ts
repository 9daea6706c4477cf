/** Growth from fewer than this many pieces is chance: five reviews, then seven, are no 40 %. */
export const GROWTH_FLOOR = 20

/** A growth of fewer products than these is theirs, not their group's. */
export const LEAST_COMPARED = 3

/** Of counts that are rounded, fewer steps than these are the rounding, not a growth. */
export const LEAST_STEPS = 5

/**
 * What a growth is worked out from at least. `squaredSteps`: of the counts that make up the base, the sum of the squares of the steps
 * that they are rounded in, 0 of exact ones; roundings of many counts cancel out by the root of their number.
 */
export function leastBefore(squaredSteps: number): number {
  return Math.max(GROWTH_FLOOR, LEAST_STEPS * Math.sqrt(squaredSteps))
}
