import { combineMembers, memberErrors, type MemberErrors } from './combine-members'
import {
  BACK_TEST_STEP,
  GROWTH_ARRIVAL_WEEKS,
  LEARNING_WEEKS,
  LONGEST_HORIZON,
  NOISE_SHARE,
  YEAR,
} from './forecast-settings'
import { expectedSurprises, growthSignals, type GrowthSignals } from './growth-regression'
import { heldWeeks } from './held-weeks'
import { MemberWalk } from './member-forecasts'
import { predictionBands, type PastErrors } from './prediction-band'
import { fewestWeeksBefore, hasMoved, Surprises } from './recent-surprise'
import { MOST_HARMONICS } from './season-fit'
import { seasonWaves } from './season-waves'
import { seriesHistory, type SeriesHistory } from './series-history'
import { noiseVariance, relativeNoise, yearlyLevel } from './series-noise'
import { addScaled, at, meanBetween } from './vector-kernels'

/** Square roots this close differ by rounding alone. */
const SAME = 1e-9

/** Weekly series that all end in the same week, oldest week first. A week nobody measured is `null`. */
export interface ForecastPool {
  readonly series: readonly (readonly (number | null)[])[]
  /**
   * The same trends measured on fashion-forward accounts, in the same order and ending in the same week; [] for none.
   */
  readonly influencers?: readonly (readonly (number | null)[])[] | undefined
}

export interface ForecastOptions {
  /** Weeks ahead, 1 to 104. */
  readonly horizon: number
  /** Share of future weeks the band should hold, above 0 and below 1. 0.8 unless given. */
  readonly interval?: number | undefined
  /** Keeps what one forecast works out for others of the same series at an earlier end, made after it. */
  readonly memory?: ForecastMemory | undefined
}

/** One value a week ahead, in the unit of the series, never negative; lower ≤ mean ≤ upper. */
export interface Forecast {
  readonly mean: number[]
  readonly lower: number[]
  readonly upper: number[]
}

/**
 * The origins that a forecast was tested at are also those of a forecast made so many quarters before. Where the series
 * looked the same then, all that was worked out up to there holds.
 */
export class ForecastMemory {
  #kept: { readonly histories: readonly SeriesHistory[]; readonly made: readonly OriginForecast[] } | null = null

  keep(histories: readonly SeriesHistory[], made: readonly OriginForecast[]): void {
    this.#kept = { histories, made }
  }

