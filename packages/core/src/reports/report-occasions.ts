import { addDays, addWeeks, lastCompleteWeek } from '../periods/week'
import type { ReportKind } from './report'

/** A report that is due: what about, and the last day that it may know. */
export interface Occasion {
  readonly kind: ReportKind
  readonly subject: string
  readonly asOf: string
}

/** Weeks and seasons back that are written where a folder has no reports yet. */
const WEEKLY = 12
const SEASONS = 4
/** Months in which seasons of the trade end: winter, spring, summer, autumn. */
const SEASON_ENDS = new Set([2, 5, 8, 11])

/** Sunday that ends the newest complete week. */
export const lastSunday = (asOf: string) => addDays(lastCompleteWeek(asOf), 6)

/** The reports that are due at the end of a day, the newest first of each kind. */
export function occasionsOn(asOf: string, categories: readonly string[]): Occasion[] {
  const sunday = lastSunday(asOf)
  return [
    ...Array.from({ length: WEEKLY }, (_, back) => ({
      kind: 'weekly' as const,
      subject: '',
      asOf: addWeeks(sunday, -back),
    })),
    ...seasonEnds(sunday).map((end) => ({ kind: 'season' as const, subject: '', asOf: end })),
    ...categories.map((subject) => ({ kind: 'category' as const, subject, asOf: sunday })),
  ]
}

/** The last Sundays of the newest seasons that are over. */
function seasonEnds(sunday: string): string[] {
  const ends: string[] = []
  let [year = 0, month = 1] = sunday.split('-').map(Number)
  while (ends.length < SEASONS) {
    if (SEASON_ENDS.has(month)) {
      const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1]
      const firstAfter = `${nextYear}-${String(nextMonth).padStart(2, '0')}-01`
      const end = lastSunday(addDays(firstAfter, -1))
      if (addDays(firstAfter, -1) <= sunday) ends.push(end)
    }
    month -= 1
    if (month === 0) [year, month] = [year - 1, 12]
  }
  return ends
}
