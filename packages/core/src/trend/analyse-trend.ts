import type { WeeklySeries } from '../series/weekly-series'
import { measured } from '../series/robust-statistics'
import { adjustedChange } from './adjusted-change'
import { denominatorFloor, type Growth, windowGrowth, yoy, ytd } from './growth'
import type { Level } from './vocabulary'
import { levelOf, type LevelWhy, MIN_LEVEL_WEEKS } from './level'
import { lifecycleOf, type LifecycleResult } from './lifecycle'
import type { Lifecycle } from './vocabulary'
import { adjustedLine, fitSeason } from './season'
import { lastWeekOf, truncateAt } from './truncate-series'

export interface TrendInput {
  readonly series: WeeklySeries
  /** Last day that may be known, `YYYY-MM-DD`. */
  readonly asOf: string
  /** Forecast made on or before `asOf`, first week after the series ends; only the lifecycle looks at it. */
  readonly forecast?: WeeklySeries
  /** Rounding unit where the values do not show it, as for joined files (`stitch`). */
  readonly roundingStep?: number
}

/** Everything the trend engine says about one series on one day. Growths are fractions. */
export interface TrendAnalysis {
  readonly asOf: string
  /** Monday of the newest week that was used; `null` when nothing was known yet. */
  readonly lastWeek: string | null
  readonly yoy: Growth
  readonly ytd: Growth
  readonly level: Level
  readonly why: LevelWhy
  readonly lifecycle: Lifecycle | null
  readonly lifecycleWhy: LifecycleResult['why'] | null
  /** Share (0–1) of the variance that the season explains; `null` under 104 weeks, and of what never moves or is too small. */
  readonly seasonStrength: number | null
  readonly isSeasonal: boolean
  /** Season-adjusted series from `start` to `lastWeek`, in the unit of the input; gaps stay gaps. */
  readonly start: string
  readonly adjusted: readonly (number | null)[]
  readonly season: {
    /** `none`: under 104 weeks, the adjusted series is the series itself. */
    readonly method: 'stl' | 'none'
    readonly weeksUsed: number
    /** Factor by ISO week, index 0 is week 1; `null` without a season. */
    readonly factors: readonly number[] | null
  }
  readonly growth: {
    /** Last 30 and 90 days by complete weeks, season included. */
    readonly days30: Growth
    readonly days90: Growth
    /** Season-adjusted level of the newest weeks over the centre of the year before − 1; what the score ranks. */
    readonly adjusted: number | null
    /** Without season, by medians of 4 and 13 weeks, beyond noise and rounding; see `adjustedChange`. */
    readonly change30: number | null
    readonly change90: number | null
  }
}

/**
 * Analyses one weekly series as it was known at the end of `asOf`: the answer for an `asOf` in the past is the one that would have been
 * given then. Throws a RangeError for an `asOf` that is no date or a series that does not start on a Monday.
 */
export function analyseTrend({ series, asOf, forecast, roundingStep }: TrendInput): TrendAnalysis {
  const known = truncateAt(series, asOf)
  const season = fitSeason(known, roundingStep)
  const level = levelOf(season)
  const lifecycle = lifecycleOf(season, level, forecast)
  const floor = denominatorFloor(known.values)
  return {
    asOf,
    lastWeek: lastWeekOf(known),
    yoy: yoy(known, asOf, floor),
    ytd: ytd(known, asOf, floor),
    level: level.level,
    why: level.why,
    lifecycle: lifecycle?.stage ?? null,
    lifecycleWhy: lifecycle?.why ?? null,
    seasonStrength: level.why.rule === 'never_moves' || level.why.rule === 'too_small' ? null : season.strength,
    isSeasonal: season.isSeasonal,
    start: known.start,
    adjusted: season.method === 'none' ? known.values : adjustedLine(season),
    season: { method: season.method, weeksUsed: season.weeksUsed, factors: season.factors },
    growth: {
      days30: windowGrowth(known, 30, asOf, floor),
      days90: windowGrowth(known, 90, asOf, floor),
      adjusted: level.why.inputs?.adjustedRise ?? null,
      change30: adjustedChange(season, 4),
      change90: adjustedChange(season, 13),
    },
  }
}

/** `growth.adjusted` of `analyseTrend` alone, for series of which nothing else is asked; throws what that throws. */
export function adjustedGrowth({ series, asOf, roundingStep }: Omit<TrendInput, 'forecast'>): number | null {
  const known = truncateAt(series, asOf)
  // Too short for a level, so its season need not be worked out.
  if (measured(known.values).length < MIN_LEVEL_WEEKS) return null
  return levelOf(fitSeason(known, roundingStep)).why.inputs?.adjustedRise ?? null
}
