import { addDays, addWeeks, dayNumber, isoDate, mondayOf } from './week'

/** A week of the ISO calendar: it belongs to the year that holds its Thursday; `week` is 1–53. */
export interface IsoWeek {
  readonly year: number
  readonly week: number
}

/** The ISO week that a date falls in. */
export function isoWeekOf(date: string): IsoWeek {
  const thursday = addDays(mondayOf(date), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.floor((dayNumber(thursday) - dayNumber(`${thursday.slice(0, 4)}-01-01`)) / 7) + 1 }
}

/** Monday of week 1 of an ISO year: the week that holds 4 January. */
export function firstMondayOfIsoYear(year: number): string {
  return mondayOf(`${String(year).padStart(4, '0')}-01-04`)
}

/** The same few hundred weeks are asked for each trend anew; what they come to is kept. */
const KEPT_WEEKS = 5_000
const yearBefore = new Map<string, string>()

/**
 * Monday of the same ISO week one year before. Week 53, which most years lack, is compared with the last week
 * of the year before.
 */
export function sameIsoWeekYearBefore(monday: string): string {
  const known = yearBefore.get(monday)
  if (known !== undefined) return known
  const found = findYearBefore(monday)
  if (yearBefore.size < KEPT_WEEKS) yearBefore.set(monday, found)
  return found
}

function findYearBefore(monday: string): string {
  const { year, week } = isoWeekOf(monday)
  const before = addWeeks(firstMondayOfIsoYear(year - 1), week - 1)
  return before < firstMondayOfIsoYear(year) ? before : addWeeks(before, -1)
}

/** Number of phases of the yearly season. */
export const SEASON_WEEKS = 52

/**
 * Phase of the yearly season, 0–51, for each of `count` weeks from Monday `start`: the ISO week number less one, with week 53
 * counted as 52, so that the season stays with the calendar instead of drifting a day and a quarter a year.
 */
export function seasonPhases(start: string, count: number): number[] {
  const phases: number[] = []
  let day = dayNumber(mondayOf(start))
  let { week } = isoWeekOf(isoDate(day))
  for (let index = 0; index < count; index += 1) {
    phases.push(Math.min(week, SEASON_WEEKS) - 1)
    day += 7
    // Only a year's end needs the calendar; everywhere else the number grows by one.
    week = week < SEASON_WEEKS ? week + 1 : isoWeekOf(isoDate(day)).week
  }
  return phases
}
