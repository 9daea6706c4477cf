import { dayOf, isoDay } from '../calendar-days'
import { plainSigns } from './digits'

/** Which of day and month a column writes first, before the year. */
export type DayOrder = 'day-first' | 'month-first'

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\.?(?=$|[T ,])/u
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\.?(?=$|[T ,])/u
/** `26. 3. 5.`: Korean. */
const SHORT_YEAR_FIRST = /^(\d{2})\. (\d{1,2})\. (\d{1,2})\.$/u
const IN_CHARACTERS = /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/u
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
/** `Aug-31-26`: eBay. */
const DASHED = /^(\p{L}{3,9})-(\d{1,2})-(\d{4}|\d{2})$/u
/** `Wed May 28 14:02:11 +0000 2025`: so networks and Unix programs write a moment. */
const UNIX_DATE = /^(?:\p{L}{3} )?(\p{L}{3}) +(\d{1,2}) \d{2}:\d{2}:\d{2} (?:[+-]\d{4} |[A-Z]{3,4} )?(\d{4})$/u
const VIETNAMESE = /^(?:ngày )?(\d{1,2}) (?:tháng|thg) (\d{1,2}),?(?: năm)? (\d{4})/u

/**
 * The day that a cell names: ISO, a Unix moment in seconds, milliseconds or microseconds, a numeric date in any order, or one with the
 * name of its month in the languages of the feeds. `order`: the column's, where other cells or a person tell it. Null where it names none, and
 * where day and month may be either.
 */
export function readDay(cell: unknown, order: DayOrder | null = null): string | null {
  const plain = dayOf(cell)
  if (plain !== null) return plain
  if (typeof cell !== 'string' && typeof cell !== 'number') return null
  const signs = plainSigns(String(cell))
  const short = SHORT_YEAR_FIRST.exec(signs)
  if (short) return dayFrom(short[1] ?? '', short[2] ?? '', short[3] ?? '')
  // A dot with a space behind it, as Korean and Czech dates have it, is one without.
  const text = signs.replaceAll(/(\d)\. (?=\d)/gu, '$1.')
  const yearFirst = YEAR_FIRST.exec(text) ?? IN_CHARACTERS.exec(text) ?? COMPACT.exec(text)
  if (yearFirst) {
    const [year = '', month = '', day = ''] = yearFirst.slice(1).filter((part) => /^\d+$/.test(part))
    return dayFrom(year, month, day)
  }
  const numeric = NUMERIC.exec(text)
  if (numeric) return numericDay(numeric, order)
  const dashed = DASHED.exec(text)
  if (dashed) {
    const [, month = '', day = '', year = ''] = dashed
    return writtenDay(`${day} ${month} ${year.length === 2 ? `20${year}` : year}`.toLowerCase())
  }
  const unix = UNIX_DATE.exec(text)
  if (unix) return writtenDay(`${unix[2]} ${unix[1]} ${unix[3]}`.toLowerCase())
  return writtenDay(text.toLowerCase())
}

function numericDay(numeric: RegExpExecArray, order: DayOrder | null): string | null {
  const [, first = '', mark = '', second = '', year = ''] = numeric
  const dayFirst = dayFrom(year, second, first)
  const monthFirst = dayFrom(year, first, second)
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) return dayFirst ?? monthFirst
  // Whoever parts a date by dots writes the day first.
  if (order === 'day-first' || mark === '.') return dayFirst
  return order === 'month-first' ? monthFirst : null
}

/** Days of Excel's calendar: 1 is 1900-01-01, and a 1900-02-29 is counted that never was. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30)
const EXCEL_DAY = /^(?:3[7-9]|4\d|5[0-4])\d{3}(?:\.\d+)?$/u

/**
 * The day of a number such as 46082, as a spreadsheet writes a date that was given no format, with the time of day as its fraction: of
 * 2001 to 2050. Only where a column is known to hold days: any count may be such a number.
 */
export function excelDay(cell: unknown): string | null {
  const text = typeof cell === 'number' || typeof cell === 'string' ? String(cell).trim() : ''
  if (!EXCEL_DAY.test(text)) return null
  return new Date(EXCEL_EPOCH + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10)
}

