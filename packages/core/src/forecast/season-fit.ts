import { cholesky, solveBackward, solveForward } from './cholesky'
import { HARMONICS, SEASON_MEMORY, SEASON_PENALTY } from './forecast-settings'
import type { SeriesHistory } from './series-history'
import { at, dot, keepAndAdd } from './vector-kernels'

/** Harmonics of the longest season; the shorter ones are its leading part. */
export const MOST_HARMONICS = Math.max(...HARMONICS)
/** Unknowns of the longest season: the starting level, then a cosine and a sine for each harmonic. */
export const WAVE_WIDTH = 1 + 2 * MOST_HARMONICS

/** The same for all series that begin in the same week: the waves seen through the filter, and their products. */
interface StartGroup {
  readonly start: number
  readonly filtered: Float64Array
  readonly previous: Float64Array
  readonly products: Float64Array
  /** Exponentially weighted mean of the waves, for taking the season out of the level. */
  readonly waveMean: Float64Array
}

/** A series' side of the least squares, and its own exponentially weighted mean. */
interface SeriesSums {
  readonly group: StartGroup
  readonly withWaves: Float64Array
  filtered: number
  previous: number
  mean: number
}

/** What a season and level look like from one origin. */
export interface SeasonAtOrigin {
  /** Row of `WAVE_WIDTH`: starting level, then the season's coefficients for the first `harmonics` waves. */
  coefficients: (series: number, harmonics: number, target: Float64Array, from: number) => void
  /** Level at the origin, given the season's coefficients in a row as above. */
  level: (series: number, row: Float64Array, from: number, harmonics: number) => number
}

/**
 * Season and slowly moving level of many series at once, walked forward in time.
 *
 * The model is value = level + season + noise where the level follows an exponential smoothing of the given rate,
 * which is a random walk seen through noise. Differencing and smoothing both sides with 1 − rate turns it into
 * ordinary least squares with independent errors; older weeks weigh less. All sums are carried from week to week, so
 * that every past origin costs one small solution and no second pass.
 */
export class SeasonFit {
  readonly #rate: number
  readonly #waves: Float64Array
  readonly #histories: readonly SeriesHistory[]
  readonly #groups: readonly StartGroup[]
  readonly #sums: readonly SeriesSums[]
  #week = 0

  constructor(rate: number, waves: Float64Array, histories: readonly SeriesHistory[]) {
    this.#rate = rate
    this.#waves = waves
    this.#histories = histories
    const groups = new Map<number, StartGroup>()
    for (const { start } of histories) if (!groups.has(start)) groups.set(start, newGroup(start))
    this.#groups = [...groups.values()]
    this.#sums = histories.flatMap(({ start }) => {
      const group = groups.get(start)
      return group ? [{ group, withWaves: new Float64Array(WAVE_WIDTH), filtered: 0, previous: 0, mean: 0 }] : []
    })
  }

  /** Takes in the weeks before `origin`, then gives the solutions there. Origins must not go back. */
  advanceTo(origin: number): SeasonAtOrigin {
    for (; this.#week < origin; this.#week++) this.#takeWeek(this.#week)
    const factors = new Map(this.#groups.map((group) => [group, penalisedFactor(group, origin - group.start)]))
    const halfSolved = this.#sums.map((sums) => {
      const factor = factors.get(sums.group)
      return factor ? solveForward(factor, WAVE_WIDTH, sums.withWaves, 0) : new Float64Array(WAVE_WIDTH)
    })
    return {
      coefficients: (series, harmonics, target, from) => {
        const sums = this.#sums[series]
        const factor = sums && factors.get(sums.group)
        const half = halfSolved[series]
        if (factor && half) solveBackward(factor, WAVE_WIDTH, half, 1 + 2 * harmonics, target, from)
      },
      level: (series, row, from, harmonics) => {
        const sums = this.#sums[series]
        if (!sums) return 0
        const history = this.#histories[series]
        const since = history && origin > 0 ? at(history.settled, origin - 1) - at(history.roots, origin - 1) : 0
        const season = dot(sums.group.waveMean, 1, row, from + 1, 2 * harmonics)
        return sums.mean - since - season + at(row, from) * (1 - this.#rate) ** (origin - sums.group.start)
      },
    }
  }

  #takeWeek(week: number): void {
    const keep = 1 - this.#rate
    for (const group of this.#groups) {
      if (week < group.start) continue
      for (let i = 0; i < WAVE_WIDTH; i++) {
        const wave = at(this.#waves, week * WAVE_WIDTH + i)
        group.filtered[i] = wave - at(group.previous, i) + keep * at(group.filtered, i)
        group.previous[i] = wave
        group.waveMean[i] = at(group.waveMean, i) + this.#rate * (wave - at(group.waveMean, i))
      }
      // Symmetric: only the lower half is kept.
      for (let row = 0; row < WAVE_WIDTH; row++) {
        const factor = at(group.filtered, row)
        keepAndAdd(group.products, row * WAVE_WIDTH, SEASON_MEMORY, factor, group.filtered, row + 1)
      }
    }
    this.#sums.forEach((sums, series) => {
      const value = this.#histories[series]?.settled[week]
      if (value === undefined || week < sums.group.start) return
      sums.filtered = value - sums.previous + keep * sums.filtered
      sums.previous = value
      sums.mean += this.#rate * (value - sums.mean)
      keepAndAdd(sums.withWaves, 0, SEASON_MEMORY, sums.filtered, sums.group.filtered, WAVE_WIDTH)
    })
  }
}

function newGroup(start: number): StartGroup {
  return {
    start,
    filtered: new Float64Array(WAVE_WIDTH),
    previous: new Float64Array(WAVE_WIDTH),
    products: new Float64Array(WAVE_WIDTH * WAVE_WIDTH),
    waveMean: new Float64Array(WAVE_WIDTH),
  }
}

/** Smooth waves are believed, quick ones have to earn it, the more so the shorter the history. */
function penalisedFactor(group: StartGroup, weeks: number): Float64Array {
  const { short, long, shortWeeks, longWeeks } = SEASON_PENALTY
  const share = Math.min(1, Math.max(0, (weeks - shortWeeks) / (longWeeks - shortWeeks)))
  const penalty = short * (long / short) ** share
  const matrix = group.products.slice()
  for (let i = 1; i < WAVE_WIDTH; i++) {
    const diagonal = i * WAVE_WIDTH + i
    matrix[diagonal] = at(matrix, diagonal) + penalty * Math.ceil(i / 2) ** 2
  }
  return cholesky(matrix, WAVE_WIDTH)
}
