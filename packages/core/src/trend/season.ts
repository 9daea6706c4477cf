import { SEASON_WEEKS, seasonPhases } from '../periods/iso-week'
import { measured, median } from '../series/robust-statistics'
import { roundingStep } from '../series/rounding-step'
import type { WeeklySeries } from '../series/weekly-series'
import { decompose, type Decomposition } from './stl'

/** Two years: the least from which a season can be told from one odd year. */
const MIN_SEASON_WEEKS = 104
/**
 * The newest weeks take their season from earlier years only. Else a jump would teach the season its own shape, and the
 * adjusted series would hide what the level has to find. Twice the four weeks that the level looks at.
 */
const SEASON_HOLD_WEEKS = 8
/** Share of variance from which a series is called seasonal: the season explains more than everything else. */
const SEASONAL_SHARE = 0.5

/** A series on the log scale: log(value + offset). */
export interface LogScale {
  readonly values: readonly (number | null)[]
  /** Added before the logarithm, in the unit of the series, so that a zero or a `<1` stays finite. */
  readonly offset: number
  /** The unit the series is rounded to; nearly 0 for values that are not rounded. */
  readonly roundingStep: number
}

/** The yearly season of a series, known from its own past. */
export interface Season {
  /** `none`: under 104 weeks, nothing was taken out. */
  readonly method: 'stl' | 'none'
  readonly weeksUsed: number
  /** Share (0–1) of the variance around the trend that the season explains; `null` without a season. */
  readonly strength: number | null
  readonly isSeasonal: boolean
  /** Season as a factor by ISO week (index 0 is week 1; week 53 uses the last), geometric mean 1; `null` without. */
  readonly factors: readonly number[] | null
  readonly log: LogScale
  /** log(value + offset) − season; the plain logarithm without a season. One entry a week of the input. */
  readonly adjustedLog: readonly (number | null)[]
  /** Phase 0–51 of each week of the input. */
  readonly phases: readonly number[]
  /** Season by phase on the log scale, all 0 without a season. */
  readonly seasonLog: Float64Array
  /** See `Decomposition`; ends eight weeks before the series does. Empty without a season. */
  readonly strays: readonly (number | null)[]
}

/**
 * Logarithm with an offset of half the rounding unit, or 2 % of the median for values that are not rounded: small enough to
 * leave ratios alone, large enough that one zero does not outweigh a year.
 */
export function toLogScale(values: readonly (number | null)[], step = roundingStep(values)): LogScale {
  const typical = median(measured(values).filter((value) => value > 0)) ?? 1
  const offset = Math.max(step / 2, 0.02 * typical)
  return {
    values: values.map((value) => (value === null ? null : Math.log(Math.max(value, 0) + offset))),
    offset,
    roundingStep: step,
  }
}

/**
 * Estimates the season of a series (which must already end where the analysis ends) and takes it out. Negative
 * values are not expected and count as 0. `step`: rounding unit where the values do not show it (joined files).
 */
export function fitSeason(series: WeeklySeries, step?: number): Season {
  const log = toLogScale(series.values, step)
  const count = series.values.length
  const phases = seasonPhases(series.start, count)
  const weeksMeasured = measured(series.values).length
  if (weeksMeasured < MIN_SEASON_WEEKS) {
    return {
      method: 'none',
      weeksUsed: weeksMeasured,
      strength: null,
      isSeasonal: false,
      factors: null,
      log,
      adjustedLog: log.values,
      phases,
      seasonLog: new Float64Array(SEASON_WEEKS),
      strays: [],
    }
  }
  const known = log.values.slice(0, count - SEASON_HOLD_WEEKS)
  const typical = Math.exp(median(measured(known)) ?? 0)
  const roundingNoise = log.roundingStep / Math.sqrt(12) / typical
  const decomposition = decompose(known, phases, roundingNoise)
  const { season } = decomposition
  const strength = explainedShare(decomposition, known, roundingNoise)
  return {
    method: 'stl',
    weeksUsed: measured(known).length,
    strength,
    isSeasonal: strength >= SEASONAL_SHARE,
    factors: Array.from(season, (value) => Math.exp(value)),
    log,
    adjustedLog: log.values.map((value, week) => (value === null ? null : value - (season[phases[week] ?? 0] ?? 0))),
    phases,
    seasonLog: season,
    strays: decomposition.strays,
  }
}

/** The line without season, in the unit of the series, from its week `from` on: what charts draw. Gaps stay gaps. */
export function adjustedLine({ adjustedLog, log }: Season, from = 0): (number | null)[] {
  return adjustedLog.slice(from).map((value) => (value === null ? null : backFromLog(value, log)))
}

/** The value, in the unit of the series, of a logarithm of the scale. */
export function backFromLog(value: number, log: LogScale): number {
  return Math.max(0, Math.exp(value) - log.offset)
}

/**
 * 1 − (what strays from the season of the other years)² ÷ (what strays from the trend)². Judging each year by the season of the
 * others keeps noise near 0, which a season fitted to it would not: its error is divided by the size it has for pure
 * noise (`1 + 0.75 / weight`, from weights 1-2-1), and what rounding alone makes is
 * never season. Strays beyond six median strays count as six, so that one odd week decides nothing.
 */
function explainedShare(
  { strays, trend, weights }: Decomposition,
  values: readonly (number | null)[],
  roundingNoise: number,
): number {
  const limit = 6 * Math.max(median(measured(strays).map(Math.abs)) ?? 0, roundingNoise)
  let around = 0
  let astray = 0
  let otherYears = 0
  let count = 0
  strays.forEach((stray, week) => {
    const value = values[week] ?? null
    if (stray === null || value === null) return
    const clipped = Math.min(limit, Math.max(-limit, stray))
    const fromTrend = value - (trend[week] ?? 0)
    around += (fromTrend - stray + clipped) ** 2
    astray += clipped ** 2
    otherYears += weights[week] ?? 0
    count += 1
  })
  const weightOfOthers = 2 * Math.max(1, otherYears / SEASON_WEEKS - 1)
  const rounding = count * Math.max(roundingNoise, 1e-6) ** 2
  const rest = astray / (1 + 0.75 / weightOfOthers)
  return count === 0 ? 0 : Math.min(1, Math.max(0, 1 - (rest + rounding) / (around + rounding)))
}
