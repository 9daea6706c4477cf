import { dayNumber } from '@trendee/core/periods/week'

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/
const SECONDS_2001 = 978_307_200
const SECONDS_2100 = 4_102_444_800

/** `2025-04-20`, also with a time behind it → the day; '' where it is no day of the calendar. */
export function isoDay(cell: unknown): string {
  if (typeof cell !== 'string') return ''
  // Rows of one capture follow each other: without this, a file of daily observations takes a tenth longer.
  if (cell !== lastCell) {
    lastDay = readIsoDay(cell)
    lastCell = cell
  }
  return lastDay
}

let lastCell = ''
let lastDay = ''

function readIsoDay(cell: string): string {
  const match = ISO_DAY.exec(cell.trim())
  if (match === null) return ''
  const [, year = '', month = '', day = ''] = match
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month)) ? `${year}-${month}-${day}` : ''
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month >= 1 && month <= 12 ? (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31) : 0
}

/** The UTC day of a Unix instant in seconds. */
export function dayOfSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

/** A moment as feeds write it (Unix seconds, milliseconds or microseconds, ISO date or instant) as Unix seconds; null where it is none. */
export function instantSeconds(cell: unknown): number | null {
  const text = typeof cell === 'string' ? cell.trim() : cell
  const number =
    typeof text === 'number' ? text : typeof text === 'string' && /^\d{9,16}(?:\.\d+)?$/.test(text) ? Number(text) : NaN
  if (!Number.isNaN(number)) {
    const seconds = number > SECONDS_2100 * 1000 ? number / 1_000_000 : number > SECONDS_2100 ? number / 1000 : number
    return seconds >= SECONDS_2001 && seconds < SECONDS_2100 ? Math.floor(seconds) : null
  }
  if (typeof text !== 'string' || isoDay(text) === '') return null
  // Instagram writes +0000, which not every parser takes; a moment without a zone is UTC.
  const zoned = text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2').replace(' ', 'T')
  const hasZone = /Z$|[+-]\d{2}:\d{2}$/i.test(zoned)
  const milliseconds = Date.parse(hasZone || zoned.length === 10 ? zoned : `${zoned}Z`)
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000)
}

/** The day of a moment in any form `instantSeconds` takes; an ISO date keeps its own day whatever its zone. */
export function dayOf(cell: unknown): string | null {
  const day = isoDay(cell)
  if (day !== '') return day
  const seconds = instantSeconds(cell)
  return seconds === null ? null : dayOfSeconds(seconds)
}

/** The step of a series by the distance of its days, which no language changes; null for a single day. */
export function stepOfDays(days: readonly string[]): 'day' | 'week' | 'month' | null {
  const smallest = distanceOfDays(days)
  if (smallest === null) return null
  return smallest >= 28 ? 'month' : smallest >= 7 ? 'week' : 'day'
}

/** How many days the nearest two of a series lie apart; null for a single day. */
export function distanceOfDays(days: readonly string[]): number | null {
  const numbers = days.map(dayNumber).sort((a, b) => a - b)
  let smallest = Infinity
  for (let index = 1; index < numbers.length; index++) {
    const distance = (numbers[index] ?? 0) - (numbers[index - 1] ?? 0)
    if (distance > 0) smallest = Math.min(smallest, distance)
  }
  return smallest === Infinity ? null : smallest
}
