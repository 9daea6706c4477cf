import { measured, median, robustSd } from '../series/robust-statistics'
import { neverMoves } from '../series/never-moves'
import { FINE_UNITS, isTooSmall } from '../series/too-small'
import { countRisingWeeks, RISING_SPAN_WEEKS } from './rising-weeks'
import { adjustedLine, backFromLog, type Season } from './season'
import type { Level } from './vocabulary'
import { newestLevel, READINGS, RECENT_WEEKS, seasonAllowance, YEAR_WEEKS } from './season-allowance'

/** What a level asks for, all at once, as fractions; see `docs/trend-levels.md` for how each number was chosen. */
export interface LevelThresholds {
  /** Robust standard deviations above the centre of the year before that two of the last three weeks reach. */
  readonly z: number
  /** Rise that those weeks reach, after season and rounding. */
  readonly rise: number
  /** Rise that three of the last four weeks reach, likewise; `null`: not asked. */
  readonly steadyRise: number | null
  /** Robust standard deviations that those three weeks reach; `null`: not asked. */
  readonly steadyZ: number | null
  /** Rise over twelve weeks ago. */
  readonly newRise: number
  /** Share of the top of the last twelve weeks at which the index still stands. */
  readonly ofTop: number
}

type NamedLevel = Exclude<Level, 'none'>

/** At least half of the rise that a level asks for has to be made in the last twelve weeks. */
const NEW_SHARE = 0.5
/** Of a value brought back from its logarithm. */
const ROUNDING_ERROR = 1e-9
/** Under this share of its top an index has fallen. */
const KEPT_OF_TOP = 0.85

/** What is more than hot is confirmed by a third week that is very hot. */
export const LEVEL_THRESHOLDS: Readonly<Record<NamedLevel, LevelThresholds>> = {
  hot: thresholdsOf(2, 0.18, null, null),
  very_hot: thresholdsOf(3, 0.5, 0.4, null),
  breakout: thresholdsOf(4, 0.75, 0.4, null),
}
/** Two weeks that stand less far above the year before may be chance: a third confirms them. */
const CLEAR_Z = 2.75
const STRONGEST_FIRST = ['breakout', 'very_hot', 'hot'] as const
/** With a single earlier year nobody knows how much the season varies: every rise then has to be a third larger. */
const SECOND_YEAR_FACTOR = 4 / 3

/** A year to compare with, and most of a season to tell the newest weeks from. */
export const MIN_LEVEL_WEEKS = 60
/** What is news: the weeks in which the rise is made and the top stands. The year to compare with ends before them. */
const NEWS_WEEKS = 12
/** A fall is one when this many weeks show it: one odd week ends nothing. */
const FALL_WEEKS = 2
/** Twelve weeks ago: the middle of as many weeks on both sides of it. */
const AROUND_WEEKS = 2
/** At least this many of the 52 weeks of the year before must be measured. */
const MIN_BASE_WEEKS = 39
/** A week to week spread under 5 % is not believed: one quiet year says little about the next. */
const MIN_SD_LOG = 0.05
/** So many weeks of the year before that reach the newest level tell of a curve with odd weeks. */
const ODD_WEEKS = 2
/** The spread is at least this many times the noise of one week of the newest twelve: a curve that wobbles now rises little. */
const WOBBLE_FACTOR = 1.2

