import type { PlaceMeasure } from '@trendee/core/regions/place-measures'
import { observedDayFault } from '@trendee/core/captures/capture-day'
import { isoDay } from '../calendar-days'
import { type DayOrder, hasTwoReadings } from '../cells/read-day'
import { cleanText } from '../clean-text'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { regionOfParts } from '../regions'
import { isBlank, wrongWidth } from '../table-feed'
import { UNSAID } from '../unsaid'
import { placeMeasure, trendsColumn, trendsValue } from './trends-header'

/**
 * Google Trends, interest by region: a category line, an empty line, `Region,term: (from - to)[,…]`, rows `Bali,31`; an empty cell means
 * too few searches, cells in percent are shares among the terms. Whose regions they are the file does not say: countries and states of the
 * US are known by their names, of others the import's options may tell.
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
  open: (sample, options) => new GeoReader(sample.head() as string[][], options),
}

function headerAt(sample: FeedSample): number {
  if (sample.layout !== 'delimited') return -1
  return sample.rows.findIndex((row, index) => {
    const rows = sample.rows.slice(index + 1).filter((one) => one.length === row.length)
    const columns = isHeader(row) ? columnsOf(row, undefined) : []
    if (columns.length === 0 || rows.some((one) => /^\d{4}-\d{2}/.test(one[0] ?? ''))) return false
    return rows.some((one) => columns.every(({ at }) => trendsValue(one[at] ?? '') !== undefined))
  })
}

/** `geoName,geoCode,linen dress`: clients for Python write it so, without the days. */
const OF_CLIENTS = /^geoName$/iu
const CODE = /^geoCode$/iu

function isHeader(row: readonly string[]): boolean {
  if (OF_CLIENTS.test(row[0]?.trim() ?? '')) return row.some((cell, at) => at > 0 && !CODE.test(cell.trim()))
  return row.length > 1 && row.slice(1).every((cell) => /\d/.test(trendsColumn(cell)?.detail ?? ''))
}

interface Column {
  readonly at: number
  readonly head: string
  readonly term: string
  readonly from: string | null
  readonly to: string | null
  /** Its days where they have two readings; '' elsewhere. */
  readonly unsettled: string
}

class GeoReader implements FeedReader {
  private columns: readonly Column[] = []
  private width = 0
  private isSaid = false
  private readonly within: string
  private readonly measure: PlaceMeasure
  private readonly dayOrder: DayOrder | undefined

  constructor(head: readonly (readonly string[])[], options: FeedOptions) {
    const at = head.findIndex(isHeader)
    const rows = head.slice(at + 1).filter((cells) => cells.length > 1)
    const columns = columnsOf(head[at] ?? [], options.dayOrder)
    this.within = regionOfParts(rows.map(([place = '']) => place)) || (options.region ?? '')
    this.dayOrder = options.dayOrder
    this.measure = placeMeasure(rows.flatMap((cells) => columns.map((column) => cells[column.at] ?? '')))
  }

  read(row: unknown, sink: RowSink): void {
    const cells = row as readonly string[]
    if (isBlank(cells)) return
    if (this.columns.length === 0) {
      if (!isHeader(cells)) return
      this.columns = columnsOf(cells, this.dayOrder)
      this.width = cells.length
      return
    }
    const place = cleanText(cells[0])
    if (cells.length !== this.width) {
      sink.reject('', wrongWidth(cells.length, this.width))
      return
    }
    if (place === '') {
      sink.reject('place', 'is empty')
      return
    }
    if (this.within === '') sink.note(UNSAID.region)
    // The header is told once, with the first of its rows.
    if (!this.isSaid)
      for (const { head, unsettled } of this.columns)
        if (unsettled !== '') sink.unread(head, 'has two readings', unsettled)
    this.isSaid = true
    for (const column of this.columns) {
      const value = trendsValue(cells[column.at] ?? '')
      if (value === undefined) sink.unread(column.head, 'is not a number from 0 to 100', cells[column.at])
      sink.record({
        kind: 'place-interest',
        platform: 'google',
        term: column.term,
        place,
        within: this.within,
        measure: this.measure,
        value: value ?? null,
        from: column.from,
        to: column.to,
      })
    }
  }
}

