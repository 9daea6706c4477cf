import { measured, median, robustSd } from '../series/robust-statistics'
import type { Season } from './season'

/** The weeks that a level looks at, and the year that they are compared with. */
export const RECENT_WEEKS = 4
export const YEAR_WEEKS = 52
/** A season may come this many weeks early or late; one more where a single year has to stand for it. */
const SEASON_SHIFT_WEEKS = 2
const YEAR_AGO_SHIFT_WEEKS = 3
/** Fewer weeks than this say nothing about how much the differences to a year ago vary. */
const MIN_OUTGROWN_WEEKS = 8

/** The level that all but one of the recent weeks reach: one or two odd weeks never make a trend. */
export function levelReachedByThree(recent: readonly number[]): number | null {
  if (recent.length < RECENT_WEEKS - 1) return null
  const sorted = recent.toSorted((a, b) => a - b)
  return sorted[recent.length - (RECENT_WEEKS - 1)] ?? null
}

/** What earlier years say about this time of the year, on the log scale. */
export interface SeasonAllowance {
  /** Earlier years that measured these weeks of the year. */
  readonly years: number
  /** Whether two earlier years could be held against each other; else nobody knows how much the season varies. */
  readonly isSeasonChecked: boolean
  /** Level that three of the last four weeks reach when the season is taken as early or as late as suits it best. */
  readonly recentLog: number | null
  /**
   * How far the middle one of the earlier years stood above its season around these weeks. Without a season: how far the
   * same weeks a year ago stood above the centre, negative in a quiet time of the year.
   */
  readonly strayLog: number
  /** Robust standard deviation of the season-free differences to a year ago; `null`: use that of the adjusted series. */
  readonly spreadLog: number | null
}

/**
 * What the season may account for beyond its estimate. The estimate is one shape for all years; real seasons come two weeks early or late
 * and differ in height, and only what is left after the kindest reading counts as a rise. `centreLog`: centre of the year before.
 */
export function seasonAllowance(season: Season, centreLog: number): SeasonAllowance {
  const { log, phases, seasonLog, strays, adjustedLog } = season
  const end = adjustedLog.length
  let recentLog = levelReachedByThree(measured(adjustedLog.slice(-RECENT_WEEKS)))
  if (season.method === 'none') return yearAgoAllowance(log.values, recentLog, centreLog)
  for (let shift = -SEASON_SHIFT_WEEKS; shift <= SEASON_SHIFT_WEEKS && recentLog !== null; shift += 1) {
    const shifted: number[] = []
    for (let week = end - RECENT_WEEKS; week < end; week += 1) {
      const value = log.values[week] ?? null
      const phase = ((phases[week] ?? 0) + shift + YEAR_WEEKS) % YEAR_WEEKS
      if (value !== null) shifted.push(value - (seasonLog[phase] ?? 0))
    }
    recentLog = Math.min(recentLog, levelReachedByThree(shifted) ?? recentLog)
  }
  let years = 0
  const straysByYear: number[] = []
  for (let pastEnd = end - YEAR_WEEKS; pastEnd >= RECENT_WEEKS; pastEnd -= YEAR_WEEKS) {
    if (levelReachedByThree(measured(log.values.slice(pastEnd - RECENT_WEEKS, pastEnd))) !== null) years += 1
    let highest: number | null = null
    for (let shift = -SEASON_SHIFT_WEEKS; shift <= SEASON_SHIFT_WEEKS; shift += 1) {
      const from = pastEnd + shift - RECENT_WEEKS
      const stray = from < 0 ? null : levelReachedByThree(measured(strays.slice(from, from + RECENT_WEEKS)))
      if (stray !== null) highest = Math.max(highest ?? stray, stray)
    }
    if (highest !== null) straysByYear.push(highest)
  }
  const strayLog = Math.max(0, median(straysByYear) ?? 0)
  return { years, isSeasonChecked: straysByYear.length > 0, recentLog, strayLog, spreadLog: null }
}

/**
 * Under two years there is no season to take out: the same weeks a year ago stand in for it. In a loud season they explain
 * what they reached above the centre; in a quiet one a rise over them counts as one even below the centre, less the drift
 * by which the weeks before had already outgrown their own year-ago weeks.
 */
function yearAgoAllowance(
  logValues: readonly (number | null)[],
  recentLog: number | null,
  centreLog: number,
): SeasonAllowance {
  const end = logValues.length
  let yearAgo: number | null = null
  for (let shift = -YEAR_AGO_SHIFT_WEEKS; shift <= YEAR_AGO_SHIFT_WEEKS; shift += 1) {
    const from = end - YEAR_WEEKS + shift - RECENT_WEEKS
    const level = from < 0 ? null : levelReachedByThree(measured(logValues.slice(from, from + RECENT_WEEKS)))
    if (level !== null) yearAgo = Math.max(yearAgo ?? level, level)
  }
  if (yearAgo === null) return { years: 0, isSeasonChecked: false, recentLog, strayLog: 0, spreadLog: null }
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
    recentLog,
    strayLog: Math.min(Math.max(0, yearAgo - centreLog), yearAgo + drift - centreLog),
    spreadLog: outgrown.length < MIN_OUTGROWN_WEEKS ? null : robustSd(outgrown),
  }
}
