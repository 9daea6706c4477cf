import { WEEKS_A_YEAR } from './forecast-settings'

/**
 * Repeatable uniform numbers in [0, 1) for made-up series (tests, benchmarks): a 32-bit linear congruential
 * generator.
 */
export function seededUniform(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Repeatable normal numbers with mean 0 and standard deviation 1, as the sum of twelve uniform ones. */
export function seededNormal(seed: number): () => number {
  const uniform = seededUniform(seed)
  return () => {
    let sum = -6
    for (let i = 0; i < 12; i++) sum += uniform()
    return sum
  }
}

export interface SyntheticShape {
  readonly weeks: number
  readonly level: number
  /** Season's half swing ÷ level. */
  readonly swing?: number
  /** Week of the year, 0–51, in which the season is highest. */
  readonly peak?: number
  /** Growth from a week to the same week a year later. */
  readonly growthAt?: (week: number) => number
  /** Standard deviation of the noise ÷ level. */
  readonly noise?: number
  readonly seed?: number
}

/** A made-up weekly series: level × growth × (1 + season) + noise, never negative. */
export function syntheticSeries(shape: SyntheticShape): number[] {
  const { weeks, level, swing = 0, peak = 26, growthAt = () => 0, noise = 0, seed = 1 } = shape
  const normal = seededNormal(seed)
  let grown = 1
  return Array.from({ length: weeks }, (_, week) => {
    const season = 1 + swing * Math.cos((2 * Math.PI * (week - peak)) / WEEKS_A_YEAR)
    const value = level * grown * season + noise * level * normal()
    grown *= (1 + growthAt(week)) ** (1 / WEEKS_A_YEAR)
    return Math.max(0, value)
  })
}
