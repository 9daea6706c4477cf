import { addDays, addWeeks, mondayOf } from './week'

export const PERIOD_KINDS = ['week', 'month'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

/** The first day of the month after the one of a date. */
function nextMonth(date: string): string {
  return `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
}

/** Last day of a day, of the seven days, or of the month, that begin on a date. */
export function lastDayOf(step: 'day' | PeriodKind, date: string): string {
  if (step === 'day') return date
  return addDays(step === 'week' ? addWeeks(date, 1) : nextMonth(date), -1)
}

/** First days of the weeks (from Monday) or months that lie wholly within two days, both among them; oldest first. */
export function wholePeriods(from: string, to: string, kind: PeriodKind): string[] {
  const isWeek = kind === 'week'
  const next = (start: string) => (isWeek ? addWeeks(start, 1) : nextMonth(start))
  const around = isWeek ? mondayOf(from) : `${from.slice(0, 7)}-01`
  const starts: string[] = []
  for (let start = around < from ? next(around) : around; addDays(next(start), -1) <= to; start = next(start)) {
    starts.push(start)
  }
  return starts
}
