import { addDays, addWeeks, mondayOf, weeksBetween } from '../periods/week'

/**
 * Monday of the last week in which a festival is still ahead: its own week where most of that lies before it, else the week
 * before. A shopper's week before a Monday ends on the Sunday.
 */
export function lastWeekBefore(day: string): string {
  const monday = mondayOf(day)
  return day >= addDays(monday, 3) ? monday : addWeeks(monday, -1)
}

/** The build-up to a festival as places in a weekly series that starts on Monday `start`, oldest first. */
export function buildUpPlaces(day: string, weeks: number, start: string): number[] {
  const last = weeksBetween(start, lastWeekBefore(day))
  return Array.from({ length: weeks }, (_, place) => last - weeks + 1 + place)
}

/** The days of a build-up, and of as many weeks just before it. All are included. */
export interface BuildUpDays {
  readonly from: string
  readonly to: string
  readonly beforeFrom: string
  readonly beforeTo: string
}

/** The build-up to a festival in days, where days are known: whole weeks that end on its eve. */
export function buildUpDays(day: string, weeks: number): BuildUpDays {
  const from = addWeeks(day, -weeks)
  return { from, to: addDays(day, -1), beforeFrom: addWeeks(from, -weeks), beforeTo: addDays(from, -1) }
}
