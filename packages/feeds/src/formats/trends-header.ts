import type { PlaceMeasure } from '@trendee/core/regions/place-measures'

/** A column of a Trends export: `denim skirt: (United States)`. */
export interface TrendsColumn {
  readonly term: string
  /** What stands in the parentheses: a place, or a span of days. */
  readonly detail: string
}

const COLUMN = /^(.*?)\s*[:：]\s*[(（](.*)[)）]\s*$/su

/** Before the number in Turkish, behind it elsewhere. */
const PERCENT = /^\s*[%％]\s*|\s*[%％]\s*$/u

/** What values by place are: percent of the searches for the compared terms, else 0–100 of the place with most. */
export function placeMeasure(cells: readonly string[]): PlaceMeasure {
  return cells.some((cell) => PERCENT.test(cell)) ? 'share' : 'index'
}

/** Reads a column head by its form, which is the same in every language; null where it has another. */
export function trendsColumn(cell: string): TrendsColumn | null {
  const match = COLUMN.exec(cell.trim())
  const term = match?.[1]?.trim() ?? ''
  return match === null || term === '' ? null : { term, detail: (match[2] ?? '').trim() }
}

/**
 * A value of a Trends file: 0 to 100, `<1` (0.5: searched, but less than one), '' a hole. Comparisons by place carry a percent sign.
 * Undefined where it is none of these.
 */
export function trendsValue(cell: string): number | null | undefined {
  const text = cell.replace(PERCENT, '').trim()
  if (text === '') return null
  if (/^[<＜]\s*1$/u.test(text)) return 0.5
  if (!/^\d{1,3}(?:\.\d+)?$/.test(text)) return undefined
  const value = Number(text)
  return value <= 100 ? value : undefined
}
