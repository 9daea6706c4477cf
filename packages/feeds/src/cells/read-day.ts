import { dayOf, isoDay } from '../calendar-days'
import { calendarNames } from './calendar-names'
import { plainSigns } from './digits'

/** Which of day, month and, where it has two digits, year a column writes first. */
export type DayOrder = 'day-first' | 'month-first' | 'year-first'

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
const VIETNAMESE =
  /^(?:(?:thứ [\p{L}\d]+|t[2-7]|chủ nhật|cn),? )?(?:ngày )?(\d{1,2}) (?:tháng|thg) ?(\d{1,2}),?(?: năm)? (\d{4})/u
/** `令和8年3月5日`, `令和元年5月1日`: years of a Japanese era. */
const OF_ERA = /^(令和|平成|昭和) ?(\d{1,2}|元)年 ?(\d{1,2})月 ?(\d{1,2})日/u
/** The years before the first of each. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 }

/**
 * The day that a cell names: ISO, a Unix moment in seconds, milliseconds or microseconds, a numeric date in any order, or one with the
 * name of its month in the languages of the feeds. `order`: the column's, where other cells or a person tell it. Null where it names none, and
 * where day and month may be either.
 */
export function readDay(cell: unknown, order: DayOrder | null = null): string | null {
  const plain = dayOf(cell)
  if (plain !== null) return typeof cell === 'string' && OF_BUDDHIST_ERA.test(plain) ? ofThai(plain) : plain
  if (typeof cell !== 'string' && typeof cell !== 'number') return null
  const signs = plainSigns(String(cell))
  const short = SHORT_YEAR_FIRST.exec(signs)
  if (short) return dayFrom(short[1] ?? '', short[2] ?? '', short[3] ?? '')
  const text = withoutSpaces(signs)
  const yearFirst = YEAR_FIRST.exec(text) ?? IN_CHARACTERS.exec(text) ?? COMPACT.exec(text)
  if (yearFirst) {
    const [year = '', month = '', day = ''] = yearFirst.slice(1).filter((part) => /^\d+$/.test(part))
    return dayFrom(year, month, day)
  }
  const ofEra = OF_ERA.exec(text)
  if (ofEra) {
    const [, era = '', year = '', month = '', day = ''] = ofEra
    return dayFrom(String((ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year))), month, day)
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

/** A dot with a space behind it, as Korean and Czech dates have it, is one without. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/(\d)\. (?=\d)/gu, '$1.')
}

const DAY_MS = 86_400_000

/** The days that a numeric date can name, by the order that it is then written in. */
type Readings = ReadonlyMap<DayOrder, string>

function readingsOf(numeric: RegExpExecArray): Readings {
  const [, first = '', mark = '', second = '', third = ''] = numeric
  const dayFirst = dayFrom(third, second, first)
  // Whoever parts a date by dots writes no month first.
  const monthFirst = mark === '.' && dayFirst !== null ? null : dayFrom(third, first, second)
  const yearFirst = third.length === 2 && first.length === 2 ? dayFrom(first, second, third) : null
  const all = [
    ['day-first', dayFirst],
    ['month-first', monthFirst],
    ['year-first', yearFirst],
  ] as const
  return new Map(all.flatMap(([order, day]) => (day === null ? [] : [[order, day] as const])))
}

/** The last day of which a file can tell, as clocks differ. */
function latestDay(): string {
  return new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
}

/**
 * Of the orders that dates can be written in, with the latest day that each gives, those that may be meant: a year of two digits stands
 * first only where the others give no later day (`13.04.26` is of 2026), and none gives a day that is still to come if another does not.
 */
function likelyOrders(latest: Readings): readonly DayOrder[] {
  const orders = [...latest.keys()]
  const yearFirst = latest.get('year-first')
  if (yearFirst === undefined || orders.length === 1) return orders
  const others = orders.filter((order) => order !== 'year-first')
  const past = others.filter((order) => (latest.get(order) ?? '') <= latestDay())
  if (yearFirst > latestDay() || past.some((order) => (latest.get(order) ?? '') > yearFirst)) return others
  return [...past, 'year-first']
}

function numericDay(numeric: RegExpExecArray, order: DayOrder | null): string | null {
  const readings = readingsOf(numeric)
  const told = order && readings.get(order)
  if (told) return told
  const [day = null, ...others] = new Set(likelyOrders(readings).map((one) => readings.get(one) ?? ''))
  return others.length === 0 ? day : null
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

/** Whether a cell names one day in one order of its parts and another in another: `05/03/2026`, `26/04/13`. */
export function hasTwoReadings(cell: unknown): boolean {
  const numeric = numericOf(cell)
  return numeric !== null && new Set(readingsOf(numeric).values()).size > 1
}

function numericOf(cell: unknown): RegExpExecArray | null {
  if (typeof cell !== 'string') return null
  const signs = plainSigns(cell)
  return SHORT_YEAR_FIRST.test(signs) ? null : NUMERIC.exec(withoutSpaces(signs))
}

/** So far the Thai calendar is ahead. */
const BUDDHIST_YEARS = 543

/** No other year of today lies there. */
const OF_BUDDHIST_ERA = /^25[4-9]\d/u

function ofBuddhistEra(year: string): string {
  return OF_BUDDHIST_ERA.test(year) ? String(Number(year) - BUDDHIST_YEARS) : year
}

function ofThai(day: string): string | null {
  return isoDay(ofBuddhistEra(day.slice(0, 4)) + day.slice(4)) || null
}

function dayFrom(year: string, month: string, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : ofBuddhistEra(year)
  return isoDay(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) || null
}

/** The order that the cells of a column show; null where none does, or one shows this and another that. */
export function columnDayOrder(cells: Iterable<unknown>): DayOrder | null {
  let latest: Readings | null = null
  for (const cell of cells) {
    const numeric = numericOf(cell)
    // Of a whole year behind dots nothing is open.
    if (!numeric || (numeric[2] === '.' && numeric[4]?.length === 4)) continue
    const readings = readingsOf(numeric)
    if (readings.size === 0) continue
    latest = latest === null ? readings : laterOf(latest, readings)
    if (latest.size === 0) return null
  }
  const [order = null, ...others] = latest === null ? [] : likelyOrders(latest)
  return others.length === 0 ? order : null
}

/** The later day of each order that both have. */
function laterOf(one: Readings, other: Readings): Readings {
  return new Map(
    [...one].flatMap(([order, day]) => {
      const beside = other.get(order)
      return beside === undefined ? [] : [[order, beside > day ? beside : day] as const]
    }),
  )
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
  // "Of the Christian" and "of the Buddhist era", as Thai and Arabic write them.
  'คศ',
  'พศ',
  'م',
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
    // Thai: "on the" fifth, and the dots within `มี.ค.`.
    .replaceAll(/(?:วัน)?ที่ /gu, ' ')
    .replaceAll(/(?<=[\p{Script=Thai}])\.(?=\p{Script=Thai})/gu, '')
    .split(/[\s,،./-]+/u)
    .filter((word) => word !== '' && !BETWEEN.has(word) && (!weekdays.has(word) || months.has(word)))
  // `mar` is March, and Tuesday in four languages: where a month stands beside it, it is the day.
  const words = all.length === 4 && weekdays.has(all[0] ?? '') ? all.slice(1) : all
  if (words.length !== 3) return null
  const month = words.map((word) => months.get(word)).find((found) => found !== undefined)
  const numbers = words.filter((word) => /^\d{1,2}$|^\d{4}$/.test(word))
  if (month === undefined || numbers.length !== 2) return null
  const [first = '', second = ''] = numbers
  const yearOf = THAI.test(text) ? thaiYear : (year: string) => year
  if (first.length === 4) return dayFrom(yearOf(first), String(month), second)
  // "5 Mar 26": the month stands between day and year, or before both.
  return second.length === 4 || months.has(words[1] ?? '') ? dayFrom(yearOf(second), String(month), first) : null
}

const THAI = /\p{Script=Thai}/u
/** Files of Thai shops are no older. */
const FIRST_SHORT_THAI_YEAR = '2010'

/** The year of a date in Thai words, `2569` and `69` as well as `2026`; where two digits are neither of lately, none. */
function thaiYear(year: string): string {
  if (year.length === 4) return year >= '2480' && year <= '2620' ? String(Number(year) - BUDDHIST_YEARS) : year
  const years = [Number(`25${year}`) - BUDDHIST_YEARS, Number(`20${year}`)].map(String)
  return years.find((one) => one >= FIRST_SHORT_THAI_YEAR && one <= latestDay()) ?? ''
}
