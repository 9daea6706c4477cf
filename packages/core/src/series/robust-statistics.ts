/** Middle value; the mean of the two middle ones for an even count. `null` of nothing. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5)
}

/** Linear interpolation between order statistics; `share` 0–1. `null` of nothing. */
export function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  return quantileOfSorted(new Float64Array(values).sort(), share)
}

/** As `quantile`, of values that ascend: where several quantiles of the same values are wanted. */
export function quantileOfSorted(sorted: Float64Array, share: number): number | null {
  // Of nothing, ceil(-0.5) would be -0, no index: the engine would throw the machine code away, and make it anew.
  if (sorted.length === 0) return null
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  if (below === undefined || above === undefined) return null
  return below + (above - below) * (position - Math.floor(position))
}

/** Arithmetic mean; `null` of nothing. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/**
 * Standard deviation estimated from the median distance to the median, so that up to half of the values may be
 * outliers. 1.4826 makes it agree with the ordinary one on normally distributed values.
 */
export function robustSd(values: readonly number[]): number | null {
  const centre = median(values)
  if (centre === null) return null
  const distance = median(values.map((value) => Math.abs(value - centre)))
  return distance === null ? null : distance * 1.4826
}

/** The values that were measured, in order. */
export function measured(values: readonly (number | null)[]): number[] {
  return values.filter((value): value is number => value !== null)
}
