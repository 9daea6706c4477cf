import { addDays, addWeeks, dayNumber, isoDate, mondayOf, weeksBetween } from '../periods/week'
import { mean } from '../series/robust-statistics'
import type { WeeklySeries } from '../series/weekly-series'

/** What one point of a feed stands for, named by the date that the feed writes. */
export type PointPeriod = 'day' | 'week_from_sunday' | 'week_from_monday' | 'month'

/** How days become a week: an index is averaged, units and views are added up. */
export type Joining = 'mean' | 'sum'

export interface SignalPoint {
  /** First day of the period, `YYYY-MM-DD`; any day of it for a month. */
  readonly date: string
  readonly value: number | null
}

/** Days of a week that must be measured for its mean; a sum needs all seven. */
const MIN_DAYS_FOR_MEAN = 5

/**
 * Turns the points of one feed into a series of complete weeks that start on Monday.
 *
 * - Days: a week counts when all of it lies between the first and the last day given; its mean needs five measured
 *   days, its sum all seven.
 * - Weeks from Sunday D become the Monday week D+1, which shares six of their seven days. Weeks from Monday stay.
 * - Months: each complete week takes the month of its Thursday, a sum by its share of the month's days. Weeks of a
 *   month that is not over cannot be told apart, so a feed should leave that month out.
 *
 * The later of two points for one period wins. Throws a RangeError on a date that is none or lies on the wrong
 * weekday for its period. No points give an empty series from 1970-01-05.
 */
export function toWeeklySeries(points: readonly SignalPoint[], period: PointPeriod, joining: Joining): WeeklySeries {
  if (points.length === 0) return { start: '1970-01-05', values: [] }
  if (period === 'day') return weeksOfDays(points, joining)
  if (period === 'month') return weeksOfMonths(points, joining)
  const shift = period === 'week_from_sunday' ? 1 : 0
  const byMonday = new Map<string, number | null>()
  for (const { date, value } of points) {
    const monday = addDays(date, shift)
    if (mondayOf(monday) !== monday) throw new RangeError(`not the first day of its week: ${date}`)
    byMonday.set(monday, value)
  }
  return seriesOf(byMonday)
}

function weeksOfDays(points: readonly SignalPoint[], joining: Joining): WeeklySeries {
  const byDay = new Map<number, number | null>()
  for (const { date, value } of points) byDay.set(dayNumber(date), value)
  const first = Math.min(...byDay.keys())
  const last = Math.max(...byDay.keys())
  const byMonday = new Map<string, number | null>()
  for (let monday = mondayOf(isoDate(first + 6)); dayNumber(monday) + 6 <= last; monday = addWeeks(monday, 1)) {
    const days: number[] = []
    for (let day = dayNumber(monday); day < dayNumber(monday) + 7; day += 1) {
      const value = byDay.get(day) ?? null
      if (value !== null) days.push(value)
    }
    const average = mean(days)
    const needed = joining === 'sum' ? 7 : MIN_DAYS_FOR_MEAN
    const factor = joining === 'sum' ? 7 : 1
    byMonday.set(monday, average === null || days.length < needed ? null : average * factor)
  }
  return seriesOf(byMonday)
}

function weeksOfMonths(points: readonly SignalPoint[], joining: Joining): WeeklySeries {
  const byMonth = new Map<string, number | null>()
  for (const { date, value } of points) {
    dayNumber(date)
    byMonth.set(date.slice(0, 7), value)
  }
  const months = [...byMonth.keys()].sort()
  const firstDay = `${months[0] ?? ''}-01`
  const lastMonth = months.at(-1) ?? ''
  const end = dayNumber(`${lastMonth}-01`) + daysInMonth(lastMonth)
  const byMonday = new Map<string, number | null>()
  for (let monday = mondayOf(addDays(firstDay, 6)); dayNumber(monday) + 7 <= end; monday = addWeeks(monday, 1)) {
    const month = addDays(monday, 3).slice(0, 7)
    const value = byMonth.get(month) ?? null
    byMonday.set(monday, value === null || joining === 'mean' ? value : (value * 7) / daysInMonth(month))
  }
  return seriesOf(byMonday)
}

function daysInMonth(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
}

/** Weeks in order, with a gap for every week that nobody gave. */
function seriesOf(byMonday: ReadonlyMap<string, number | null>): WeeklySeries {
  const mondays = [...byMonday.keys()].sort()
  const start = mondays[0]
  const last = mondays.at(-1)
  if (start === undefined || last === undefined) return { start: '1970-01-05', values: [] }
  const values = Array.from({ length: weeksBetween(start, last) + 1 }, () => null as number | null)
  for (const [monday, value] of byMonday) values[weeksBetween(start, monday)] = value
  return { start, values }
}
