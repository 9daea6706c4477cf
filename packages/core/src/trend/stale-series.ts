import { addDays, addWeeks } from '../periods/week'
import type { Span } from './shared-points'
import type { Signal } from './signal'

/** Weeks after its last complete week for which a series speaks of today: five, or two months where its values are of months. */
const FRESH_WEEKS: Readonly<Record<Span, number>> = { week: 5, month: 10 }

/** The last day on which data that ends on `lastDay` speaks of today; `span`: what its newest value is of. */
export function freshUntil(lastDay: string, span: Span = 'week'): string {
  return addWeeks(lastDay, FRESH_WEEKS[span])
}

/** Whether what was fresh until a day no longer speaks of `today`: it has no level, rank or decision then. */
export function isStale(freshUntilDay: string, today: string): boolean {
  return freshUntilDay < today
}

/** Of a signal that measured no week. */
const NEVER = '1970-01-01'

/** Sunday of the last week that a signal measured. */
export function lastDayOf({ series: { start, values } }: Pick<Signal, 'series'>): string {
  const last = values.findLastIndex((value) => value !== null)
  return last < 0 ? NEVER : addDays(addWeeks(start, last + 1), -1)
}

export function signalFreshUntil(signal: Pick<Signal, 'series' | 'span'>): string {
  return freshUntil(lastDayOf(signal), signal.span)
}

/**
 * The day on which signals are judged together: `today`, or the newest day that any of them tells of, where none speaks of today
 * any more. What is stale among them is so against the freshest.
 */
export function judgedOn(signals: readonly Pick<Signal, 'series' | 'span'>[], today: string | undefined): string {
  const newest = latest(signals.map(lastDayOf))
  if (today === undefined || latest(signals.map(signalFreshUntil)) < today) return newest
  return today > newest ? today : newest
}

const latest = (days: readonly string[]) => days.reduce((a, b) => (a > b ? a : b), '')
