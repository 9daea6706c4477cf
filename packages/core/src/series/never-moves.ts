import { measured } from './robust-statistics'

const LOOKED_AT_WEEKS = 104

/**
 * Whether two years hold one value alone, or none above `step`, the unit they are rounded to, as "<1" with a 1 here and
 * there: nothing was measured but rounding, so nothing follows from it.
 */
export function neverMoves(values: readonly (number | null)[], step: number): boolean {
  const known = measured(values.slice(-LOOKED_AT_WEEKS))
  return known.length > 1 && (known.every((value) => value === known[0]) || known.every((value) => value <= step))
}
