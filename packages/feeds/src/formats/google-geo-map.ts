import { isoDay } from '../calendar-days'
import { cleanText } from '../clean-text'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { isBlank, wrongWidth } from '../table-feed'
import { trendsColumn, trendsValue } from './trends-header'

/**
 * Google Trends, interest by region: a category line, an empty line, `Region,term: (from - to)[,…]`, rows `Bali,31`; an empty cell means
 * too few searches. Which country's regions they are the file does not say; the import's options may.
 */
export const GOOGLE_GEO_MAP: Feed = {
  id: 'google-geo-map',
  title: { en: 'Google Trends: interest by region', zh: 'Google 趋势：按区域显示的热度' },
  looksFor: {
    en: 'a header "Region,term: (from - to)" in any language over rows of a place and 0–100',
    zh: '表头为“Region,term: (from - to)”（任意语言），其下各行为地点和 0–100 的数值',
  },
  layouts: ['delimited'],
  recognises: (sample) => headerAt(sample) >= 0,
  open: (_sample, options) => new GeoReader(options),
}

function headerAt(sample: FeedSample): number {
  if (sample.layout !== 'delimited') return -1
  return sample.rows.findIndex((row, index) => {
    const rows = sample.rows.slice(index + 1).filter((one) => one.length === row.length)
    if (!isHeader(row) || rows.some((one) => /^\d{4}-\d{2}/.test(one[0] ?? ''))) return false
    return rows.some((one) => one.slice(1).every((cell) => trendsValue(cell) !== undefined))
  })
}

function isHeader(row: readonly string[]): boolean {
  return row.length > 1 && row.slice(1).every((cell) => /\d/.test(trendsColumn(cell)?.detail ?? ''))
}

interface Column {
  readonly head: string
  readonly term: string
  readonly from: string | null
  readonly to: string | null
}

class GeoReader implements FeedReader {
  private columns: readonly Column[] = []

  constructor(private readonly options: FeedOptions) {}

  read(row: unknown, sink: RowSink): void {
    const cells = row as readonly string[]
    if (isBlank(cells)) return
    if (this.columns.length === 0) {
      if (isHeader(cells)) this.columns = cells.slice(1).map(columnOf)
      return
    }
    const place = cleanText(cells[0])
    if (cells.length !== this.columns.length + 1) {
      sink.reject('', wrongWidth(cells.length, this.columns.length + 1))
      return
    }
    if (place === '') {
      sink.reject('place', 'is empty')
      return
    }
    const values = cells.slice(1).map(trendsValue)
    for (const [index, column] of this.columns.entries()) {
      if (values[index] === undefined) sink.unread(column.head, 'is not a number from 0 to 100', cells[index + 1])
      sink.record({
        kind: 'place-interest',
        platform: 'google',
        term: column.term,
        place,
        within: this.options.region ?? '',
        value: values[index] ?? null,
        from: column.from,
        to: column.to,
      })
    }
  }
}

function columnOf(head: string): Column {
  const column = trendsColumn(head)
  const [from = null, to = null] = spanOf(column?.detail ?? '')
  return { head, term: column?.term ?? head, from, to }
}

type DateOrder = 'year-first' | 'day-first' | 'month-first'

/**
 * A span of two days as Trends writes it in the exporter's language: `2024-03-01 - 2025-03-01`, `3/1/24 - 3/1/25`, `01.03.24 – 01.03.25`.
 * Where nothing tells days from months, no span is better than a wrong one.
 */
export function spanOf(detail: string): readonly string[] {
  const found = [...detail.matchAll(/(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})/g)]
  if (found.length !== 2) return []
  const parts = found.map((match) => [match[1] ?? '', match[3] ?? '', match[4] ?? ''] as const)
  const order = orderOf(parts, found[0]?.[2] ?? '')
  if (order === null) return []
  const days = parts.map(([first, second, third]) => {
    if (order === 'year-first') return dayFrom(first, second, third)
    return order === 'day-first' ? dayFrom(third, second, first) : dayFrom(third, first, second)
  })
  return days.includes('') ? [] : days
}

function orderOf(parts: readonly (readonly [string, string, string])[], mark: string): DateOrder | null {
  if (parts.every(([first]) => first.length === 4)) return 'year-first'
  if (mark === '.' || parts.some(([first]) => Number(first) > 12)) return 'day-first'
  if (parts.some(([, second]) => Number(second) > 12)) return 'month-first'
  return parts.every(([first, second]) => Number(first) === Number(second)) ? 'day-first' : null
}

function dayFrom(year: string, month: string, day: string): string {
  const fullYear = year.length === 2 ? `20${year}` : year
  return isoDay(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
