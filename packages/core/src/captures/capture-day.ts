import { type PeriodKind, lastDayOf } from '../periods/whole-periods'

const DAY_MS = 86_400_000

/** Google's series begin here; nothing that the platform reads was observed before. */
export const FIRST_OBSERVED_DAY = '2004-01-01'

/** When this rule was written: a clock that shows an earlier moment is wrong, and must not make a feed's days the future. */
const WRITTEN_MS = Date.UTC(2026, 10, 22)

/** The UTC day of a moment in milliseconds. */
export function utcDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

/** Why a thing cannot have been observed on a day; null where it can. Tomorrow is today already east of Greenwich. */
export function observedDayFault(day: string, nowMs: number): 'too early' | 'too late' | null {
  if (day < FIRST_OBSERVED_DAY) return 'too early'
  return day > utcDay(Math.max(nowMs, WRITTEN_MS) + DAY_MS) ? 'too late' : null
}

/** Whether a day, week or month that begins on a date has ended before the day of the clock: on its last day it still counts. */
export function isStepOver(step: 'day' | PeriodKind, date: string, nowMs: number): boolean {
  return lastDayOf(step, date) < utcDay(Math.max(nowMs, WRITTEN_MS))
}

/** Whether a show or a release may be on this day: from 1970, where the tables' days begin, to five years ahead. */
export function isPlausibleRelease(day: string, nowMs: number): boolean {
  return day >= '1970-01-02' && day <= utcDay(Math.max(nowMs, WRITTEN_MS) + 5 * 365 * DAY_MS)
}
