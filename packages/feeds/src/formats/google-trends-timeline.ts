import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { isoDay, stepOfDays } from '../calendar-days'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { regionOfPlace } from '../regions'
import { isBlank, wrongWidth } from '../table-feed'
import { UNSAID } from '../unsaid'
import { refuseRepeatedPoints } from './repeated-points'
import {
  type SearchColumn,
  isHourOfDay,
  isNewerDownload,
  isOfRows,
  isPartialLabel,
  isTrue,
  searchColumns,
} from './search-columns'
import { trendsColumn, trendsValue } from './trends-header'

type Step = 'day' | 'week' | 'month'

const DATE_CELL = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{2}(?::\d{2}){0,2})?/

/**
 * Google Trends, interest over time: a category line, an empty line, `Week,term: (place)[,…]`, rows `2015-05-03,4`; or the newer download,
 * `Time,term[,…]` from the first line on, which names no place. All labels are in the exporter's language, so the file is read by position; the
 * step comes from the distance of its dates. The tables that API clients save (`date,term,…,isPartial`) are the same data without places, or
 * with those of several requests below each other and a column that tells them apart.
 */
export const GOOGLE_TRENDS_TIMELINE: Feed = {
  id: 'google-trends-timeline',
  title: { en: 'Google Trends: interest over time', zh: 'Google 趋势：搜索热度变化' },
  looksFor: {
    en: 'a header "Week,term: (place)" or "Time,term" in any language over rows of dates, or date, terms and isPartial',
    zh: '表头为“Week,term: (place)”或“Time,term”（任意语言），其下各行为日期；或列为 date、搜索词和 isPartial',
  },
  layouts: ['delimited'],
  recognises: (sample) => headerAt(sample) >= 0,
  open: (sample, options) => {
    const head = sample.head() as string[][]
    const table = tableOf(head, headerAt(sample))
    refuseRepeatedPoints(new TimelineReader(table, options), head)
    return new TimelineReader(table, options)
  },
}

function headerAt(sample: FeedSample): number {
  if (sample.layout !== 'delimited') return -1
  return sample.rows.findIndex((row, at) => isHeader(row, sample.rows.slice(at + 1)))
}

function isHeader(row: readonly string[], below: readonly (readonly string[])[]): boolean {
  const dateAt = dateColumn(below)
  if (row.length < 2 || dateAt < 0 || DATE_CELL.test((row[dateAt] ?? '').trim())) return false
  const columns = row.slice(dateAt + 1)
  if (columns.some(isPartialLabel)) return !isOfRows(row)
  if (dateAt > 0) return false
  return columns.every((cell) => trendsColumn(cell) !== null) || isNewerDownload(row, below)
}

/** Programs may number their rows before the date. */
function dateColumn(rows: readonly (readonly string[])[]): number {
  const isDate = (cell: string | undefined) => DATE_CELL.test((cell ?? '').trim())
  if (rows.some((row) => isDate(row[0]))) return 0
  return rows.some((row) => isDate(row[1]) && /^\d*$/.test((row[0] ?? '').trim())) ? 1 : -1
}

interface Table {
  /** Position of the header among the rows of the file. */
  readonly headerAt: number
  readonly columns: readonly SearchColumn[]
  readonly dateAt: number
  readonly step: Step
}

function tableOf(head: readonly (readonly string[])[], at: number): Table {
  const rows = head.slice(at + 1)
  const dateAt = dateColumn(rows)
  return { headerAt: at, columns: searchColumns(head[at] ?? [], rows, dateAt), dateAt, step: stepOf(rows, dateAt) }
}

function stepOf(rows: readonly (readonly string[])[], dateAt: number): Step {
  const dates = rows.map((row) => (row[dateAt] ?? '').trim().slice(0, 10))
  return (
    stepOfDays(dates.map(dayOfCell).filter((day) => day !== '')) ??
    (dates.some((cell) => /^\d{4}-\d{2}$/.test(cell)) ? 'month' : 'week')
  )
}

/** Months are written `2004-01`: their first day. */
function dayOfCell(cell: string): string {
  return isoDay(/^\d{4}-\d{2}$/.test(cell) ? `${cell}-01` : cell)
}

class TimelineReader implements FeedReader {
  private rowsSeen = 0
  private readonly interest: readonly Extract<SearchColumn, { holds: 'interest' }>[]
  private readonly partial: readonly SearchColumn[]
  private readonly placeAt: number
  private readonly batchAt: number

  constructor(
    private readonly table: Table,
    private readonly options: FeedOptions,
  ) {
    const at = (holds: SearchColumn['holds']) => table.columns.findIndex((column) => column.holds === holds)
    this.interest = table.columns.filter((column) => column.holds === 'interest')
    this.partial = table.columns.filter(({ holds }) => holds === 'partial')
    this.placeAt = at('place')
    this.batchAt = at('batch')
  }

  read(row: unknown, sink: RowSink): void {
    const cells = row as readonly string[]
    const isAbove = this.rowsSeen++ <= this.table.headerAt
    if (!isAbove && !isBlank(cells)) this.takeRow(cells, sink)
  }

  private takeRow(cells: readonly string[], sink: RowSink): void {
    const { columns, dateAt, step } = this.table
    if (cells.length !== columns.length) {
      sink.reject('', wrongWidth(cells.length, columns.length))
      return
    }
    const first = (cells[dateAt] ?? '').trim()
    const date = dayOfCell(first.slice(0, 10))
    if (date === '') {
      sink.reject('date', 'is no date')
      return
    }
    if (isHourOfDay(first)) {
      sink.leaveOut('hour_of_day')
      return
    }
    if (this.isUnfinished(cells, first)) {
      sink.leaveOut('unfinished_step')
      return
    }
    const place = (cells[this.placeAt] ?? '').trim()
    const ofRow = regionOfPlace(place)
    if (place !== '' && ofRow === '') {
      sink.reject(columns[this.placeAt]?.head ?? '', 'is no place we know')
      return
    }
    const scalePart = (cells[this.batchAt] ?? '').trim()
    let isSaid = false
    for (const { at, head, term, detail } of this.interest) {
      const cell = cells[at] ?? ''
      // Tables put below each other leave the terms of the others blank.
      if (cell.trim() === '' && this.isStacked) continue
      const value = trendsValue(cell)
      if (value === undefined) sink.unread(head, 'is not a number from 0 to 100', cell)
      const region = ofRow || regionOfPlace(detail) || (this.options.region ?? UNKNOWN_REGION)
      if (region === UNKNOWN_REGION) sink.note(UNSAID.region)
      isSaid = true
      sink.record({
        kind: 'series',
        platform: 'google',
        term,
        region,
        gender: '',
        step,
        date,
        value: value ?? null,
        evidence: 'relative',
        scaledPerFile: true,
        ...(scalePart === '' ? {} : { scalePart }),
      })
    }
    if (!isSaid) sink.leaveOut('no_points')
  }

  private get isStacked(): boolean {
    return this.placeAt >= 0 || this.batchAt >= 0
  }

  /** The newest step of a running week: said by its own column, or by a mark behind the date or the values. */
  private isUnfinished(cells: readonly string[], date: string): boolean {
    if (this.partial.some(({ at }) => isTrue(cells[at] ?? ''))) return true
    if (/[*†]$|[(（].*[)）]$/u.test(date)) return true
    return this.interest.some(({ at }) => /\d\s*[*†]$/u.test((cells[at] ?? '').trim()))
  }
}
