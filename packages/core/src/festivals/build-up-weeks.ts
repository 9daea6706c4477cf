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
