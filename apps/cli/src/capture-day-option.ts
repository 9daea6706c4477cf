import { isoDay } from '@trendee/contract/parameters'
import { observedDayFault, utcDay } from '@trendee/core/captures/capture-day'
import type { SENTENCES } from '@trendee/feeds/feed-message'
import { UsageError } from './command'

/** The word for the day that it is. */
export const TODAY = 'today'

export const CAPTURED_ON = {
  value: 'DAY',
  text: `The day the files were captured, or ${TODAY}; a file whose rows name no day is refused without it`,
  example: '2025-06-30',
} as const

const FAULTS = {
  'too early': 'lies before 2004-01-01, the first day that is taken',
  'too late': 'lies in the future',
} as const satisfies Record<string, keyof typeof SENTENCES>

/** Why nothing can have been captured on a day, for people; null where it can. */
export function captureDayFault(day: string): string | null {
  if (!isoDay.safeParse(day).success) return 'is no day such as 2025-06-30'
  const fault = observedDayFault(day, Date.now())
  return fault && FAULTS[fault]
}

/** The day of `--captured-on DAY|today`, null without it. The days are those of UTC. */
export function capturedOnOption(value: string | undefined): string | null {
  if (value === undefined) return null
  const day = value === TODAY ? utcDay(Date.now()) : value
  const fault = captureDayFault(day)
  if (fault) throw new UsageError(`--captured-on takes a day such as 2025-06-30, or ${TODAY}: ${day} ${fault}`)
  return day
}
