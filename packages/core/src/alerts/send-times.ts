import { addDays, dayNumber } from '../periods/week'
import type { Rhythm } from './alert-kinds'

/** When an account wants its alerts; `weekday` from 0, Sunday, for a weekly mail. */
export interface SendTimes {
  readonly every: Rhythm
  readonly weekday: number
  /** 0 to 23, on the clock of `timeZone`. */
  readonly hour: number
  /** An IANA name such as `Asia/Shanghai`. */
  readonly timeZone: string
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The day and the hour that a clock in a place shows. */
function onTheClock(now: Date, timeZone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) }
}

/** Sunday is 0; 1970-01-01 was a Thursday. */
const weekdayOf = (day: string) => (dayNumber(day) + 4) % 7

/** The day of the newest time of sending that has come; one that was missed is made good as soon as somebody looks. */
export function sendingDay({ every, weekday, hour, timeZone }: SendTimes, now: Date): string {
  const clock = onTheClock(now, timeZone)
  const day = clock.hour >= hour ? clock.day : addDays(clock.day, -1)
  return every === 'week' ? addDays(day, -((weekdayOf(day) - weekday + 7) % 7)) : day
}

/** Minutes after each try at which the next one is made: eleven hours in all. */
const PAUSES = [1, 5, 30, 120, 480] as const

/** When to try again after so many tries; `null` gives up. */
export function nextTry(tries: number, now: Date): Date | null {
  const minutes = PAUSES[tries - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
}

/** Deliveries given up in a row after which a channel is stopped. */
export const MOST_FAILURES = 3
