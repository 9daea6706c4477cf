import {
  ERROR_POWER,
  FEWEST_BACK_TEST_WEEKS,
  POOL_WEIGHTS,
  SHORT_HISTORY,
  TESTED_SPANS,
  TEST_MEMORY,
  YEAR,
} from './forecast-settings'
import { FOLLOWING_MEMBERS, MEMBER_TRUST, type MemberForecasts, NEWEST_WEEKS_MEMBERS } from './member-forecasts'
import { pooledErrors, type TestedErrors } from './pooled-errors'
import { NOTHING_UNFORESEEN, type Unforeseen } from './recent-surprise'
import type { SeriesHistory } from './series-history'
import { at, meanBetween } from './vector-kernels'

/** Mean absolute errors from a past origin, on the square-root scale. */
export interface MemberErrors {
  readonly origin: number
  /** For each of `TESTED_SPANS`: member-major, then series; NaN where untested. */
  readonly bySpan: readonly Float64Array[]
}

/**
 * Tests the members on the weeks after their origin, for series that had a year of history before it. A span is tested
 * when its last week has come.
 * @param length weeks that have come
 */
export function memberErrors(
  forecasts: MemberForecasts,
  histories: readonly SeriesHistory[],
  length: number,
): MemberErrors {
  const { origin, span, isUsable, values } = forecasts
  const bySpan = TESTED_SPANS.map(([from, to]) => {
    const errors = new Float64Array(isUsable.length).fill(Number.NaN)
    if (origin + to > length) return errors
    for (let slot = 0; slot < isUsable.length; slot++) {
      const history = histories[slot % histories.length]
      if (!isUsable[slot] || !history || origin - history.start < FEWEST_BACK_TEST_WEEKS) continue
      let sum = 0
      for (let ahead = from; ahead < to; ahead++) {
        sum += Math.abs(at(history.roots, origin + ahead) - at(values, slot * span + ahead))
      }
      errors[slot] = sum / (to - from)
    }
    return errors
  })
  return { origin, bySpan }
}

/**
 * The error-weighted mean of the members, chosen for each series by its own past and that of its pool: a member's weight is its trust,
 * divided by a power of its mean error relative to the best member's, over the same weeks ahead. Between the middles of
 * two tested spans the weights pass evenly from one to the other. Where nothing was tested the trusts alone decide, and in the first
 * weeks the newest ones (see `SHORT_HISTORY`).
 * @param past errors at earlier origins, oldest first; only weeks before this origin are used
 * @param unforeseen for each series how far the members that follow the newest weeks decide, whatever the past says
 * @returns square roots, `span` weeks a series
 */
export function combineMembers(
  forecasts: MemberForecasts,
  past: readonly MemberErrors[],
  histories: readonly SeriesHistory[],
  unforeseen: readonly Unforeseen[] = [],
): Float64Array {
  const { origin, span, values } = forecasts
  const combined = new Float64Array(histories.length * span)
  const mixes = Array.from({ length: span }, (_, ahead) => spansAt(ahead))
  const tested = TESTED_SPANS.map(([, to], index) => {
    const known = past.filter((each) => each.origin + to <= origin).map(({ bySpan }) => bySpan[index])
    const own = testedErrors(known, forecasts.isUsable.length, histories.length)
    return { errors: pooledErrors(own, POOL_WEIGHTS[index] ?? 0), tests: own.tests }
  })
  histories.forEach(({ roots, start }, series) => {
    if (origin <= start) return
    const slots = MEMBER_TRUST.map((_, member) => member * histories.length + series)
    // A thousandth of the level keeps a perfectly repeating series from dividing by zero.
    const floor = 1e-3 * meanBetween(roots, Math.max(start, origin - YEAR), origin) + Number.MIN_VALUE
    const { share, farShare } = unforeseen[series] ?? NOTHING_UNFORESEEN
    const weights = tested.map(({ errors, tests }, index) => {
      const known = leaningTo(
        equally(NEWEST_WEEKS_MEMBERS, forecasts, slots),
        newestShare(index, origin - start, tests[series] ?? 0),
        memberWeights(forecasts, errors, slots, floor),
      )
      return leaningTo(equally(FOLLOWING_MEMBERS, forecasts, slots), isNear(index) ? share : farShare, known)
    })
    slots.forEach((slot, member) => {
      if (!forecasts.isUsable[slot]) return
      mixes.forEach(({ from, to, share }, ahead) => {
        const weight = (weights[from]?.[member] ?? 0) * (1 - share) + (weights[to]?.[member] ?? 0) * share
        const place = series * span + ahead
        combined[place] = at(combined, place) + weight * at(values, slot * span + ahead)
      })
    })
  })
  return combined
}

