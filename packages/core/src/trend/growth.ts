import { firstMondayOfIsoYear, sameIsoWeekYearBefore } from '../periods/iso-week'
import { addWeeks, dayNumber, weeksBetween } from '../periods/week'
import { mean, measured, median } from '../series/robust-statistics'
import { roundingStep } from '../series/rounding-step'
import { FINE_UNITS } from '../series/too-small'
import type { WeeklySeries } from '../series/weekly-series'
import { truncateAt } from './truncate-series'
import type { WindowDays } from './vocabulary'

export type GrowthReason = 'too_little_data' | 'needs_daily_data'

/** A growth as a fraction (0.25 = 25 %), or the reason why there is none. */
export interface Growth {
  readonly value: number | null
  readonly reason: GrowthReason | null
  /** Mean of the newer and of the older period per measured week (or day), in the unit of the series. */
  readonly recentMean: number | null
  readonly earlierMean: number | null
  /** Pairs of weeks compared, or days measured in the newer period. */
  readonly sampleSize: number
  /** Older means below this give no value. */
  readonly floor: number
}

/** A daily series: one value a day from `start`; a day nobody measured is `null`. */
export interface DailySeries {
  /** First day, `YYYY-MM-DD`. */
  readonly start: string
  readonly days: readonly (number | null)[]
}

/** Whole weeks that stand for 30 and 90 days where only weekly values exist. */
const WEEKS_OF_WINDOW: Readonly<Record<WindowDays, number | null>> = { 1: null, 7: null, 30: 4, 90: 13 }
/** Weeks that `yoy` compares. */
export const YOY_WEEKS = 4
/** Of each period at least this share must be measured. */
const MIN_MEASURED_SHARE = 0.75

/**
 * The smallest denominator that a growth is computed from: three rounding units (of an index at 1, or of two pieces, half may
 * be rounding or chance), or a hundredth of the median for values that are not rounded.
 */
export function denominatorFloor(values: readonly (number | null)[]): number {
  const typical = median(measured(values).filter((value) => value > 0)) ?? 0
  return Math.max(FINE_UNITS * roundingStep(values), typical / 100)
}

/** Mean of the last 4 complete weeks ÷ mean of the same 4 ISO weeks a year before − 1. Uses nothing after `asOf`. */
export function yoy(series: WeeklySeries, asOf: string, floor?: number): Growth {
  return changeOnYear(series, asOf, YOY_WEEKS, floor)
}

/** `yoy` of the last so many complete weeks. */
export function changeOnYear(series: WeeklySeries, asOf: string, weeks: number, floor?: number): Growth {
  const known = truncateAt(series, asOf)
  const last = addWeeks(known.start, known.values.length - 1)
  const mondays = Array.from({ length: weeks }, (_, week) => addWeeks(last, week + 1 - weeks))
  return compareYears(known, mondays, floor ?? denominatorFloor(known.values))
}

/**
 * Mean since 1 January of the as-of year ÷ mean of the same ISO weeks the year before − 1. A week belongs to the year of
 * its Thursday. No value before the first complete week of the year.
 */
export function ytd(series: WeeklySeries, asOf: string, floor?: number): Growth {
  const known = truncateAt(series, asOf)
  const last = addWeeks(known.start, known.values.length - 1)
  const weeks: string[] = []
  for (let monday = firstMondayOfIsoYear(Number(asOf.slice(0, 4))); monday <= last; monday = addWeeks(monday, 1)) {
    weeks.push(monday)
  }
  return compareYears(known, weeks, floor ?? denominatorFloor(known.values))
}

/**
 * Sum over the last `window` days ÷ sum over as many days before − 1, ending at the newest day of the series that is not after
 * `asOf`. Both sums are taken per measured day, so that a gap is not a zero. Weekly series answer 30 and 90 days
 * by 4 and 13 complete weeks, and give `needs_daily_data` for 1 and 7.
 */
export function windowGrowth(
  series: WeeklySeries | DailySeries,
  window: WindowDays,
  asOf: string,
  floor?: number,
): Growth {
  if ('days' in series) {
    const days = trimmed(series.days.slice(0, Math.max(0, dayNumber(asOf) - dayNumber(series.start) + 1)))
    return comparePeriods(days, window, floor ?? denominatorFloor(days))
  }
  const known = truncateAt(series, asOf)
  const weeks = WEEKS_OF_WINDOW[window]
  const least = floor ?? denominatorFloor(known.values)
  return weeks === null ? noGrowth('needs_daily_data', least) : comparePeriods(known.values, weeks, least)
}

function comparePeriods(values: readonly (number | null)[], length: number, floor: number): Growth {
  const end = values.length
  if (end < 2 * length) return noGrowth('too_little_data', floor)
  const recent = measured(values.slice(end - length))
  const earlier = measured(values.slice(end - 2 * length, end - length))
  const needed = Math.ceil(length * MIN_MEASURED_SHARE)
  const isEnough = recent.length >= needed && earlier.length >= needed
  return growthOf(mean(recent), mean(earlier), recent.length, isEnough, floor)
}

/** Compares weeks with the same ISO weeks a year before; a pair counts only when both of its weeks were measured. */
function compareYears(series: WeeklySeries, mondays: readonly string[], floor: number): Growth {
  const recent: number[] = []
  const earlier: number[] = []
  for (const monday of mondays) {
    const now = valueAt(series, monday)
    const before = valueAt(series, sameIsoWeekYearBefore(monday))
    if (now === null || before === null) continue
    recent.push(now)
    earlier.push(before)
  }
  const isEnough = recent.length > 0 && recent.length >= mondays.length * MIN_MEASURED_SHARE
  return growthOf(mean(recent), mean(earlier), recent.length, isEnough, floor)
}

function growthOf(
  recentMean: number | null,
  earlierMean: number | null,
  sampleSize: number,
  isEnough: boolean,
  floor: number,
): Growth {
  if (!isEnough || recentMean === null || earlierMean === null || earlierMean < floor || earlierMean <= 0) {
    return { value: null, reason: 'too_little_data', recentMean, earlierMean, sampleSize, floor }
  }
  return { value: recentMean / earlierMean - 1, reason: null, recentMean, earlierMean, sampleSize, floor }
}

function noGrowth(reason: GrowthReason, floor: number): Growth {
  return { value: null, reason, recentMean: null, earlierMean: null, sampleSize: 0, floor }
}

function valueAt(series: WeeklySeries, monday: string): number | null {
  return series.values[weeksBetween(series.start, monday)] ?? null
}

/** The newest measured day ends the windows, not the newest day that somebody left empty. */
function trimmed(days: readonly (number | null)[]): readonly (number | null)[] {
  const last = days.findLastIndex((value) => value !== null)
  return days.slice(0, last + 1)
}
