import type { Forecast } from '@trendee/core/forecast/forecast-pool'
import { repeatLastYear } from '@trendee/core/forecast/repeat-last-year'

const YEAR = 52
/** Smoothing rates that are tried for the level and for the season. */
const LEVEL_RATES = [0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
const SEASON_RATES = [0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8]

/** Last year's weeks once more. Needs 52 weeks of training. */
export function seasonalNaive(training: readonly number[], horizon: number): Forecast {
  return withoutBand(repeatLastYear(training, horizon).map((value) => value ?? Number.NaN))
}

/**
 * Holt-Winters with additive season of 52 weeks and no trend: rates by the least squared one-week error in training, over a
 * grid; level and season begin as the first year's mean and the distances from it. Needs two years of training.
 */
export function holtWinters(training: readonly number[], horizon: number): Forecast {
  let best = smooth(training, 0.5, 0.1)
  for (const levelRate of LEVEL_RATES) {
    for (const seasonRate of SEASON_RATES) {
      const tried = smooth(training, levelRate, seasonRate)
      if (tried.squaredError < best.squaredError) best = tried
    }
  }
  const { level, season } = best
  return withoutBand(
    Array.from({ length: horizon }, (_, ahead) => Math.max(0, level + (season[(training.length + ahead) % YEAR] ?? 0))),
  )
}

function smooth(
  training: readonly number[],
  levelRate: number,
  seasonRate: number,
): { level: number; season: number[]; squaredError: number } {
  const first = training.slice(0, YEAR)
  let level = first.reduce((sum, value) => sum + value, 0) / YEAR
  const season = first.map((value) => value - level)
  let squaredError = 0
  for (let week = YEAR; week < training.length; week++) {
    const value = training[week] ?? 0
    const usual = season[week % YEAR] ?? 0
    const error = value - level - usual
    squaredError += error * error
    level += levelRate * error
    season[week % YEAR] = usual + seasonRate * (1 - levelRate) * error
  }
  return { level, season, squaredError }
}

function withoutBand(mean: number[]): Forecast {
  return { mean, lower: [], upper: [] }
}
