import { robustSd } from '../series/robust-statistics'
import { YEAR } from './forecast-settings'
import { at } from './vector-kernels'

/** Weeks on either side that say what a week should be like; a spike may last as many weeks. */
const REACH = 2
/** A spike stands out by this many robust standard deviations of ordinary week-to-week noise. */
const SPIKE_SIZE = 8
/** The newest week is one where it is over twice the usual: roots. */
const NEWEST_TIMES = Math.SQRT2
/** A week that stands out at least this share as much in another year is a season, not a spike. */
const REPEAT_SHARE = 0.3

/**
 * Cuts one-off spikes (one viral week, one broken reading) down to the edge of ordinary noise, so that they neither
 * become next year's season nor widen every band. What comes back each year stays, and so do the newest two weeks, but
 * for a last one of over twice the usual: a spike and the start of a rise look the same until more weeks arrive.
 * @param roots square roots, without gaps from `start` on; changed in place
 */
export function temperSpikes(roots: Float64Array, start: number): void {
  const steps: number[] = []
  for (let week = start + 1; week < roots.length - 1; week++) {
    steps.push(at(roots, week) - (at(roots, week - 1) + at(roots, week + 1)) / 2)
  }
  const limit = SPIKE_SIZE * (robustSd(steps) ?? 0)
  if (limit <= 0) return
  const original = roots.slice()
  const around = new Float64Array(2 * REACH + 1)
  const excessAt = (week: number): number => {
    if (week - REACH < start || week + REACH >= original.length) return 0
    for (let place = 0; place < around.length; place++) around[place] = at(original, week - REACH + place)
    return at(original, week) - at(around.sort(), REACH)
  }
  for (let week = start + REACH; week < roots.length - REACH; week++) {
    const excess = excessAt(week)
    if (Math.abs(excess) <= limit || repeats(excessAt, excess, week, roots.length)) continue
    roots[week] = at(original, week) - excess + Math.sign(excess) * limit
  }
  temperNewest(roots, original, { start, limit })
}

/**
 * A newest week over twice as high as the weeks before it is no rise until another follows: one odd reading would else be
 * the level of a whole year.
 */
function temperNewest(roots: Float64Array, original: Float64Array, { start, limit }: { start: number; limit: number }) {
  const last = original.length - 1
  if (last - YEAR < start) return
  const usual = Math.max(...original.subarray(Math.max(start, last - 2 * REACH), last))
  const excess = at(original, last) - usual
  if (excess <= limit || at(original, last) < NEWEST_TIMES * usual) return
  for (let year = last - YEAR; year >= start; year -= YEAR) {
    for (let near = Math.max(start, year - REACH); near <= year + REACH; near++) {
      if (at(original, near) - usual >= REPEAT_SHARE * excess) return
    }
  }
  roots[last] = usual + limit
}

function repeats(excessAt: (week: number) => number, excess: number, week: number, length: number): boolean {
  for (let year = week % YEAR; year < length + YEAR; year += YEAR) {
    if (year === week) continue
    // A calendar week moves by a day or two a year, and a feast by more.
    for (let near = year - REACH; near <= year + REACH; near++) {
      if (excessAt(near) * Math.sign(excess) >= REPEAT_SHARE * Math.abs(excess)) return true
    }
  }
  return false
}
