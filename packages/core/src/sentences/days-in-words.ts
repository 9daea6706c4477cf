import type { Language } from '../language/languages'
import { addDays, dayNumber } from '../periods/week'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
/** A month further back than this is named with its year: there was another one since. */
const SAME_YEAR_DAYS = 330

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

function takenApart(isoDay: string): Day {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number)
  return { year, month, day }
}

const monthName = (month: number) => MONTHS[month - 1] ?? ''

/** `10 February`, `2月10日`; with its year where that is not the one of `asOf`, always where that is empty. */
export function dayInWords(isoDay: string, asOf: string, language: Language): string {
  const { year, month, day } = takenApart(isoDay)
  const isOtherYear = year !== takenApart(asOf).year
  if (language === 'zh') return `${isOtherYear ? `${year}年` : ''}${month}月${day}日`
  return `${day} ${monthName(month)}${isOtherYear ? ` ${year}` : ''}`
}

/** `late May`, `5月下旬`: where the middle of a week lies in its month; with its year where that is not the one of `asOf`. */
export function weekInWords(monday: string, asOf: string, language: Language): string {
  const { year, month, day } = takenApart(addDays(monday, 3))
  const isOtherYear = year !== takenApart(asOf).year
  const third = Math.min(2, Math.floor((day - 1) / 10))
  if (language === 'zh') return `${isOtherYear ? `${year}年` : ''}${month}月${['上旬', '中旬', '下旬'][third] ?? ''}`
  return `${['early', 'mid', 'late'][third] ?? ''} ${monthName(month)}${isOtherYear ? ` ${year}` : ''}`
}

/** `October`, `10月`; with its year where as long ago as a year, when the bare name would mean the newer one. */
export function monthInWords(isoDay: string, asOf: string, language: Language): string {
  const { year, month } = takenApart(addDays(isoDay, 3))
  const isLongAgo = dayNumber(asOf) - dayNumber(isoDay) > SAME_YEAR_DAYS
  if (language === 'zh') return `${isLongAgo ? `${year}年` : ''}${month}月`
  return `${monthName(month)}${isLongAgo ? ` ${year}` : ''}`
}
