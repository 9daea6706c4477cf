import { addDays, dayNumber, lastCompleteWeek, weeksBetween } from '../periods/week'
import type { WeeklySeries } from '../series/weekly-series'

/**
 * What was known at the end of day `asOf`: the weeks that were complete by then, up to the last one that was measured. Every analysis
 * starts here, so that an `asOf` in the past sees nothing newer. Throws a RangeError if `asOf` is no date or `start` no Monday.
 */
export function truncateAt(series: WeeklySeries, asOf: string): WeeklySeries {
  if ((dayNumber(series.start) + 3) % 7 !== 0)
    throw new RangeError(`a weekly series starts on a Monday: ${series.start}`)
  const known = series.values.slice(0, Math.max(0, weeksBetween(series.start, lastCompleteWeek(asOf)) + 1))
  return { start: series.start, values: known.slice(0, known.findLastIndex((value) => value !== null) + 1) }
}

/** Monday of the last week of a series; `null` for an empty one. */
export function lastWeekOf(series: WeeklySeries): string | null {
  return series.values.length === 0 ? null : addDays(series.start, 7 * (series.values.length - 1))
}
