import type { WeeklySeries } from '../series/weekly-series'
import { MIN_SHARED_WEEKS, shiftedPairs } from './lead-lag'
import type { NoLead } from './vocabulary'

/** Between which leads the true one lies in four cases of five. */
export interface LeadRange {
  readonly from: number
  readonly to: number
}

/** Whole quarters are drawn anew: weeks within one depend on each other. */
const BLOCK_WEEKS = 13
/** Of fewer quarters, the same few come again and again, and every range looks narrow. */
const LEAST_BLOCKS = 8
const DRAWS = 200
/** Share of the draws that is left out on either side. */
const OUTSIDE = 0.1

/** Sums of a block from which the correlation of several together follows: n, x, y, x², y², xy. */
const SUMS = 6

/**
 * How surely a lead is known: the lead is found again in 200 draws of the shared quarters with replacement, the same draws
 * each time. `null` of under two years, which cannot tell.
 */
export function leadRange(reference: WeeklySeries, other: WeeklySeries, lead: number): LeadRange | null {
  const shifts = shiftedPairs(reference, other)
  const weeks = shifts.flatMap(({ pairs }) => [pairs[0]?.[0] ?? 0, pairs.at(-1)?.[0] ?? 0])
  const first = Math.floor(Math.min(...weeks) / BLOCK_WEEKS)
  const count = Math.floor(Math.max(...weeks) / BLOCK_WEEKS) - first + 1
  const lags = shifts.map(({ lag, pairs }) => ({ lag, sums: blockSums(pairs, first, count) }))
  const own = lags.find(({ lag }) => lag === lead)?.sums ?? new Float64Array(0)
  const known = Array.from({ length: count }, (_, block) => own[SUMS * block] ?? 0).filter((n) => n > 0).length
  if (known < LEAST_BLOCKS) return null
  const next = numbersFrom(20_250_101)
  const drawn = new Int32Array(count)
  const found = new Float64Array(DRAWS)
  for (let draw = 0; draw < DRAWS; draw += 1) {
    for (let at = 0; at < count; at += 1) drawn[at] = Math.floor(next() * count)
    let [best, most] = [lead, -2]
    for (const { lag, sums } of lags) {
      const correlation = correlationOf(sums, drawn)
      if (correlation > most + 1e-9) [best, most] = [lag, correlation]
    }
    found[draw] = best
  }
  found.sort()
  const last = DRAWS - 1
  return {
    from: Math.min(lead, found[Math.floor(OUTSIDE * last)] ?? lead),
    to: Math.max(lead, found[Math.ceil((1 - OUTSIDE) * last)] ?? lead),
  }
}

/** Whether it is told that one runs ahead, or behind: not where both may be. */
export function isLeadTold(lead: number | null, range: LeadRange | null): lead is number {
  return lead !== null && lead !== 0 && (range === null || range.from > 0 || range.to < 0)
}

/** Why `leadWeeks` tells nothing of two series. */
export function whyNoLead(reference: WeeklySeries, other: WeeklySeries): NoLead {
  const most = Math.max(...shiftedPairs(reference, other).map(({ pairs }) => pairs.length))
  return most < MIN_SHARED_WEEKS ? 'too_few_weeks' : 'no_fit'
}

function blockSums(
  pairs: readonly (readonly [week: number, x: number, y: number])[],
  first: number,
  count: number,
): Float64Array {
  const sums = new Float64Array(SUMS * count)
  for (const [week, x, y] of pairs) {
    const at = SUMS * (Math.floor(week / BLOCK_WEEKS) - first)
    for (const [part, value] of [1, x, y, x * x, y * y, x * y].entries()) {
      sums[at + part] = (sums[at + part] ?? 0) + value
    }
  }
  return sums
}

/** Of the drawn blocks together; -2 where there is none. */
function correlationOf(sums: Float64Array, drawn: Int32Array): number {
  let [n, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0]
  for (const block of drawn) {
    const at = SUMS * block
    n += sums[at] ?? 0
    sx += sums[at + 1] ?? 0
    sy += sums[at + 2] ?? 0
    sxx += sums[at + 3] ?? 0
    syy += sums[at + 4] ?? 0
    sxy += sums[at + 5] ?? 0
  }
  const [xx, yy] = [sxx - (sx * sx) / n, syy - (sy * sy) / n]
  return n >= MIN_SHARED_WEEKS && xx > 0 && yy > 0 ? (sxy - (sx * sy) / n) / Math.sqrt(xx * yy) : -2
}

/** Numbers of 0–1 that are the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
