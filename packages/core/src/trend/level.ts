import { measured, median, robustSd } from '../series/robust-statistics'
import type { Season } from './season'
import type { Level } from './vocabulary'
import { levelReachedByThree, RECENT_WEEKS, seasonAllowance, YEAR_WEEKS } from './season-allowance'

/** What a level asks for, all at once; see `docs/trend-levels.md` for how each number was chosen. */
export interface LevelThresholds {
  /** Robust standard deviations of the last four weeks above the centre of the year before. */
  readonly z: number
  /** Relative rise that is left after season and rounding, as a fraction. */
  readonly rise: number
  /** Weeks of the last eight that rose. */
  readonly risingWeeks: number
}

export const LEVEL_THRESHOLDS: Readonly<Record<Exclude<Level, 'none'>, LevelThresholds>> = {
  hot: { z: 1.5, rise: 0.15, risingWeeks: 3 },
  very_hot: { z: 2.5, rise: 0.35, risingWeeks: 3 },
  breakout: { z: 4, rise: 0.75, risingWeeks: 4 },
}
/** With a single earlier year nobody knows how much the season varies: every rise then has to be a third larger. */
const SECOND_YEAR_FACTOR = 4 / 3

/** One year and eight weeks: a year to compare with, and the eight weeks that are compared. */
export const MIN_LEVEL_WEEKS = 60
const RISING_SPAN_WEEKS = 8
/** At least this many of the 52 weeks of the year before must be measured. */
const MIN_BASE_WEEKS = 39
/** A week to week spread under 5 % is not believed: one quiet year says little about the next. */
const MIN_SD_LOG = 0.05
export interface LevelInputs {
  /** (last four weeks − centre of the year before) ÷ robust standard deviation, on the log scale. */
  readonly z: number
  /** Relative rise that is left after season and rounding, as a fraction; what the rule looks at. */
  readonly rise: number
  /** The same without the allowance for rounding and for early seasons. */
  readonly adjustedRise: number
  /** Season-adjusted level that three of the last four weeks reach, in the unit of the series. */
  readonly recentLevel: number
  /** Median of the season-adjusted year before, in the unit of the series. */
  readonly centre: number
  /** Robust standard deviation of that year (log scale, so about a fraction of its level), never under 0.05. */
  readonly spread: number
  readonly risingWeeks: number
  /**
   * Part of the rise given to the season's own inexactness (early, late or larger than usual), as a fraction. With one
   * earlier year: to what the same weeks explained then, negative in a quiet time of the year.
   */
  readonly seasonAllowance: number
  /** The unit the values are rounded to; the rise assumes the worst half of it on both sides. */
  readonly roundingStep: number
}

export type LevelRule =
  | 'meets_breakout'
  | 'meets_very_hot'
  | 'meets_hot'
  | 'below_hot'
  | 'too_short'
  | 'too_few_recent_weeks'
  | 'no_earlier_year'

/** Everything a screen needs to say why a badge is there or is not. */
export interface LevelWhy {
  readonly rule: LevelRule
  /** `null` when there was too little to compute them. */
  readonly inputs: LevelInputs | null
  readonly sample: {
    /** Measured weeks in all, in the last four, and in the year before those. */
    readonly weeks: number
    readonly recentWeeks: number
    readonly baseWeeks: number
    /** Earlier years whose same weeks were looked at. */
    readonly seasonYears: number
    readonly season: Season['method']
  }
  /** What each level asked for here. */
  readonly thresholds: Readonly<Record<Exclude<Level, 'none'>, LevelThresholds>>
}

export interface LevelResult {
  readonly level: Level
  readonly why: LevelWhy
}

/**
 * Level of a trend at the last week of a season-adjusted series. Works from 60 weeks; uses nothing but the series it
 * is given. A level needs height over the year before (z), size (rise) and direction (rising weeks), each after the season
 * and after the coarsest reading of rounded values: a step from 1 to 2 may be one from 1.49 to 1.51.
 */
