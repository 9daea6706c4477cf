import { ERROR_POWER, FEWEST_BACK_TEST_WEEKS, YEAR } from './forecast-settings'
import { MEMBER_TRUST, type MemberForecasts } from './member-forecasts'
import type { SeriesHistory } from './series-history'
import { addScaled, at, meanBetween } from './vector-kernels'

/**
 * Mean absolute error over the year after a past origin, on the square-root scale; member-major, NaN where untested.
 */
export interface MemberErrors {
  readonly origin: number
  readonly values: Float64Array
}

/** Tests the members on the 52 weeks after their origin, for series that had a year of history before it. */
export function memberErrors(forecasts: MemberForecasts, histories: readonly SeriesHistory[]): MemberErrors {
  const { origin, span, isUsable } = forecasts
  const values = new Float64Array(isUsable.length).fill(Number.NaN)
  for (let slot = 0; slot < isUsable.length; slot++) {
    const history = histories[slot % histories.length]
    if (!isUsable[slot] || !history || origin - history.start < FEWEST_BACK_TEST_WEEKS) continue
    let sum = 0
    for (let ahead = 0; ahead < YEAR; ahead++) {
      sum += Math.abs(at(history.roots, origin + ahead) - at(forecasts.values, slot * span + ahead))
    }
    values[slot] = sum / YEAR
  }
  return { origin, values }
}

/**
 * The error-weighted mean of the members, chosen for each series by its own past: a member's weight is its trust,
 * divided by a power of its mean error relative to the best member's. A series without a tested past gets the trusts
 * alone.
 * @param past errors whose 52 weeks all end at or before the origin
 * @returns square roots, `span` weeks a series
 */
export function combineMembers(
  forecasts: MemberForecasts,
  past: readonly MemberErrors[],
  histories: readonly SeriesHistory[],
): Float64Array {
  const { origin, span } = forecasts
  const combined = new Float64Array(histories.length * span)
  histories.forEach(({ roots, start }, series) => {
    if (origin <= start) return
    const errors = MEMBER_TRUST.map((_, member) => meanError(past, member * histories.length + series))
    const best = Math.min(...errors.filter((error) => !Number.isNaN(error)))
    // A thousandth of the level keeps a perfectly repeating series from dividing by zero.
    const floor = 1e-3 * meanBetween(roots, Math.max(start, origin - YEAR), origin) + Number.MIN_VALUE
    const weights = MEMBER_TRUST.map((trust, member) => {
      if (!forecasts.isUsable[member * histories.length + series]) return 0
      const error = errors[member] ?? Number.NaN
      return Number.isNaN(error) ? trust : trust * ((best + floor) / (error + floor)) ** ERROR_POWER
    })
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    weights.forEach((weight, member) => {
      const from = (member * histories.length + series) * span
      if (weight > 0) addScaled(combined, series * span, weight / total, forecasts.values, from, span)
    })
  })
  return combined
}

function meanError(past: readonly MemberErrors[], slot: number): number {
  let sum = 0
  let count = 0
  for (const { values } of past) {
    const error = at(values, slot)
    if (Number.isNaN(error)) continue
    sum += error
    count++
  }
  return count > 0 ? sum / count : Number.NaN
}
