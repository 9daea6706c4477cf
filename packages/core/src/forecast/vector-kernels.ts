/**
 * Loops over typed arrays by offset. They are the only places where an index is trusted without a check: the callers
 * size their arrays, and a check per element would double the running time.
 */

/** Sum of a[aFrom + i] × b[bFrom + i] for `count` elements. */
export function dot(a: Float64Array, aFrom: number, b: Float64Array, bFrom: number, count: number): number {
  // Four sums side by side: one alone would wait at each addition for the one before.
  let [first, second, third, fourth] = [0, 0, 0, 0]
  let i = 0
  for (; i + 3 < count; i += 4) {
    first += (a[aFrom + i] as number) * (b[bFrom + i] as number)
    second += (a[aFrom + i + 1] as number) * (b[bFrom + i + 1] as number)
    third += (a[aFrom + i + 2] as number) * (b[bFrom + i + 2] as number)
    fourth += (a[aFrom + i + 3] as number) * (b[bFrom + i + 3] as number)
  }
  for (; i < count; i++) first += (a[aFrom + i] as number) * (b[bFrom + i] as number)
  return first + second + (third + fourth)
}

/**
 * target[targetFrom + r] = sum of table[tableFrom + r × width + i] × row[rowFrom + i] for `count` elements of each of
 * `rows` rows, four rows at a time, so that what they share is read once.
 */
export function rowDots(
  table: Float64Array,
  tableFrom: number,
  width: number,
  row: Float64Array,
  rowFrom: number,
  count: number,
  target: Float64Array,
  targetFrom: number,
  rows: number,
): void {
  let r = 0
  for (; r + 3 < rows; r += 4) {
    const a = tableFrom + r * width
    const [b, c, d] = [a + width, a + 2 * width, a + 3 * width]
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let i = 0; i < count; i++) {
      const shared = row[rowFrom + i] as number
      first += (table[a + i] as number) * shared
      second += (table[b + i] as number) * shared
      third += (table[c + i] as number) * shared
      fourth += (table[d + i] as number) * shared
    }
    target[targetFrom + r] = first
    target[targetFrom + r + 1] = second
    target[targetFrom + r + 2] = third
    target[targetFrom + r + 3] = fourth
  }
  for (; r < rows; r++) target[targetFrom + r] = dot(table, tableFrom + r * width, row, rowFrom, count)
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

/** target[i] = keep × target[i] + factor × source[i] for the first `count` elements from the offsets on. */
export function keepAndAdd(
  target: Float64Array,
  targetFrom: number,
  keep: number,
  factor: number,
  source: Float64Array,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    target[targetFrom + i] = (target[targetFrom + i] as number) * keep + factor * (source[i] as number)
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