export function levelOf(season: Season): LevelResult {
  const { adjustedLog, log } = season
  const end = adjustedLog.length
  const recent = measured(adjustedLog.slice(-RECENT_WEEKS))
  const base = measured(
    adjustedLog.slice(Math.max(0, end - RECENT_WEEKS - YEAR_WEEKS), Math.max(0, end - RECENT_WEEKS)),
  )
  const centreLog = median(base)
  const sdLog = robustSd(base)
  const allowance = seasonAllowance(season, centreLog ?? 0)
  const sample = {
    weeks: measured(adjustedLog).length,
    recentWeeks: recent.length,
    baseWeeks: base.length,
    seasonYears: allowance.years,
    season: season.method,
  }
  const thresholds = thresholdsFor(allowance.isSeasonChecked)
  const without = (rule: LevelRule): LevelResult => ({
    level: 'none',
    why: { rule, inputs: null, sample, thresholds },
  })
  if (sample.weeks < MIN_LEVEL_WEEKS || base.length < MIN_BASE_WEEKS || centreLog === null || sdLog === null) {
    return without('too_short')
  }
  const recentLog = levelReachedByThree(recent)
  if (recentLog === null || allowance.recentLog === null) return without('too_few_recent_weeks')
  if (allowance.years === 0) return without('no_earlier_year')

  const toUnit = (logValue: number): number => Math.max(0, Math.exp(logValue) - log.offset)
  const centre = toUnit(centreLog)
  const half = log.roundingStep / 2
  const spread = Math.max(
    Math.min(sdLog, allowance.spreadLog ?? sdLog),
    MIN_SD_LOG,
    half / Math.sqrt(3) / (centre + log.offset),
  )
  const certainLog = allowance.recentLog - allowance.strayLog
  // Rounding is done before the season is taken out: half a unit weighs more in the quiet months.
  const rawLog = levelReachedByThree(measured(log.values.slice(-RECENT_WEEKS))) ?? recentLog
  const recentHalf = half * Math.exp(certainLog - rawLog)
  const inputs: LevelInputs = {
    z: (certainLog - centreLog) / spread,
    rise: Math.max(0, toUnit(certainLog) - recentHalf) / Math.max(centre + half, log.offset) - 1,
    adjustedRise: Math.exp(recentLog - centreLog) - 1,
    recentLevel: toUnit(recentLog),
    centre,
    spread,
    risingWeeks: countRisingWeeks(adjustedLog, spread),
    seasonAllowance: Math.exp(recentLog - certainLog) - 1,
    roundingStep: log.roundingStep,
  }
  const level = highestLevel(inputs, thresholds)
  return { level, why: { rule: level === 'none' ? 'below_hot' : `meets_${level}`, inputs, sample, thresholds } }
}

function thresholdsFor(isSeasonChecked: boolean): LevelWhy['thresholds'] {
  if (isSeasonChecked) return LEVEL_THRESHOLDS
  const { hot, very_hot, breakout } = LEVEL_THRESHOLDS
  const raised = (level: LevelThresholds): LevelThresholds => ({ ...level, rise: level.rise * SECOND_YEAR_FACTOR })
  return { hot: raised(hot), very_hot: raised(very_hot), breakout: raised(breakout) }
}

function highestLevel(inputs: LevelInputs, thresholds: LevelWhy['thresholds']): Level {
  for (const level of ['breakout', 'very_hot', 'hot'] as const) {
    const needed = thresholds[level]
    if (inputs.z >= needed.z && inputs.rise >= needed.rise && inputs.risingWeeks >= needed.risingWeeks) return level
  }
  return 'none'
}

/** Weeks of the last eight that stand more than half a standard deviation above the week four weeks before them. */
function countRisingWeeks(adjustedLog: readonly (number | null)[], spread: number): number {
  let rising = 0
  for (let week = adjustedLog.length - RISING_SPAN_WEEKS; week < adjustedLog.length; week += 1) {
    const now = adjustedLog[week] ?? null
    const before = adjustedLog[week - RECENT_WEEKS] ?? null
    if (now !== null && before !== null && now - before > spread / 2) rising += 1
  }
  return rising
}
