import { DAMPED_TRENDS, FOLLOWING_RATES } from './forecast-settings'
import { at, meanBetween } from './vector-kernels'

/** Members that follow the newest weeks of a line without season: smoothed levels, then damped trends. */
export const FOLLOWING_COUNT = FOLLOWING_RATES.length + DAMPED_TRENDS.length

/** What the following members say, one after the other, of a line that ends at `to`; `room` gives each its place. */
export function followLine(line: Float64Array, from: number, to: number, room: (member: number) => Float64Array): void {
  FOLLOWING_RATES.forEach((rate, index) => room(index).fill(smoothedLevel(line, from, to, rate)))
  DAMPED_TRENDS.forEach((trend, index) => dampedTrend(line, from, to, trend, room(FOLLOWING_RATES.length + index)))
}

/** Exponential smoothing from the mean of the first half year on, so that the first week does not linger. */
export function smoothedLevel(line: Float64Array, from: number, to: number, rate: number): number {
  let level = meanBetween(line, from, Math.min(to, from + 26))
  for (let week = from; week < to; week++) level += rate * (at(line, week) - level)
  return level
}

/** Holt's smoothing of level and slope with a slope that fades (Gardner and McKenzie 1985). */
export function dampedTrend(
  line: Float64Array,
  from: number,
  to: number,
  { levelRate, slopeRate, damping }: (typeof DAMPED_TRENDS)[number],
  target: Float64Array,
): void {
  let level = at(line, from)
  let slope = 0
  for (let week = from + 1; week < to; week++) {
    const [before, expected] = [level, level + damping * slope]
    level = expected + levelRate * (at(line, week) - expected)
    slope = damping * slope + slopeRate * (level - before - damping * slope)
  }
  for (let ahead = 0; ahead < target.length; ahead++) {
    slope *= damping
    level += slope
    target[ahead] = level
  }
}
