import { measured, median, robustSd } from '../series/robust-statistics'
import type { Season } from './season'

/** The newest weeks, and the year that a level compares them with. */
export const RECENT_WEEKS = 4
export const YEAR_WEEKS = 52
/** A season may come this many weeks early or late; one more where a single year has to stand for it. */
const SEASON_SHIFT_WEEKS = 2
const YEAR_AGO_SHIFT_WEEKS = 3
/** Fewer weeks than this say nothing about how much the differences to a year ago vary. */
const MIN_OUTGROWN_WEEKS = 8

/**
 * How many of the newest weeks have to reach a level, of one more than those: one odd week never makes a trend. `quick` is
 * asked first, `steady` confirms it.
 */
export const READINGS = { quick: 2, steady: 3 } as const

/** The level that `weeks` of the values reach; `null` where fewer were measured. */
export function levelReached(values: readonly (number | null)[], weeks: number): number | null {
  const sorted = measured(values).sort((a, b) => a - b)
  return sorted[sorted.length - weeks] ?? null
}

/** The level that `weeks` of the newest `weeks + 1` reach. */
export function newestLevel(values: readonly (number | null)[], weeks: number): number | null {
  return levelReached(values.slice(-weeks - 1), weeks)
}

/** What earlier years say about this time of the year, on the log scale. */
export interface SeasonAllowance {
  /** Earlier years that measured these weeks of the year. */
  readonly years: number
  /** Whether two earlier years could be held against each other; else nobody knows how much the season varies. */
  readonly isSeasonChecked: boolean
  /**
   * What the season may account for beyond its estimate: the larger of what it explains when it comes as early or as late as suits
   * it best, and of how far the middle one of the earlier years stood above its season around these weeks. Both measure the same error,
   * so they do not add up. Without a season: how far the same weeks a year ago stood above the centre, negative in
   * a quiet time of the year.
   */
  readonly allowanceLog: number
  /** Robust standard deviation of the season-free differences to a year ago; `null`: use that of the adjusted series. */
  readonly spreadLog: number | null
}

/**
 * What the season may account for beyond its estimate. The estimate is one shape for all years; real seasons come two weeks early or late
 * and differ in height, and only what is left after the kindest reading counts as a rise. `centreLog`: centre of the year before;
 * `weeks`: one of `READINGS`.
 */
export function seasonAllowance(season: Season, centreLog: number, weeks: number): SeasonAllowance {
  const { log, phases, seasonLog, strays, adjustedLog } = season
  if (season.method === 'none') return yearAgoAllowance(log.values, centreLog, weeks)
  const end = adjustedLog.length
  const span = weeks + 1
  const asEstimated = newestLevel(adjustedLog, weeks)
  let lowest = asEstimated
  for (let shift = -SEASON_SHIFT_WEEKS; shift <= SEASON_SHIFT_WEEKS && lowest !== null; shift += 1) {
    const shifted: number[] = []
    for (let week = end - span; week < end; week += 1) {
      const value = log.values[week] ?? null
      const phase = ((phases[week] ?? 0) + shift + YEAR_WEEKS) % YEAR_WEEKS
      if (value !== null) shifted.push(value - (seasonLog[phase] ?? 0))
    }
    lowest = Math.min(lowest, levelReached(shifted, weeks) ?? lowest)
  }
  let years = 0
  const straysByYear: number[] = []
  for (let pastEnd = end - YEAR_WEEKS; pastEnd >= span; pastEnd -= YEAR_WEEKS) {
    if (levelReached(log.values.slice(pastEnd - span, pastEnd), weeks) !== null) years += 1
    let highest: number | null = null
    for (let shift = -SEASON_SHIFT_WEEKS; shift <= SEASON_SHIFT_WEEKS; shift += 1) {
      const from = pastEnd + shift - span
      const stray = from < 0 ? null : levelReached(strays.slice(from, from + span), weeks)
      if (stray !== null) highest = Math.max(highest ?? stray, stray)
    }
    if (highest !== null) straysByYear.push(highest)
  }
  const explainedByShift = asEstimated === null || lowest === null ? 0 : asEstimated - lowest
  return {
    years,
    isSeasonChecked: straysByYear.length > 0,
    allowanceLog: Math.max(0, explainedByShift, median(straysByYear) ?? 0),
    spreadLog: null,
  }
}

/**
 * Under two years there is no season to take out: the same weeks a year ago stand in for it. In a loud season they explain
 * what they reached above the centre; in a quiet one a rise over them counts as one even below the centre, less the drift
 * by which the weeks before had already outgrown their own year-ago weeks.
 */
function yearAgoAllowance(logValues: readonly (number | null)[], centreLog: number, weeks: number): SeasonAllowance {
  const span = weeks + 1
  const end = logValues.length
  let yearAgo: number | null = null
  for (let shift = -YEAR_AGO_SHIFT_WEEKS; shift <= YEAR_AGO_SHIFT_WEEKS; shift += 1) {
    const from = end - YEAR_WEEKS + shift - span
    const level = from < 0 ? null : levelReached(logValues.slice(from, from + span), weeks)
    if (level !== null) yearAgo = Math.max(yearAgo ?? level, level)
  }
  if (yearAgo === null) return { years: 0, isSeasonChecked: false, allowanceLog: 0, spreadLog: null }
  const outgrown: number[] = []
  for (let week = YEAR_WEEKS; week < end - RECENT_WEEKS; week += 1) {
    const now = logValues[week] ?? null
    const before = logValues[week - YEAR_WEEKS] ?? null
    if (now !== null && before !== null) outgrown.push(now - before)
  }
  const drift = Math.max(0, median(outgrown) ?? 0)
  return {
    years: 1,
    isSeasonChecked: false,
    allowanceLog: Math.min(Math.max(0, yearAgo - centreLog), yearAgo + drift - centreLog),
    spreadLog: outgrown.length < MIN_OUTGROWN_WEEKS ? null : robustSd(outgrown),
  }
}
