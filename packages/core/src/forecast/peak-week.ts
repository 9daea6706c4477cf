import { addWeeks } from '../periods/week'
import { YEAR } from './forecast-settings'

/** A peak must stand this share above the year's average; a flatter year has no week worth planning for. */
const FEWEST_EXCESS = 0.05

export interface PeakWeek {
  /** Monday of the week, `YYYY-MM-DD`. */
  readonly week: string
  /** Weeks after the origin, 1–52. */
  readonly weeksAhead: number
  /** Forecast value of the week ÷ average of the 52 − 1. */
  readonly excess: number
}

/**
 * The week in which the next 52 weeks of a forecast are highest; the earliest of equals.
 * @param mean forecast from the week after `origin` on
 * @param origin Monday of the last week used, `YYYY-MM-DD`
 * @param today the last week's value, in the unit of the forecast; null when unknown
 * @returns null when the year is flat (no season), all zero, below `today` throughout (the top is now or behind), or
 *   shorter than 52 weeks (a part of a year has no peak)
 */
export function peakWeek(mean: readonly number[], origin: string, today: number | null): PeakWeek | null {
  const year = mean.slice(0, YEAR)
  if (year.length < YEAR) return null
  const average = year.reduce((sum, value) => sum + value, 0) / YEAR
  const highest = Math.max(...year)
  const excess = average > 0 ? highest / average - 1 : 0
  if (!(excess >= FEWEST_EXCESS) || (today !== null && highest <= today)) return null
  const weeksAhead = year.indexOf(highest) + 1
  return { week: addWeeks(origin, weeksAhead), weeksAhead, excess }
}