/** Whether a span lies in the first four weeks. */
function isNear(span: number): boolean {
  return span < SHORT_HISTORY.shares.length
}

/** The share of the newest weeks as they are, without a season that was seen once; see `SHORT_HISTORY`. */
function newestShare(span: number, weeks: number, tests: number): number {
  const { shares, fromWeeks, toWeeks } = SHORT_HISTORY
  if (isNear(span) && tests === 0) return 1
  return (shares[span] ?? 0) * Math.min(1, Math.max(0, (toWeeks - weeks) / (toWeeks - fromWeeks)))
}

/** Equal weights of some members, as far as they have a say. */
function equally(members: readonly number[], { isUsable }: MemberForecasts, slots: readonly number[]): number[] {
  const able = members.filter((member) => isUsable[slots[member] ?? 0])
  return slots.map((_, member) => (able.includes(member) ? 1 / able.length : 0))
}

/** `share` of the leading weights and the rest of the others; the others alone where nobody leads. */
function leaningTo(leading: readonly number[], share: number, weights: readonly number[]): readonly number[] {
  if (share === 0 || leading.every((weight) => weight === 0)) return weights
  return weights.map((weight, member) => share * (leading[member] ?? 0) + (1 - share) * weight)
}

/** Weights of the members for one series and one span; they sum to 1. */
function memberWeights(
  { isUsable }: MemberForecasts,
  errors: Float64Array,
  slots: readonly number[],
  floor: number,
): number[] {
  const own = slots.map((slot) => at(errors, slot))
  const best = Math.min(...own.filter((error) => !Number.isNaN(error)))
  const weights = MEMBER_TRUST.map((trust, member) => {
    if (!isUsable[slots[member] ?? 0]) return 0
    const error = own[member] ?? Number.NaN
    return Number.isNaN(error) ? trust : trust * ((best + floor) / (error + floor)) ** ERROR_POWER
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

const MIDDLES = TESTED_SPANS.map(([from, to]) => (from + to - 1) / 2)

/**
 * Between which tested spans the weights of a week lie, and how far on the way; 0 is the first week after the origin.
 */
function spansAt(ahead: number): { from: number; to: number; share: number } {
  const after = MIDDLES.findIndex((middle) => middle > ahead)
  const to = after === -1 ? MIDDLES.length - 1 : after
  const from = after === -1 ? to : Math.max(0, after - 1)
  const [left, right] = [MIDDLES[from] ?? 0, MIDDLES[to] ?? 0]
  return { from, to, share: right > left ? (ahead - left) / (right - left) : 0 }
}

/** Of past errors, one array an origin, oldest first. */
function testedErrors(known: readonly (Float64Array | undefined)[], slots: number, count: number): TestedErrors {
  const tests = new Uint32Array(count)
  for (const errors of known) {
    if (!errors) continue
    const isTested = new Uint8Array(count)
    for (let slot = 0; slot < slots; slot++) if (!Number.isNaN(at(errors, slot))) isTested[slot % count] = 1
    isTested.forEach((tested, series) => {
      tests[series] = (tests[series] ?? 0) + tested
    })
  }
  return { errors: Float64Array.from({ length: slots }, (_, slot) => meanError(known, slot)), tests }
}

/** Mean over the origins, the newest weighing most; NaN where nothing was tested. */
function meanError(known: readonly (Float64Array | undefined)[], slot: number): number {
  let [sum, total, weight] = [0, 0, 1]
  for (const errors of known.toReversed()) {
    const error = errors ? at(errors, slot) : Number.NaN
    if (Number.isNaN(error)) continue
    sum += weight * error
    total += weight
    weight *= TEST_MEMORY
  }
  return total > 0 ? sum / total : Number.NaN
}