/** What the places are, in the one language that writes months first in some of its countries. */
const ENGLISH_PLACES = /^(?:country|region|subregion|metro|city)$/i

function columnsOf([places = '', ...heads]: readonly string[], told: DayOrder | undefined): Column[] {
  const order = told ?? (ENGLISH_PLACES.test(places.trim()) ? undefined : 'day-first')
  const areOfClients = OF_CLIENTS.test(places.trim())
  return heads.flatMap((head, index) => {
    if (areOfClients && CODE.test(head.trim())) return []
    const column = areOfClients ? null : trendsColumn(head)
    const detail = column?.detail ?? ''
    const [from = null, to = null] = spanOf(detail, order)
    const unsettled = from === null && hasTwoReadings(detail) ? detail : ''
    return [{ at: index + 1, head, term: column?.term ?? head.trim(), from, to, unsettled }]
  })
}

type DateOrder = 'year-first' | DayOrder
type DateParts = readonly [string, string, string]

/**
 * A span of two days as Trends writes it in the exporter's language: `2024-03-01 - 2025-03-01`, `3/1/24 - 3/1/25`, `01.03.24 – 01.03.25`,
 * in Korean `24. 3. 1. – 25. 3. 1.`. Where nothing tells days from months, `order` does; without it no span is better than a wrong one.
 */
export function spanOf(detail: string, order?: DayOrder): readonly string[] {
  const found = [...detail.matchAll(/(\d{1,4})([-/.]) ?(\d{1,2})\2 ?(\d{1,4})(\.?)/g)]
  if (found.length !== 2) return []
  const parts = found.map((match): DateParts => [match[1] ?? '', match[3] ?? '', match[4] ?? ''])
  const isEndedByDots = found.every((match) => match[5] === '.')
  const written = orderOf(parts, found[0]?.[2] ?? '', isEndedByDots) ?? order ?? onlyOrder(parts)
  return written === null ? [] : daysIn(parts, written)
}

/** The days of a span in an order; '' where one is none of the calendar. */
function datesIn(parts: readonly DateParts[], order: DateOrder): readonly string[] {
  return parts.map(([first, second, third]) => {
    if (order === 'year-first') return dayFrom(first, second, third)
    return order === 'day-first' ? dayFrom(third, second, first) : dayFrom(third, first, second)
  })
}

/** As `datesIn`; none where they cannot be. */
function daysIn(parts: readonly DateParts[], order: DateOrder): readonly string[] {
  const days = datesIn(parts, order)
  // A year of another calendar (2567 in Thailand) cannot be.
  return days.some((day) => day === '' || observedDayFault(day, Date.now()) !== null) ? [] : days
}

/** The one order in which the first day comes before the last: `3/4/25 - 4/3/25`. */
function onlyOrder(parts: readonly DateParts[]): DayOrder | null {
  const possible = (['day-first', 'month-first'] as const).filter((order) => {
    const [from = '', to = ''] = datesIn(parts, order)
    return from !== '' && from <= to
  })
  return possible.length === 1 ? (possible[0] ?? null) : null
}

function orderOf(parts: readonly DateParts[], mark: string, isEndedByDots: boolean): DateOrder | null {
  if (parts.every(([first]) => first.length === 4)) return 'year-first'
  if (isEndedByDots && parts.every(([, , third]) => third.length < 4)) return 'year-first'
  if (mark === '.' || parts.some(([first]) => Number(first) > 12)) return 'day-first'
  if (parts.some(([, second]) => Number(second) > 12)) return 'month-first'
  return parts.every(([first, second]) => Number(first) === Number(second)) ? 'day-first' : null
}

function dayFrom(year: string, month: string, day: string): string {
  const fullYear = year.length === 2 ? `20${year}` : year
  return isoDay(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