/** The last such day up to `until` of a cell that names day and month alone, by its words: "May 3", "3 mai", "5月3日". Null of any other. */
export function lastDayWithoutYear(cell: unknown, until: string): string | null {
  const text = typeof cell === 'string' && cell.length < LONGEST_MOMENT ? withoutTime(cell) : ''
  // "Aug-25" is a month.
  if (text.length > LONGEST_DAY || !/\d/u.test(text) || /\d{3}|[-'’]/u.test(text) || readDay(text) !== null) return null
  const year = Number(until.slice(0, 4))
  const inYear = (of: number): string | null =>
    /^\d{1,2} ?[月월]/u.test(text)
      ? readDay(`${of}年${text}`.replace(/^(\d{4})年(.*월)/u, '$1년$2'))
      : readDay(`${text} ${of}`)
  return [year, year - 1, year - 2, year - 3].map(inYear).find((day) => day !== null && day <= until) ?? null
}

const LONGEST_DAY = 20
const LONGEST_MOMENT = 40
/** A year in which each day is one. */
const LEAP_YEAR_END = '2024-12-31'

/** Whether a cell names day and month alone. */
export function isDayWithoutYear(cell: unknown): boolean {
  return lastDayWithoutYear(cell, LEAP_YEAR_END) !== null
}

/** Whether a cell names one day where the day comes first and another where the month does: `05/03/2026`. */
export function hasTwoReadings(cell: unknown): boolean {
  const numeric = typeof cell === 'string' ? NUMERIC.exec(plainSigns(cell)) : null
  if (numeric === null) return false
  const [dayFirst, monthFirst] = [numericDay(numeric, 'day-first'), numericDay(numeric, 'month-first')]
  return dayFirst !== monthFirst
}

/** The Thai calendar is 543 years ahead; no other year of today lies there. */
function ofBuddhistEra(year: string): string {
  return /^25[4-9]\d$/u.test(year) ? String(Number(year) - 543) : year
}

function dayFrom(year: string, month: string, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : ofBuddhistEra(year)
  return isoDay(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) || null
}

/** The order that the cells of a column show; null where none does, or one shows this and another that. */
export function columnDayOrder(cells: Iterable<unknown>): DayOrder | null {
  let shown: DayOrder | null = null
  for (const cell of cells) {
    const numeric = typeof cell === 'string' ? NUMERIC.exec(plainSigns(cell)) : null
    if (!numeric || numeric[2] === '.') continue
    const first = Number(numeric[1]) > 12
    const second = Number(numeric[3]) > 12
    if (first === second) continue
    const order = first ? 'day-first' : 'month-first'
    if (shown !== null && shown !== order) return null
    shown = order
  }
  return shown
}

/** Languages whose names of months and weekdays are read. */
const LANGUAGES = 'en de fr es it pt nl sv da nb fi pl cs sk hu ro bg ru uk el tr id ms ca'.split(' ')
const JANUARY_4_MONDAY = Date.UTC(2021, 0, 4)
const DAY_MS = 86_400_000

interface Names {
  readonly months: ReadonlyMap<string, number>
  readonly weekdays: ReadonlySet<string>
}

let names: Names | null = null

/** Built on first use, from the engine's own tables. A name that is one month here and another there is none. */
function calendarNames(): Names {
  if (names !== null) return names
  const months = new Map<string, number>()
  const shared = new Set<string>()
  const weekdays = new Set<string>()
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      // Within a date many languages bend the name; alone they do not.
      const inDate = new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: style,
        year: 'numeric',
        timeZone: 'UTC',
      })
      const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      const weekday = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month++) {
        const moment = Date.UTC(2021, month - 1, 15)
        const within = inDate.formatToParts(moment).find(({ type }) => type === 'month')?.value ?? ''
        for (const name of [within, alone.format(moment)].map(nameKey)) {
          if (name === '' || /\d/.test(name)) continue
          if ((months.get(name) ?? month) !== month) shared.add(name)
          months.set(name, month)
        }
      }
      for (let day = 0; day < 7; day++) weekdays.add(nameKey(weekday.format(JANUARY_4_MONDAY + day * DAY_MS)))
    }
  }
  months.set('sept', 9)
  for (const name of shared) months.delete(name)
  names = { months, weekdays }
  return names
}

function nameKey(name: string): string {
  return name.toLowerCase().replaceAll('.', '').trim()
}

/** Words between the parts of a date. */
const BETWEEN = new Set([
  'de',
  'del',
  'of',
  'the',
  'г',
  'р',
  'року',
  'года',
  'le',
  'den',
  'el',
  'am',
  'on',
  'at',
  'à',
  'om',
])
const TIME =
  /[ ,T]*(?:\bat |\bum |\bà )?\d{1,2}[:h]\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:z|utc|gmt|hs?\.?|[a-z]{3,4}))?(?: ?[+-]\d{2}:?\d{2})?(?: ?\(.*\))?$/u

/** A cell without the time of day behind its day. */
export function withoutTime(cell: string): string {
  return cell.toLowerCase().replace(TIME, '').trim()
}

function writtenDay(text: string): string | null {
  const vietnamese = VIETNAMESE.exec(text)
  if (vietnamese) return dayFrom(vietnamese[3] ?? '', vietnamese[2] ?? '', vietnamese[1] ?? '')
  const { months, weekdays } = calendarNames()
  const all = text
    .replace(TIME, '')
    .replaceAll(/(\d)(?:st|nd|rd|th|er|º|°|ª|e)\b/gu, '$1')
    .split(/[\s,./-]+/u)
    .filter((word) => word !== '' && !BETWEEN.has(word) && (!weekdays.has(word) || months.has(word)))
  // `mar` is March, and Tuesday in four languages: where a month stands beside it, it is the day.
  const words = all.length === 4 && weekdays.has(all[0] ?? '') ? all.slice(1) : all
  if (words.length !== 3) return null
  const month = words.map((word) => months.get(word)).find((found) => found !== undefined)
  const numbers = words.filter((word) => /^\d{1,2}$|^\d{4}$/.test(word))
  if (month === undefined || numbers.length !== 2) return null
  const [first = '', second = ''] = numbers
  if (first.length === 4) return dayFrom(first, String(month), second)
  // "5 Mar 26": the month stands between day and year, or before both.
  return second.length === 4 || months.has(words[1] ?? '') ? dayFrom(second, String(month), first) : null
}
