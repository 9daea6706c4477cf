import {
  FEWEST_SEASON_WEEKS,
  HARMONICS,
  LEVEL_RATES,
  NEIGHBOUR_SHARE,
  SEASONLESS_RATES,
  SIMPLE_MEMBER_TRUST,
  YEAR,
} from './forecast-settings'
import { type SeasonAtOrigin, SeasonFit, WAVE_WIDTH } from './season-fit'
import { pullTowardsNeighbours, seasonNeighbours, type Neighbours } from './season-neighbours'
import type { SeriesHistory } from './series-history'
import { at, meanBetween, rowDots } from './vector-kernels'

/** The methods that are combined: seasons of several widths at several rates, two without a season, last year again. */
export const MEMBER_TRUST: readonly number[] = [
  ...LEVEL_RATES.flatMap(() => HARMONICS.map(() => 1)),
  ...SEASONLESS_RATES.map(() => SIMPLE_MEMBER_TRUST),
  SIMPLE_MEMBER_TRUST,
]
/**
 * Shapes are compared by a season that is neither stiff nor nervous: the middle rate, two waves a quarter and fewer.
 */
const [COMPARED_RATE, COMPARED_HARMONICS] = [1, 6]

/** Forecasts of every member from one origin. */
export interface MemberForecasts {
  readonly origin: number
  /** Weeks ahead in `values`. */
  readonly span: number
  /** Square roots, member-major, then series, then weeks ahead; `isUsable` says which hold anything. */
  readonly values: Float64Array
  /** Whether a member has the history it needs, member-major, then series. */
  readonly isUsable: Uint8Array
}

/** Walks the members over the histories from origin to origin. Origins must ascend. */
export class MemberWalk {
  readonly #histories: readonly SeriesHistory[]
  readonly #waves: Float64Array
  readonly #fits: readonly SeasonFit[]
  #values = new Float64Array(0)

  /** @param waves `seasonWaves` of the longest season, for all weeks of the histories and of the farthest forecast */
  constructor(histories: readonly SeriesHistory[], waves: Float64Array) {
    this.#histories = histories
    this.#waves = waves
    this.#fits = LEVEL_RATES.map((rate) => new SeasonFit(rate, waves, histories))
  }

  /** The values are valid until the next call, which uses their room again; what is not usable holds anything. */
  forecastsAt(origin: number, span: number): MemberForecasts {
    const count = this.#histories.length
    const size = MEMBER_TRUST.length * count * span
    if (this.#values.length !== size) this.#values = new Float64Array(size)
    const forecasts = { origin, span, values: this.#values, isUsable: new Uint8Array(MEMBER_TRUST.length * count) }
    const weeks = Uint32Array.from(this.#histories, ({ start }) => Math.max(0, origin - start))
    const solutions = this.#fits.map((fit) => fit.advanceTo(origin))
    const rows = new Float64Array(count * WAVE_WIDTH)
    const neighbours = similarSeasons(solutions[COMPARED_RATE], weeks, rows)
    let member = 0
    for (const solution of solutions) {
      for (const harmonics of HARMONICS) {
        for (let i = 0; i < count; i++) solution.coefficients(i, harmonics, rows, i * WAVE_WIDTH)
        if (neighbours) pullTowardsNeighbours(rows, WAVE_WIDTH, 2 * harmonics, neighbours, NEIGHBOUR_SHARE)
        this.#addSeasonal(forecasts, member, { solution, harmonics, rows, weeks })
        member++
      }
    }
    this.#addSeasonless(forecasts, member, weeks)
    return forecasts
  }

  /** The season that `rows` describe, around the level that goes with it. */
  #addSeasonal(forecasts: MemberForecasts, member: number, season: MemberSeason): void {
    const { origin, span, values, isUsable } = forecasts
    const { solution, harmonics, rows, weeks } = season
    const wave = origin * WAVE_WIDTH + 1
    for (let i = 0; i < weeks.length; i++) {
      if (at32(weeks, i) < FEWEST_SEASON_WEEKS) continue
      const slot = member * weeks.length + i
      isUsable[slot] = 1
      const level = solution.level(i, rows, i * WAVE_WIDTH, harmonics)
      const from = slot * span
      rowDots(this.#waves, wave, WAVE_WIDTH, rows, i * WAVE_WIDTH + 1, 2 * harmonics, values, from, span)
      for (let ahead = from; ahead < from + span; ahead++) values[ahead] = Math.max(0, level + at(values, ahead))
    }
  }

  /** Smoothed levels, then last year again; `first` is the first of these members. */
  #addSeasonless(forecasts: MemberForecasts, first: number, weeks: Uint32Array): void {
    const { origin, span, values, isUsable } = forecasts
    this.#histories.forEach(({ roots, start }, i) => {
      SEASONLESS_RATES.forEach((rate, index) => {
        if (at32(weeks, i) < 1) return
        const slot = (first + index) * weeks.length + i
        isUsable[slot] = 1
        values.fill(smoothedLevel(roots, start, origin, rate), slot * span, (slot + 1) * span)
      })
      if (at32(weeks, i) < YEAR) return
      const slot = (first + SEASONLESS_RATES.length) * weeks.length + i
      isUsable[slot] = 1
      for (let ahead = 0; ahead < span; ahead++) {
        values[slot * span + ahead] = at(roots, origin - YEAR + (ahead % YEAR))
      }
    })
  }
}

/** What a seasonal member is made of: the series' coefficients in `rows`, and how many weeks each has been known for. */
interface MemberSeason {
  readonly solution: SeasonAtOrigin
  readonly harmonics: number
  readonly rows: Float64Array
  readonly weeks: Uint32Array
}

/** Which series have a season like whose; `rows` is room. Null where there is nothing to compare. */
function similarSeasons(
  solution: SeasonAtOrigin | undefined,
  weeks: Uint32Array,
  rows: Float64Array,
): Neighbours | null {
  if (!solution || weeks.length < 2) return null
  for (let i = 0; i < weeks.length; i++) solution.coefficients(i, COMPARED_HARMONICS, rows, i * WAVE_WIDTH)
  const isKnown = Array.from(weeks, (known) => known > YEAR)
  return seasonNeighbours(rows, WAVE_WIDTH, 2 * COMPARED_HARMONICS, isKnown)
}

function at32(weeks: Uint32Array, series: number): number {
  return weeks[series] ?? 0
}

/** Exponential smoothing from the mean of the first half year on, so that the first week does not linger. */
function smoothedLevel(roots: Float64Array, start: number, origin: number, rate: number): number {
  let level = meanBetween(roots, start, Math.min(origin, start + YEAR / 2))
  for (let week = start; week < origin; week++) level += rate * (at(roots, week) - level)
  return level
}
