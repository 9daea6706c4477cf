import { addWeeks, weeksBetween } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'

/** Platforms react within a quarter of each other; further shifts find coincidences. */
const MAX_LAG_WEEKS = 8
export const MIN_SHARED_WEEKS = 26
/** Below this the best shift explains less than a fifth of the movement. */
const MIN_CORRELATION = 0.45
/** Week-to-week changes are noise; the change over four weeks is movement. */
const CHANGE_WEEKS = 4
const LAGS = Array.from({ length: 2 * MAX_LAG_WEEKS + 1 }, (_, place) => place - MAX_LAG_WEEKS)

/**
 * Weeks by which `other` runs ahead of `reference` (negative: behind), from the shift at which their four-week
 * changes on the log scale correlate best. `null` where too few weeks are shared or no shift fits.
 */
export function leadWeeks(reference: WeeklySeries, other: WeeklySeries): number | null {
  const a = logChanges(reference)
  const b = logChanges(other)
  let best: { lag: number; correlation: number } | null = null
  for (const lag of LAGS) {
    const correlation = correlationAt(a, { ...b, start: addWeeks(b.start, lag) })
    // On equal terms the smaller shift is the simpler story.
    if (correlation !== null && (best === null || correlation > best.correlation + 1e-9)) best = { lag, correlation }
  }
  return best !== null && best.correlation >= MIN_CORRELATION ? best.lag : null
}

/** Log changes of two series in the same weeks, by the shift of the second. */
export function shiftedPairs(
  reference: WeeklySeries,
  other: WeeklySeries,
): { readonly lag: number; readonly pairs: readonly (readonly [week: number, x: number, y: number])[] }[] {
  const a = logChanges(reference)
  const b = logChanges(other)
  const shift = weeksBetween(a.start, b.start)
  return LAGS.map((lag) => ({
    lag,
    pairs: b.values.flatMap((y, place) => {
      const week = place + shift + lag
      const x = a.values[week] ?? null
      return x === null || y === null ? [] : [[week, x, y] as const]
    }),
  }))
}

function logChanges(series: WeeklySeries): WeeklySeries {
  return {
    start: addWeeks(series.start, CHANGE_WEEKS),
    values: series.values.slice(CHANGE_WEEKS).map((value, week) => {
      const before = series.values[week] ?? null
      return value === null || before === null ? null : Math.log1p(value) - Math.log1p(before)
    }),
  }
}

function correlationAt(a: WeeklySeries, b: WeeklySeries): number | null {
  const shift = weeksBetween(a.start, b.start)
  const xs: number[] = []
  const ys: number[] = []
  b.values.forEach((y, week) => {
    const x = a.values[week + shift] ?? null
    if (x === null || y === null) return
    xs.push(x)
    ys.push(y)
  })
  return xs.length < MIN_SHARED_WEEKS ? null : pearson(xs, ys)
}

/** Pearson's correlation of two equally long lists; `null` where one of them does not vary. */
export function pearson(xs: readonly number[], ys: readonly number[]): number | null {
  const n = xs.length
  const meanX = xs.reduce((sum, x) => sum + x, 0) / n
  const meanY = ys.reduce((sum, y) => sum + y, 0) / n
  let xy = 0
  let xx = 0
  let yy = 0
  for (let i = 0; i < n; i += 1) {
    const dx = (xs[i] ?? 0) - meanX
    const dy = (ys[i] ?? 0) - meanY
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : null
}
