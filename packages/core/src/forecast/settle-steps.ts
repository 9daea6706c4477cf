import { median, robustSd } from '../series/robust-statistics'
import { BACK_TEST_STEP, LASTING_WEEKS, YEAR } from './forecast-settings'
import { at, meanBetween } from './vector-kernels'

/** Weeks on either side whose means are compared. */
const SIDE = 4
/** A step stands out by this many robust standard deviations of the moves before it. */
const STEP_SIZE = 8
/** Before two years nobody knows which moves come back. */
const FEWEST_WEEKS = 2 * YEAR

/**
 * The series as if its level had always been the one of now: each lasting step is found and all weeks before it are moved
 * by it, so that a season fitted to it does not take a step that came once for one that comes back. A step is judged by
 * the weeks before it and the seven from it on, as far as they have come; until they have all come it counts in part.
 * @param roots square roots, without gaps from `start` on
 * @returns a copy; the newest weeks are as they were
 */
export function settleSteps(roots: Float64Array, start: number): Float64Array {
  const settled = roots.slice()
  const [from, to] = [start + SIDE, roots.length - SIDE]
  /** How each week's move differs from that of the same week in the years before. */
  const unusual = new Float64Array(roots.length)
  const moves = new Float64Array(roots.length)
  for (let week = from; week <= to; week++) {
    moves[week] = meanBetween(roots, week, week + SIDE) - meanBetween(roots, week - SIDE, week)
    unusual[week] = at(moves, week) - usualMove(moves, week, from)
  }
  let limit = Number.POSITIVE_INFINITY
  for (let week = from + FEWEST_WEEKS; week <= to; week++) {
    // The size of ordinary moves changes slowly.
    if ((week - from) % BACK_TEST_STEP === 0)
      limit = STEP_SIZE * (robustSd(Array.from(unusual.subarray(from, week))) ?? 0)
    const size = at(unusual, week)
    if (limit <= 0 || Math.abs(size) <= limit || !isTop(unusual, week) || !lasts(roots, week, size)) continue
    const lasting = size * Math.min(1, (roots.length - week) / LASTING_WEEKS)
    for (let before = start; before < week; before++) settled[before] = at(settled, before) + lasting
  }
  return settled
}

/** Whether no week so near that it sees the same step sees it larger; of equals the first. */
function isTop(unusual: Float64Array, week: number): boolean {
  const size = Math.abs(at(unusual, week))
  for (let apart = 1; apart < SIDE; apart++) {
    if (Math.abs(at(unusual, week - apart)) >= size || Math.abs(at(unusual, week + apart)) > size) return false
  }
  return true
}

/** Whether each of the weeks behind a step stands at least half of it off the weeks before: one odd week is no step. */
function lasts(roots: Float64Array, week: number, size: number): boolean {
  const before = meanBetween(roots, week - SIDE, week)
  for (let after = week; after < week + SIDE; after++) {
    if ((at(roots, after) - before) / size < 0.5) return false
  }
  return true
}

/** How the level moved in this week of the years before; 0 where there are none. */
function usualMove(moves: Float64Array, week: number, from: number): number {
  const others: number[] = []
  for (let other = week - YEAR; other >= from; other -= YEAR) others.push(at(moves, other))
  return median(others) ?? 0
}
