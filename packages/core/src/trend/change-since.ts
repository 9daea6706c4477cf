import { lastCompleteWeek, weeksBetween } from '../periods/week'
import { measured, median } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'
import type { NotToldSince } from './not-told-since'

/** Weeks whose median stands for then and for now. */
export const SINCE_WEEKS = 4
const LEAST_KNOWN = 3

export interface ChangeSince {
  /** As a fraction, on the curve without season; `null` with the reason. */
  readonly change: number | null
  readonly notTold: NotToldSince | null
  /** Weeks that have come since. */
  readonly weeks: number
}

/** What came of a trend after the end of a day: the median of its newest four weeks against that of the four weeks up to then. */
export function changeSince({ start, values }: WeeklySeries, asOf: string): ChangeSince {
  const then = weeksBetween(start, lastCompleteWeek(asOf)) + 1
  const weeks = Math.max(0, values.length - then)
  if (weeks < SINCE_WEEKS) return { change: null, notTold: 'too_soon', weeks }
  const before = measured(values.slice(Math.max(0, then - SINCE_WEEKS), Math.max(0, then)))
  const now = measured(values.slice(-SINCE_WEEKS))
  const base = median(before) ?? 0
  if (Math.min(before.length, now.length) < LEAST_KNOWN || base <= 0) return { change: null, notTold: 'too_few', weeks }
  return { change: (median(now) ?? 0) / base - 1, notTold: null, weeks }
}
