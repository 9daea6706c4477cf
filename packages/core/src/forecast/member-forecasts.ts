import { FOLLOWING_COUNT, followLine, smoothedLevel } from './following-members'
import {
  FEWEST_SEASON_WEEKS,
  FOLLOWED_WEEKS,
  FOLLOWING_HARMONICS,
  FOLLOWING_RATES,
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

/** Where each family of methods begins among the members. */
const FIRST_FOLLOWING = LEVEL_RATES.length * HARMONICS.length
const FIRST_SEASONLESS = FIRST_FOLLOWING + (FOLLOWING_HARMONICS.length + 1) * FOLLOWING_COUNT
const LAST_YEAR = FIRST_SEASONLESS + SEASONLESS_RATES.length
const LAST_YEAR_MOVED = LAST_YEAR + 1

/**
 * The methods that are combined: seasons of several widths at several slow rates; the newest weeks followed closely,
 * twice with a season taken out and once as they are; levels without a season; last year again, as it was and moved to
 * the level of now.
 */
export const MEMBER_TRUST: readonly number[] = Array.from({ length: LAST_YEAR_MOVED + 1 }, (_, member) =>
  member < FIRST_FOLLOWING ? 1 : SIMPLE_MEMBER_TRUST,
)
/**
 * Shapes are compared by a season that is neither stiff nor nervous: the middle rate, two waves a quarter and fewer.
 */
const [COMPARED_RATE, COMPARED_HARMONICS] = [1, 6]
/** The members that follow the newest weeks around their season: what counts when a level has moved as never before. */
export const FOLLOWING_MEMBERS: readonly number[] = FOLLOWING_HARMONICS.flatMap((_, index) =>
  FOLLOWING_RATES.map((_rate, place) => FIRST_FOLLOWING + index * FOLLOWING_COUNT + place),
)
/** The newest weeks as they are, without any season: the two fastest rates, up to repeating the last week. */
export const NEWEST_WEEKS_MEMBERS: readonly number[] = [1, 2].map((place) => FIRST_SEASONLESS - FOLLOWING_COUNT + place)
/** The fastest of the slow rates fits the season that is taken out: least of a moved level ends up in it. */
const FOLLOWED_RATE = LEVEL_RATES.length - 1
/** Weeks whose mean says how far the level has moved since last year. */
const MOVE_WEEKS = 4

/** Forecasts of every member from one origin. */
export interface MemberForecasts {
  readonly origin: number
  /** Weeks ahead in `values`. */
  readonly span: number
  /** Number of series. */
  readonly count: number
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
    const isUsable = new Uint8Array(MEMBER_TRUST.length * count)
    const forecasts: MemberForecasts = { origin, span, count, values: this.#values, isUsable }
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
    FOLLOWING_HARMONICS.forEach((harmonics, index) => {
      const solution = solutions[FOLLOWED_RATE]
      if (!solution) return
      for (let i = 0; i < count; i++) solution.coefficients(i, harmonics, rows, i * WAVE_WIDTH)
      if (neighbours) pullTowardsNeighbours(rows, WAVE_WIDTH, 2 * harmonics, neighbours, NEIGHBOUR_SHARE)
      const first = FIRST_FOLLOWING + index * FOLLOWING_COUNT
      this.#addFollowing(forecasts, first, { solution, harmonics, rows, weeks })
    })
    this.#addSeasonless(forecasts, weeks)
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

  /** The newest weeks without the season that `rows` describe, followed closely, and the season on top again. */
  #addFollowing(forecasts: MemberForecasts, first: number, { harmonics, rows, weeks }: MemberSeason): void {
    const { origin, span } = forecasts
    const line = new Float64Array(FOLLOWED_WEEKS)
    const season = new Float64Array(span)
    const wave = (week: number): number => week * WAVE_WIDTH + 1
    this.#histories.forEach(({ roots, settled }, i) => {
      if (at32(weeks, i) < FEWEST_SEASON_WEEKS) return
      const known = Math.min(FOLLOWED_WEEKS, at32(weeks, i))
      const row = i * WAVE_WIDTH + 1
      rowDots(this.#waves, wave(origin - known), WAVE_WIDTH, rows, row, 2 * harmonics, line, 0, known)
      rowDots(this.#waves, wave(origin), WAVE_WIDTH, rows, row, 2 * harmonics, season, 0, span)
      const since = at(settled, origin - 1) - at(roots, origin - 1)
      for (let week = 0; week < known; week++) line[week] = at(settled, origin - known + week) - since - at(line, week)
      followLine(line, 0, known, (member) => roomOf(forecasts, first + member, i))
      for (let member = first; member < first + FOLLOWING_COUNT; member++) {
        const room = roomOf(forecasts, member, i)
        for (let ahead = 0; ahead < span; ahead++) room[ahead] = Math.max(0, at(room, ahead) + at(season, ahead))
      }
    })
  }

  /** What needs no season: the newest weeks as they are, smoothed levels, and last year again. */
  #addSeasonless(forecasts: MemberForecasts, weeks: Uint32Array): void {
    const { origin, span } = forecasts
    this.#histories.forEach(({ roots, start }, i) => {
      const known = at32(weeks, i)
      if (known < 1) return
      SEASONLESS_RATES.forEach((rate, index) => {
        roomOf(forecasts, FIRST_SEASONLESS + index, i).fill(smoothedLevel(roots, start, origin, rate))
      })
      const first = FIRST_SEASONLESS - FOLLOWING_COUNT
      followLine(roots, Math.max(start, origin - FOLLOWED_WEEKS), origin, (member) =>
        roomOf(forecasts, first + member, i),
      )
      for (let member = first; member < FIRST_SEASONLESS; member++) {
        const room = roomOf(forecasts, member, i)
        for (let ahead = 0; ahead < span; ahead++) room[ahead] = Math.max(0, at(room, ahead))
      }
      if (known < YEAR) return
      const lastYear = roomOf(forecasts, LAST_YEAR, i)
      for (let ahead = 0; ahead < span; ahead++) lastYear[ahead] = at(roots, origin - YEAR + (ahead % YEAR))
      if (known < YEAR + MOVE_WEEKS) return
      const moved = roomOf(forecasts, LAST_YEAR_MOVED, i)
      const move =
        meanBetween(roots, origin - MOVE_WEEKS, origin) - meanBetween(roots, origin - MOVE_WEEKS - YEAR, origin - YEAR)
      for (let ahead = 0; ahead < span; ahead++) moved[ahead] = Math.max(0, at(lastYear, ahead) + move)
    })
  }
}

/** The place of what a member says of a series; whoever asks for it says something there. */
function roomOf({ values, isUsable, span, count }: MemberForecasts, member: number, series: number): Float64Array {
  const slot = member * count + series
  isUsable[slot] = 1
  return values.subarray(slot * span, (slot + 1) * span)
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
