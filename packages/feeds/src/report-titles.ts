import { daysOfCell } from './cells/read-period'
import type { DayOrder } from './cells/read-day'

/** A header that far down is none. */
const ROWS_LOOKED_AT = 20
const FEWEST_COLUMNS = 3

/**
 * How many rows above the header of a table are titles and facts of a report, such as its name and the days it covers. `rows`: the first
 * rows of a file without blank ones. 0 where the first row is a header already, and where no row below stands out as one.
 */
export function rowsAboveHeader(rows: readonly (readonly string[])[]): number {
  const looked = rows.slice(0, ROWS_LOOKED_AT)
  let widest = 0
  for (const [at, row] of looked.entries()) {
    // Some templates say what a column is for above its name.
    if (isComment(row)) continue
    const filled = filledIn(row)
    const next = looked[at + 1]
    const isTop = filled >= FEWEST_COLUMNS && next !== undefined && isAsWide(next, row)
    if (at === 0 ? isTop : isTop && standsOut(filled, widest) && isHeader(row, looked.slice(at + 1))) return at
    // A title begins in the first cell: a row that does not is a header of columns without names.
    if (filled > 0 && (row[0] ?? '').trim() === '') return 0
    widest = Math.max(widest, filled)
  }
  return 0
}

function isComment(row: readonly string[]): boolean {
  return filledIn(row) > 0 && row.every((cell) => cell.trim() === '' || cell.startsWith('#'))
}

function filledIn(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== '').length
}

function standsOut(filled: number, widestAbove: number): boolean {
  return filled >= widestAbove * 2 || filled >= widestAbove + 2
}

/** Whether it names columns, so is not mostly numbers, and most rows below have as many cells: one row that is too long is a fault of that row. */
function isHeader(row: readonly string[], below: readonly (readonly string[])[]): boolean {
  const names = row.filter((cell) => cell.trim() !== '' && Number.isNaN(Number(cell)))
  const asWide = below.filter((one) => isAsWide(one, row))
  return names.length * 2 > filledIn(row) && asWide.length * 2 >= below.length
}

function isAsWide(row: readonly string[], other: readonly string[]): boolean {
  return Math.abs(row.length - other.length) <= 1
}

/** What stands before the days that a report covers; a title of anything else may name days of delivery, of validity, of a comparison. */
const COVERS =
  /^(?:(?:report(?:ing)? |sales |selected )?(?:period|dates?|date range|time range|range)|(?:berichts|auswertungs)?zeitraum|période|período|periodo|период|kỳ|thời gian|khoảng thời gian|periode|okres|dönem|统计时间|统计日期|统计周期|时间范围|日期|時間|期間|集計期間|기간|조회기간)$/iu

/** The days that a report says it covers: `2025-05-01~2025-05-28`, `Zeitraum: 01.05.2025 - 28.05.2025`. */
export interface ReportDays {
  /** ISO days; both belong to it. */
  readonly from: string
  readonly to: string
}

/** The days that the first title to name some names, read by `order` where both orders fit; null where none does. */
export function daysOfTitles(titles: readonly (readonly string[])[], order: DayOrder | null): ReportDays | null {
  for (const cell of titles.flat()) {
    const [, label, text = ''] = /^(?:([^:：]*)[:：])?(.*)$/su.exec(cell.trim()) ?? []
    const days =
      label === undefined || COVERS.test(label.trim()) ? daysOfCell(text.trim(), orderWithin(text) ?? order) : null
    if (days !== null) return days
  }
  return null
}

/** Whichever of its days has but one reading settles how both are written. */
function orderWithin(text: string): DayOrder | null {
  for (const [, first, second] of text.matchAll(/(\d{1,2})[./-](\d{1,2})[./-]\d{4}/gu)) {
    if (Number(first) > 12) return 'day-first'
    if (Number(second) > 12) return 'month-first'
  }
  return null
}
