/**
 * Loops over typed arrays by offset. They are the only places where an index is trusted without a check: the callers
 * size their arrays, and a check per element would double the running time.
 */

/** Sum of a[aFrom + i] × b[bFrom + i] for `count` elements. */
export function dot(a: Float64Array, aFrom: number, b: Float64Array, bFrom: number, count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += (a[aFrom + i] as number) * (b[bFrom + i] as number)
  return sum
}

/** target[targetFrom + i] += factor × source[sourceFrom + i] for `count` elements. */
export function addScaled(
  target: Float64Array,
  targetFrom: number,
  factor: number,
  source: Float64Array,
  sourceFrom: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    target[targetFrom + i] = (target[targetFrom + i] as number) + factor * (source[sourceFrom + i] as number)
  }
}

/** target[from + i] *= factor for `count` elements. */
export function scale(target: Float64Array, from: number, factor: number, count: number): void {
  for (let i = 0; i < count; i++) target[from + i] = (target[from + i] as number) * factor
}

/** Mean of values[from] … values[to − 1]; NaN of nothing. */
export function meanBetween(values: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += values[i] as number
  return sum / (to - from)
}

/** The element at an index that the caller knows to be inside. */
export function at(values: Float64Array, index: number): number {
  return values[index] as number
}
