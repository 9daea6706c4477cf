import type { SeriesHistory } from './series-history'
import { at, meanBetween } from './vector-kernels'

/** Weeks the noise is measured on: two years, so that a calmer or wilder past does not count. */
const NOISE_WEEKS = 104
/** What a series is taken to be like before it has shown itself: weeks of belief, noise ÷ level (square-root scale). */
const UNSEEN = { weeks: 5, relativeNoise: 0.15 } as const

/**
 * Variance of the week-to-week noise on the square-root scale before `origin`, measured as each week's distance from
 * the mean of its two neighbours: level and season hardly move in three weeks, so what remains is noise (× 1.5).
 */
export function noiseVariance({ roots, start }: SeriesHistory, origin: number): number {
  const from = Math.max(start, origin - NOISE_WEEKS)
  let sum = 0
  for (let week = from + 1; week < origin - 1; week++) {
    sum += (at(roots, week) - (at(roots, week - 1) + at(roots, week + 1)) / 2) ** 2
  }
  const weeks = Math.max(0, origin - from - 2)
  return weeks > 0 ? sum / weeks / 1.5 : 0
}

/** Mean square root of the last year before `origin`: the unit in which errors of different series are compared. */
export function yearlyLevel({ roots, start }: SeriesHistory, origin: number): number {
  return origin > start ? meanBetween(roots, Math.max(start, origin - 52), origin) : 0
}

/** Noise ÷ level, with a cautious belief that a few weeks of history cannot remove. */
export function relativeNoise(history: SeriesHistory, origin: number): number {
  // 0 of the smallest numbers too, whose squares are none.
  const squareLevel = yearlyLevel(history, origin) ** 2
  const weeks = Math.min(NOISE_WEEKS, Math.max(0, origin - history.start - 2))
  const seen = squareLevel > 0 ? noiseVariance(history, origin) / squareLevel : 0
  return Math.sqrt((weeks * seen + UNSEEN.weeks * UNSEEN.relativeNoise ** 2) / (weeks + UNSEEN.weeks))
}
