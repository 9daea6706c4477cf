import { regionOfPlace } from '../regions'

/** A column of a Trends export: `denim skirt: (United States)`. */
export interface TrendsColumn {
  readonly term: string
  /** What stands in the parentheses: a place, or a span of days. */
  readonly detail: string
}

const COLUMN = /^(.*?)\s*[:：]\s*[(（](.*)[)）]\s*$/su

/** Reads a column head by its form, which is the same in every language; null where it has another. */
export function trendsColumn(cell: string): TrendsColumn | null {
  const match = COLUMN.exec(cell.trim())
  const term = match?.[1]?.trim() ?? ''
  return match === null || term === '' ? null : { term, detail: (match[2] ?? '').trim() }
}

export function regionOfColumn(column: TrendsColumn): string {
  return regionOfPlace(column.detail)
}

/**
 * A value of a Trends file: 0 to 100, `<1` (0.5: searched, but less than one), '' a hole. Comparisons carry a percent sign.
 * Undefined where it is none of these.
 */
export function trendsValue(cell: string): number | null | undefined {
  const text = cell.trim().replace(/\s*%$/u, '')
  if (text === '') return null
  if (/^[<＜]\s*1$/u.test(text)) return 0.5
  if (!/^\d{1,3}(?:\.\d+)?$/.test(text)) return undefined
  const value = Number(text)
  return value <= 100 ? value : undefined
}
