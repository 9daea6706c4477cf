import { addDays } from '@trendee/core/periods/week'
import { isoDay } from '../calendar-days'
import { plainSigns } from './digits'
import { type DayOrder, columnDayOrder, readDay } from './read-day'

const MONTH = /^(\d{4})(?:[-/.]|[年년] ?)(\d{1,2})[月월]?$/u
const MONTH_FIRST = /^(\d{1,2})[-/.](\d{4})$/u
const ISO_WEEK = /^(\d{4})[- /.]?(?:kw|w|wk|week|woche|第) ?(\d{1,2})周?$/iu
/** `KW 20/2025`. */
const WEEK_FIRST = /^(?:kw|w|wk|week|woche) ?(\d{1,2})[- /.,]+(\d{4})$/iu
/** `2026-01-04 - 2026-01-10`, `2026-01-04~2026-01-10`: the week is its first day. */
const SPAN = /^(.+?)(?: [-–—] | ?[~～] ?|(?<=[\d日]) ?[至到] ?| (?:to|bis|au|al|до) )(.+)$/iu
const WORDS = /^[\p{L}.]+ (?:de )?\d{4}$/u

/**
 * The first day of what a cell of a series is dated by: a day as `readDay` reads it, the week of `2026-W05` or of a span of days, the
 * month of `2026-01`, `01/2026`, `Jan 2026` or `2026年1月`. Null where it is none.
 */
export function readPeriod(cell: unknown, order: DayOrder | null = null): string | null {
  const day = readDay(cell, order)
  if (day !== null || typeof cell !== 'string') return day
  const text = plainSigns(cell)
  const month = MONTH.exec(text)
  if (month) return firstOf(month[1] ?? '', month[2] ?? '')
  const monthFirst = MONTH_FIRST.exec(text)
  if (monthFirst) return firstOf(monthFirst[2] ?? '', monthFirst[1] ?? '')
  const week = mondayOfWeek(text)
  if (week !== null) return week
  if (WORDS.test(text)) return readDay(`1 ${text}`)
  const span = SPAN.exec(text)
  return span && readDay(span[2], order) !== null ? readDay(span[1], order) : null
}

function mondayOfWeek(text: string): string | null {
  const week = ISO_WEEK.exec(text)
  if (week) return mondayOf(Number(week[1]), Number(week[2]))
  const weekFirst = WEEK_FIRST.exec(text)
  return weekFirst && mondayOf(Number(weekFirst[2]), Number(weekFirst[1]))
}

/** The days of the week or the span that a cell names, such as `2026-W05`, `KW 5/2026` or `2026-05-01 ~ 2026-05-07`; null where it names none. */
export function daysOfCell(cell: unknown, order: DayOrder | null = null): { from: string; to: string } | null {
  if (typeof cell !== 'string' || !MAY_BE_SPAN.test(cell)) return null
  const text = plainSigns(cell)
  const monday = mondayOfWeek(text)
  if (monday !== null) return { from: monday, to: addDays(monday, 6) }
  const [, first, last] = SPAN.exec(text) ?? []
  // Both ends are written alike: one can tell how the other is.
  const written = order ?? columnDayOrder([first, last])
  const [from, to] = [readDay(first, written), readDay(last, written)]
  return from !== null && to !== null && from <= to ? { from, to } : null
}

/** A letter, or something between spaces, and no moment: of millions of plain days no more is looked at. */
const MAY_BE_SPAN = /^(?!\d{4}-\d{2}-\d{2}T).*(?:[\p{L}~～]| [-–—] )/u

/** The period that a column is called by: `2026-01`, `Searches: Oct 2025`. Null where its name is none. */
export function periodOfName(name: string): string | null {
  return readPeriod(name) ?? (name.includes(':') ? readPeriod(name.slice(name.lastIndexOf(':') + 1).trim()) : null)
}

function firstOf(year: string, month: string): string | null {
  return isoDay(`${year}-${month.padStart(2, '0')}-01`) || null
}

/** The Monday of an ISO week: the first is that of 4 January. */
function mondayOf(year: number, week: number): string | null {
  if (week < 1 || week > 53) return null
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = addDays(fourth.toISOString().slice(0, 10), (week - 1) * 7 - ((fourth.getUTCDay() + 6) % 7))
  // A week is of the year of its Thursday: few years have a 53rd.
  return addDays(monday, 3).startsWith(String(year)) ? monday : null
}
