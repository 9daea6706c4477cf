import { addWeeks, dayNumber } from '../periods/week'

/** A series that has told nothing for longer than this, while others went on, says nothing of today. */
export const SILENT_WEEKS = 8
/** By the clock alone a forecast of a year is believed for half of it. */
const OLD_WEEKS = 26

/**
 * Whose data has ended: `behind` where other data of the region goes on without it, `old` where nothing newer is known but
 * the day on which it is read is far behind. What was said of it then is not said of today.
 */
export const ENDED_DATA = ['behind', 'old'] as const
export type EndedData = (typeof ENDED_DATA)[number]

/** What data is judged by: the newest day that the region knows, and the day on which it is read. */
export interface ReadingDay {
  readonly newest: string
  readonly today: string
}

/** `lastDay`: the last day in the data. */
export function endedData(lastDay: string, { newest, today }: ReadingDay): EndedData | null {
  if (isSilent(lastDay, newest)) return 'behind'
  return weeksApart(lastDay, today) > OLD_WEEKS ? 'old' : null
}

/** Whether data that ends on `lastDay` has gone silent, as seen from data that goes on until `newest`. */
export function isSilent(lastDay: string, newest: string): boolean {
  return weeksApart(lastDay, newest) > SILENT_WEEKS
}

/** The day on which data is read: the clock's, but never before the data, whose days may be planned or made up. */
export function readingDay(newest: string, clockDay: string): ReadingDay {
  return { newest, today: clockDay > newest ? clockDay : newest }
}

/** What ends before this day has gone silent. */
export function silentBefore({ newest }: ReadingDay): string {
  return addWeeks(newest, -SILENT_WEEKS)
}

const weeksApart = (earlier: string, later: string) => (dayNumber(later) - dayNumber(earlier)) / 7
