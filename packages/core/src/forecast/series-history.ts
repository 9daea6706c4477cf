import { LONGEST_GAP, YEAR } from './forecast-settings'
import { settleSteps } from './settle-steps'
import { temperSpikes } from './temper-spikes'
import { at, meanBetween } from './vector-kernels'

/** One series on the square-root scale, on the common week axis of its pool, without gaps from `start` to the end. */
export interface SeriesHistory {
  /** First week of the usable history; equal to the axis length when there is none. */
  readonly start: number
  /** Square roots, one a week of the axis; 0 before `start`. */
  readonly roots: Float64Array
  /** `roots` without the steps of the level that lasted: all weeks at the level of the newest. */
  readonly settled: Float64Array
  /** 1 where the week was measured, 0 before `start` and where a gap was closed. */
  readonly isMeasured: Uint8Array
  /** Weeks between the last measured value and the end of the axis. */
  readonly staleWeeks: number
}

/**
 * Puts a series that ends at the origin on an axis of `length` weeks and closes its gaps: a straight line over the
 * gap, bent as the same weeks of another year bend from theirs. Weeks before a gap of over 26 weeks are left out.
 * One-off spikes are cut down (`temperSpikes`). Anything that is not a finite number counts as missing, a negative
 * value as 0.
 */
export function seriesHistory(values: readonly (number | null)[], length: number): SeriesHistory {
  const roots = new Float64Array(length)
  const isMeasured = new Uint8Array(length)
  const shift = length - values.length
  values.forEach((value, index) => {
    if (value === null || !Number.isFinite(value)) return
    roots[index + shift] = Math.sqrt(Math.max(value, 0))
    isMeasured[index + shift] = 1
  })
  const start = usableStart(isMeasured)
  roots.fill(0, 0, start)
  isMeasured.fill(0, 0, start)
  const last = isMeasured.lastIndexOf(1)
  for (let week = start; week < length; week++) {
    if (isMeasured[week]) continue
    let end = week
    while (end < length && !isMeasured[end]) end++
    fillGap(roots, isMeasured, start, week, end)
    week = end
  }
  temperSpikes(roots, start)
  const settled = settleSteps(roots, start)
  return { start, roots, settled, isMeasured, staleWeeks: start === length ? 0 : length - 1 - last }
}

function usableStart(isMeasured: Uint8Array): number {
  let start = isMeasured.length
  for (let week = isMeasured.lastIndexOf(1); week >= 0; week--) {
    if (isMeasured[week]) start = week
    else if (start - week > LONGEST_GAP) break
  }
  return start
}

/**
 * Fills weeks `from` … `to` − 1; the week before `from` is measured, the one at `to` too unless the axis ends there.
 */
function fillGap(roots: Float64Array, isMeasured: Uint8Array, start: number, from: number, to: number): void {
  const isTrailing = to === roots.length
  const left = isTrailing ? levelBefore(roots, start, from) : at(roots, from - 1)
  const right = isTrailing ? left : at(roots, to)
  for (let week = from; week < to; week++) {
    const place = (week - from + 1) / (to - from + 1)
    let bend = 0
    let years = 0
    // Earlier years first: a past origin of a back-test should not see later ones unless nothing else is there.
    for (const shift of [-YEAR, -2 * YEAR, YEAR, 2 * YEAR]) {
      if (years > 0 && shift > 0) break
      const [a, b] = [from - 1 + shift, Math.min(to, roots.length - 1) + shift]
      if (a < start || b >= roots.length || !isMeasured[week + shift] || !isMeasured[a] || !isMeasured[b]) continue
      const before = isTrailing ? levelBefore(roots, start, from + shift) : at(roots, a)
      const after = isTrailing ? before : at(roots, b)
      bend += at(roots, week + shift) - (before + (after - before) * place)
      years++
    }
    roots[week] = Math.max(0, left + (right - left) * place + (years > 0 ? bend / years : 0))
  }
}

/** Mean of up to four weeks before: one odd week should not set the level of all the weeks nobody measured. */
function levelBefore(roots: Float64Array, start: number, week: number): number {
  return meanBetween(roots, Math.max(start, week - 4), week)
}