export interface LevelInputs {
  /** (what two of the last three weeks reach − centre of the year before) ÷ robust standard deviation, on the log scale. */
  readonly z: number
  /** Relative rise that is left after season and rounding, as a fraction; what the rule looks at. */
  readonly rise: number
  /** The same of what three of the last four weeks reach. */
  readonly steadyRise: number
  /** z of what three of the last four weeks reach. */
  readonly steadyZ: number
  /** Rise over the line without season twelve weeks ago, as a fraction. */
  readonly newRise: number
  /** The better of the last two weeks ÷ the top of the last twelve, of the series as it was measured. */
  readonly ofTop: number
  /** Rise over the centre without the allowances for rounding and for the season. */
  readonly adjustedRise: number
  /** Season-adjusted level that two of the last three weeks reach, in the unit of the series. */
  readonly recentLevel: number
  /** Median of the season-adjusted year before the last twelve weeks, in the unit of the series. */
  readonly centre: number
  /** Robust standard deviation of that year (log scale: about a fraction of its level); at least 0.05, and what its newest weeks wobble by. */
  readonly spread: number
  /** Of the last eight weeks of the line without season; said to the reader, asked by no level. See `countRisingWeeks`. */
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
  /** High enough, but the index has fallen from its top. */
  | 'fell_from_top'
  /** High enough, but it stood as high twelve weeks ago. */
  | 'no_longer_new'
  | 'too_short'
  | 'too_few_recent_weeks'
  | 'no_earlier_year'
  /** See `neverMoves`. */
  | 'never_moves'
  /** See `isTooSmall`. */
  | 'too_small'
  /** Never decided: read of a row that older rules derived. */
  | 'being_renewed'

/** Everything a screen needs to say why a badge is there or is not. */
export interface LevelWhy {
  readonly rule: LevelRule
  /** `null` when there was too little to compute them. */
  readonly inputs: LevelInputs | null
  readonly sample: {
    /** Measured weeks in all, in the last four, and in the year that is compared with. */
    readonly weeks: number
    readonly recentWeeks: number
    readonly baseWeeks: number
    /** Earlier years whose same weeks were looked at. */
    readonly seasonYears: number
    readonly season: Season['method']
  }
  /** What each level asked for here. */
  readonly thresholds: Readonly<Record<NamedLevel, LevelThresholds>>
}

export interface LevelResult {
  readonly level: Level
  readonly why: LevelWhy
}

/**
 * Level of a trend at the last week of a season-adjusted series. Works from 60 weeks; uses nothing but the series it
 * is given. A level needs height over the year before (z), size (rise), news (it was made in the last twelve weeks) and that the index has
 * not fallen again; height and size after the season and after the coarsest reading of rounded values: a step
 * from 1 to 2 may be one from 1.49 to 1.51.
 */
export function levelOf(season: Season): LevelResult {
  const { adjustedLog, log } = season
  const newsFrom = Math.max(0, adjustedLog.length - NEWS_WEEKS)
  const recent = measured(adjustedLog.slice(-RECENT_WEEKS))
  const base = measured(adjustedLog.slice(Math.max(0, newsFrom - YEAR_WEEKS), newsFrom))
  const centreLog = median(base)
  const sdLog = robustSd(base)
  const allowance = seasonAllowance(season, centreLog ?? 0, READINGS.quick)
  const sample = {
    weeks: measured(adjustedLog).length,
    recentWeeks: recent.length,
    baseWeeks: base.length,
    seasonYears: allowance.years,
    season: season.method,
  }
  const centre = centreLog === null ? 0 : backFromLog(centreLog, log)
  const recentLog = newestLevel(adjustedLog, READINGS.quick)
  const without = (rule: LevelRule): LevelResult => ({
    level: 'none',
    why: {
      rule,
      inputs: null,
      sample,
      thresholds: thresholdsFor({ isSeasonChecked: allowance.isSeasonChecked, isThirdAsked: false }),
    },
  })
  if (sample.weeks < MIN_LEVEL_WEEKS || base.length < MIN_BASE_WEEKS || centreLog === null || sdLog === null) {
    return without('too_short')
  }
  const values = log.values.map((value) => (value === null ? null : backFromLog(value, log)))
  if (neverMoves(values, log.roundingStep + ROUNDING_ERROR)) return without('never_moves')
  if (isTooSmall(values, log.roundingStep - ROUNDING_ERROR)) return without('too_small')
  const steadyLog = newestLevel(adjustedLog, READINGS.steady)
  if (recentLog === null || steadyLog === null) return without('too_few_recent_weeks')
  if (allowance.years === 0) return without('no_earlier_year')

  const half = log.roundingStep / 2
  const spread = Math.max(
    Math.min(sdLog, allowance.spreadLog ?? sdLog),
    MIN_SD_LOG,
    half / Math.sqrt(3) / (centre + log.offset),
    WOBBLE_FACTOR * noiseOfWeek(adjustedLog.slice(-NEWS_WEEKS - 1)),
  )
  const certainLog = recentLog - allowance.allowanceLog
  const certainSteadyLog = steadyLog - seasonAllowance(season, centreLog, READINGS.steady).allowanceLog
  const riseOf = (reachedLog: number, weeks: number): number => {
    // Rounding is done before the season is taken out: half a unit weighs more in the quiet months.
    const rawLog = newestLevel(log.values, weeks) ?? reachedLog
    const reached = backFromLog(reachedLog, log) - half * Math.exp(reachedLog - rawLog)
    return Math.max(0, reached) / Math.max(centre + half, log.offset) - 1
  }
  const inputs: LevelInputs = {
    z: (certainLog - centreLog) / spread,
    rise: riseOf(certainLog, READINGS.quick),
    steadyRise: riseOf(certainSteadyLog, READINGS.steady),
    steadyZ: (certainSteadyLog - centreLog) / spread,
    newRise: Math.expm1(recentLog - (levelBeforeNews(adjustedLog) ?? centreLog)),
    ofTop: shareOfTop(log.values.slice(-NEWS_WEEKS).map((value) => (value === null ? null : backFromLog(value, log)))),
    adjustedRise: Math.expm1(recentLog - centreLog),
    recentLevel: backFromLog(recentLog, log),
    centre,
    spread,
    risingWeeks: countRisingWeeks(adjustedLine(season, -RISING_SPAN_WEEKS - 1)),
    seasonAllowance: Math.expm1(allowance.allowanceLog),
    roundingStep: log.roundingStep,
  }
  const thresholds = thresholdsFor({
    isSeasonChecked: allowance.isSeasonChecked,
    isThirdAsked: inputs.z < CLEAR_Z || centre < FINE_UNITS * log.roundingStep || hasOddWeeks(base, recentLog),
  })
  const { level, rule } = decide(inputs, thresholds)
  return { level, why: { rule, inputs, sample, thresholds } }
}

/** The line without season where the newest twelve weeks began; `null` where none of the weeks around was measured. */
function levelBeforeNews(adjustedLog: readonly (number | null)[]): number | null {
  const at = adjustedLog.length - 1 - NEWS_WEEKS
  return median(measured(adjustedLog.slice(Math.max(0, at - AROUND_WEEKS), at + AROUND_WEEKS + 1)))
}

/** Robust standard deviation of one week, told from the changes between weeks: a steady climb has none. 0 of nothing. */
function noiseOfWeek(values: readonly (number | null)[]): number {
  const changes = values.map((value, week) => {
    const before = values[week - 1] ?? null
    return value === null || before === null ? null : value - before
  })
  return (robustSd(measured(changes)) ?? 0) / Math.SQRT2
}

/** Whether some weeks of the year before stood as high as the newest do: then two such weeks are not news by themselves. */
function hasOddWeeks(base: readonly number[], recentLog: number | null): boolean {
  return recentLog !== null && base.filter((value) => value >= recentLog).length >= ODD_WEEKS
}

/** The better of the last two weeks ÷ the top, as a reader sees it on the line that was measured. */
function shareOfTop(values: readonly (number | null)[]): number {
  const top = Math.max(...measured(values))
  return top > 0 ? Math.max(0, ...measured(values.slice(-FALL_WEEKS))) / top : 1
}

/** The strongest level that is met, or why a height that is there is no level. */
function decide(inputs: LevelInputs, thresholds: LevelWhy['thresholds']): { level: Level; rule: LevelRule } {
  const reached = STRONGEST_FIRST.filter((level) => isHigh(inputs, thresholds[level]))
  const level = reached.find((each) => isNews(inputs, thresholds[each]) && isStanding(inputs, thresholds[each]))
  if (level !== undefined) return { level, rule: `meets_${level}` }
  if (reached.length === 0) return { level: 'none', rule: 'below_hot' }
  return { level: 'none', rule: isStanding(inputs, thresholds.hot) ? 'no_longer_new' : 'fell_from_top' }
}

function isHigh({ z, rise, steadyRise, steadyZ }: LevelInputs, needed: LevelThresholds): boolean {
  return (
    z >= needed.z &&
    rise >= needed.rise &&
    (needed.steadyRise === null || steadyRise >= needed.steadyRise) &&
    (needed.steadyZ === null || steadyZ >= needed.steadyZ)
  )
}

function isNews({ newRise }: LevelInputs, needed: LevelThresholds): boolean {
  return newRise >= needed.newRise
}

function isStanding({ ofTop }: LevelInputs, needed: LevelThresholds): boolean {
  return ofTop >= needed.ofTop
}

interface Asked {
  readonly isSeasonChecked: boolean
  readonly isThirdAsked: boolean
}

function thresholdsOf(z: number, rise: number, steadyRise: number | null, steadyZ: number | null): LevelThresholds {
  return { z, rise, steadyRise, steadyZ, newRise: NEW_SHARE * rise, ofTop: KEPT_OF_TOP }
}

/**
 * `isThirdAsked`: two weeks of hot are confirmed by a third, where they stand less than clearly above the year before, and where that
 * year stands under three units of rounding or had weeks as high.
 */
function thresholdsFor({ isSeasonChecked, isThirdAsked }: Asked): LevelWhy['thresholds'] {
  const factor = isSeasonChecked ? 1 : SECOND_YEAR_FACTOR
  const raised = ({ z, rise, steadyRise, steadyZ }: LevelThresholds): LevelThresholds =>
    thresholdsOf(z, rise * factor, steadyRise === null ? null : steadyRise * factor, steadyZ)
  const { hot, very_hot, breakout } = LEVEL_THRESHOLDS
  return {
    hot: raised(isThirdAsked ? { ...hot, steadyRise: hot.rise, steadyZ: hot.z } : hot),
    very_hot: raised(very_hot),
    breakout: raised(breakout),
  }
}