  /** The walk over shorter histories, if the kept one begins with it. */
  walkOf(histories: readonly SeriesHistory[], length: number): OriginForecast[] | null {
    if (this.#kept === null || this.#kept.histories.length !== histories.length) return null
    const { histories: longer, made } = this.#kept
    const begun = made.filter(({ origin }) => origin <= length)
    const isSame =
      begun.at(-1)?.origin === length &&
      begun[0]?.origin === firstOrigin(histories, length) &&
      histories.every((history, series) => isBeginning(history, longer[series]))
    return isSame ? begun : null
  }
}

/** Whether the longer history looked the same when it was as short, its steps too. */
function isBeginning({ start, roots, settled }: SeriesHistory, longer: SeriesHistory | undefined): boolean {
  const last = roots.length - 1
  if (longer?.start !== start || roots.some((root, week) => root !== longer.roots[week])) return false
  const since = last < start ? 0 : at(longer.settled, last) - at(longer.roots, last)
  return settled.every((root, week) => week < start || Math.abs(at(longer.settled, week) - since - root) < SAME)
}

/** A forecast that was made, or could have been made, at one origin. */
interface OriginForecast {
  readonly origin: number
  readonly span: number
  /** Square roots, `span` weeks a series. */
  readonly roots: Float64Array
  readonly signals: GrowthSignals
}

/**
 * Forecasts series that share a market together, each learning from its own past and from the others.
 *
 * For each series: an error-weighted combination of methods tested on its own past (`member-forecasts`), moved up or
 * down by what growth of influencers and of the series itself has meant for the pool so far (`growth-regression`),
 * with a band from the errors of the pool's past forecasts (`prediction-band`). Nothing but the given weeks is used.
 * Works for one series, short series and gaps; the less is known, the wider the band. A series without any value has
 * no forecast: its arrays are empty. Time grows with the square of the number of series beyond a few hundred
 * (similarity of seasons).
 * @throws RangeError for a horizon or interval out of range, or influencers that do not match the series
 */
export function forecastPool(pool: ForecastPool, options: ForecastOptions): Forecast[] {
  const { horizon, interval = 0.8, memory } = options
  checkRequest(pool, horizon, interval)
  const length = Math.max(0, ...pool.series.map((values) => values.length))
  const histories = pool.series.map((values) => seriesHistory(values, length))
  const influencers = histories.map((_, series) => {
    const values = pool.influencers?.[series]
    return values && values.length > 0 ? seriesHistory(values.slice(-length), length) : null
  })
  // Series that stopped before the others are carried on: what is asked for begins after the common last week.
  const farthest = Math.max(YEAR, horizon)
  // Origins of the past look a year ahead; influencers are no part of the histories that are compared.
  const shared = farthest === YEAR && influencers.every((leader) => leader === null) ? memory : undefined
  const made = shared?.walkOf(histories, length) ?? walkOrigins(histories, influencers, length, farthest)
  shared?.keep(histories, made)
  const now = made.at(-1)
  if (!now) return []
  const past = made.slice(0, -1)
  const corrected = correctGrowth(past, now, histories)
  const walked = past.map((forecast, index) => ({ ...forecast, roots: corrected.past[index] ?? forecast.roots }))
  const bands = predictionBands(
    walked.flatMap((forecast, index) => pastErrors(forecast, walked[index - 1], histories)),
    histories.map((history, series) => ({
      relativeNoise: relativeNoise(history, length),
      historyWeeks: length - history.start,
      isMoved: hasMoved(history, series, length, walked.at(-1)),
    })),
    interval,
  )
  return histories.map((history, series) => {
    if (history.start === length) return { mean: [], lower: [], upper: [] }
    const level = yearlyLevel(history, length)
    const noise = NOISE_SHARE * noiseVariance(history, length)
    const held = heldWeeks(pool.series[series] ?? [])
    const last = pool.series[series]?.at(-1) ?? 0
    const result: Forecast = { mean: [], lower: [], upper: [] }
    for (let ahead = 0; ahead < horizon; ahead++) {
      const root = Math.max(0, at(corrected.now, series * now.span + ahead))
      const sinceMeasured = ahead + 1 + history.staleWeeks
      const mean = ahead < held ? Math.max(0, last) : root ** 2 + noise
      result.mean.push(mean)
      result.lower.push(Math.min(mean, Math.max(0, root - level * (bands[series]?.below(sinceMeasured) ?? 0)) ** 2))
      result.upper.push(Math.max(mean, (root + level * (bands[series]?.above(sinceMeasured) ?? 0)) ** 2))
    }
    return result
  })
}

function checkRequest(pool: ForecastPool, horizon: number, interval: number): void {
  if (!Number.isInteger(horizon) || horizon < 1 || horizon > LONGEST_HORIZON) {
    throw new RangeError(`horizon must be a whole number of weeks from 1 to ${LONGEST_HORIZON}, not ${horizon}`)
  }
  if (!(interval > 0 && interval < 1)) throw new RangeError(`interval must lie between 0 and 1, not ${interval}`)
  const leaders = pool.influencers?.length ?? 0
  if (leaders > 0 && leaders !== pool.series.length) {
    throw new RangeError(`${leaders} influencer series for ${pool.series.length} series`)
  }
}

/** The forecast at each past origin, a quarter apart, each from what was known then; last the one at the end. */
function walkOrigins(
  histories: readonly SeriesHistory[],
  influencers: readonly (SeriesHistory | null)[],
  length: number,
  farthest: number,
): OriginForecast[] {
  if (histories.length === 0) return []
  const walk = new MemberWalk(histories, seasonWaves(length + farthest, MOST_HARMONICS))
  const errors: MemberErrors[] = []
  const made: OriginForecast[] = []
  const surprises = new Surprises(histories)
  for (let origin = firstOrigin(histories, length); origin <= length; origin += BACK_TEST_STEP) {
    const span = origin === length ? farthest : YEAR
    const members = walk.forecastsAt(origin, span)
    const unforeseen = surprises.sharesAt(origin, made.at(-1))
    const roots = combineMembers(members, errors, histories, unforeseen)
    made.push({ origin, span, roots, signals: growthSignals(histories, influencers, origin, roots, span) })
    errors.push(memberErrors(members, histories, length))
  }
  return made
}

/** Origins are so many quarters before the end; the first is that which some series can be tested from. */
function firstOrigin(histories: readonly SeriesHistory[], length: number): number {
  const earliest = Math.min(...histories.map(fewestWeeksBefore))
  return length - Math.max(0, Math.floor((length - earliest) / BACK_TEST_STEP)) * BACK_TEST_STEP
}

/** Moves forecasts by the surprise that their signals foretell, learned from past origins whose year has ended. */
function correctGrowth(
  past: readonly OriginForecast[],
  now: OriginForecast,
  histories: readonly SeriesHistory[],
): { past: Float64Array[]; now: Float64Array } {
  const lessons = past
    .filter(({ origin }) => origin + YEAR <= now.origin)
    .map(({ origin, span, roots, signals }) => ({
      signals,
      surprises: histories.map((history, series) => {
        const level = yearlyLevel(history, origin)
        if (level <= 0) return 0
        const came = meanBetween(history.roots, origin, origin + YEAR)
        return (came - meanBetween(roots, series * span, series * span + YEAR)) / level
      }),
    }))
  const correct = ({ origin, span, roots, signals }: OriginForecast): Float64Array => {
    const arrival = Float64Array.from({ length: span }, (_, ahead) => Math.min(1, (ahead + 1) / GROWTH_ARRIVAL_WEEKS))
    const moved = roots.slice()
    expectedSurprises(lessons, signals).forEach((surprise, series) => {
      const history = histories[series]
      if (history && surprise !== 0) {
        addScaled(moved, series * span, surprise * yearlyLevel(history, origin), arrival, 0, span)
      }
    })
    return moved
  }
  return { past: past.map(correct), now: correct(now) }
}

/**
 * Errors of one past forecast in units of the series' level then, as if made with today's length of history, for the
 * weeks that were measured since.
 * @param before the forecast of a quarter earlier
 */
function pastErrors(
  { origin, span, roots }: OriginForecast,
  before: OriginForecast | undefined,
  histories: readonly SeriesHistory[],
): PastErrors[] {
  return histories.flatMap((history, series) => {
    const level = yearlyLevel(history, origin)
    if (origin < fewestWeeksBefore(history) || level <= 0) return []
    const [weeksThen, weeksNow] = [origin - history.start, history.roots.length - history.start]
    const unit = level * Math.sqrt(Math.min(weeksNow, LEARNING_WEEKS) / Math.min(weeksThen, LEARNING_WEEKS))
    const errors = new Float64Array(YEAR).fill(Number.NaN)
    for (let ahead = 0; ahead < YEAR && origin + ahead < history.roots.length; ahead++) {
      if (!history.isMeasured[origin + ahead]) continue
      errors[ahead] = (at(history.roots, origin + ahead) - Math.max(0, at(roots, series * span + ahead))) / unit
    }
    return [{ series, errors, isMoved: hasMoved(history, series, origin, before) }]
  })
}
