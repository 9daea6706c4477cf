import { measured } from './robust-statistics'

/** From this share of zeros on, a share of many things counts single ones of them. */
const MOSTLY_ZERO = 0.5

/**
 * The unit a series was rounded to or counted in: 1 for a 0–100 index or a count, its multiple for an index put on another scale,
 * the smallest value above zero where most are zero, 0 for values that were never rounded. The smallest value is left out, because an index writes 0.5 for "less than 1".
 * Files of different scales joined into one series show no unit: see `stitch`, which tells it.
 */
export function roundingStep(values: readonly (number | null)[]): number {
  const distinct = [...new Set(values)].filter((value): value is number => value !== null).sort((a, b) => a - b)
  const smallest = distinct[0]
  if (smallest === undefined) return 0
  const others = distinct.slice(1)
  if (Number.isInteger(smallest * 2) && others.every((value) => Number.isInteger(value))) return 1
  let gap = Number.POSITIVE_INFINITY
  for (let index = 1; index < others.length; index += 1) {
    gap = Math.min(gap, (others[index] ?? 0) - (others[index - 1] ?? 0))
  }
  if (isMostlyZero(values)) return distinct.find((value) => value > 0) ?? 0
  const isLattice = others.every((value) => Math.abs(value / gap - Math.round(value / gap)) < 1e-6)
  return others.length > 1 && isLattice ? gap : 0
}

function isMostlyZero(values: readonly (number | null)[]): boolean {
  const known = measured(values)
  return known.filter((value) => value <= 0).length >= MOSTLY_ZERO * known.length
}
