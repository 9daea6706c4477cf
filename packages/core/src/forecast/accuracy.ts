import { mean, measured } from '../series/robust-statistics'
import { YEAR } from './forecast-settings'

/**
 * Mean absolute scaled error: mean |actual − forecast| ÷ mean |value − value a year before| over the training weeks.
 * Below 1 the forecast beats repeating last year, as that went in training. Weeks that were not measured are left out.
 * @param training values up to the origin, oldest first
 * @returns null when nothing can be compared, or when training repeats itself exactly
 */
export function mase(
  training: readonly (number | null)[],
  actual: readonly (number | null)[],
  forecast: readonly number[],
): number | null {
  const scale = mean(absoluteDifferences(training.slice(YEAR), training))
  const error = mean(absoluteDifferences(actual, forecast))
  return scale === null || error === null || scale === 0 ? null : error / scale
}

/**
 * Symmetric mean absolute percentage error: mean of 200 |a − f| ÷ (|a| + |f|), 0 where both are 0; `null` of nothing.
 */
export function smape(actual: readonly (number | null)[], forecast: readonly number[]): number | null {
  return mean(
    pairs(actual, forecast).map(([came, expected]) => {
      const size = Math.abs(came) + Math.abs(expected)
      return size === 0 ? 0 : (200 * Math.abs(came - expected)) / size
    }),
  )
}

/** Share (0–1) of measured weeks that fell inside the band, edges included; `null` of nothing. */
export function coverage(
  actual: readonly (number | null)[],
  lower: readonly number[],
  upper: readonly number[],
): number | null {
  return mean(
    actual.flatMap((came, week) => {
      const [low, high] = [lower[week], upper[week]]
      return came === null || low === undefined || high === undefined ? [] : [low <= came && came <= high ? 1 : 0]
    }),
  )
}

/**
 * Growth from the last 52 weeks of training to the given next weeks: ratio of the means − 1.
 * `null` when either has no measured week or the past year was 0 throughout.
 */
export function yearlyGrowth(training: readonly (number | null)[], next: readonly (number | null)[]): number | null {
  const before = mean(measured(training.slice(-YEAR)))
  const after = mean(measured(next))
  return before === null || after === null || before === 0 ? null : after / before - 1
}

/** Share (0–1) of series whose growth was forecast with the right sign; `null` of nothing. */
export function growthSignAccuracy(
  actual: readonly (number | null)[],
  forecast: readonly (number | null)[],
): number | null {
  return mean(pairs(actual, forecast).map(([came, expected]) => (Math.sign(came) === Math.sign(expected) ? 1 : 0)))
}

/**
 * Spearman's rank correlation (ties share their mean rank); `null` for under two pairs or when one side is constant.
 */
export function spearman(a: readonly (number | null)[], b: readonly (number | null)[]): number | null {
  const both = pairs(a, b)
  if (both.length < 2) return null
  const x = ranks(both.map(([value]) => value))
  const y = ranks(both.map(([, value]) => value))
  const centre = (both.length - 1) / 2
  let [xy, xx, yy] = [0, 0, 0]
  x.forEach((rank, index) => {
    const [dx, dy] = [rank - centre, (y[index] ?? centre) - centre]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  })
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((i, j) => (values[i] ?? 0) - (values[j] ?? 0))
  const result = values.map(() => 0)
  for (let from = 0; from < order.length;) {
    let to = from + 1
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++
    for (const index of order.slice(from, to)) result[index] = (from + to - 1) / 2
    from = to
  }
  return result
}

function pairs(a: readonly (number | null)[], b: readonly (number | null)[]): [number, number][] {
  return a.flatMap((value, index): [number, number][] => {
    const other = b[index]
    return value === null || other === null || other === undefined ? [] : [[value, other]]
  })
}

function absoluteDifferences(a: readonly (number | null)[], b: readonly (number | null)[]): number[] {
  return pairs(a, b).map(([x, y]) => Math.abs(x - y))
}
