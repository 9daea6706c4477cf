import { isoDay, stepOfDays } from '../calendar-days'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { isBlank, wrongWidth } from '../table-feed'
import { regionOfColumn, trendsColumn, trendsValue } from './trends-header'

type Step = 'day' | 'week' | 'month'

const DATE_CELL = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{2}(?::\d{2}){0,2})?/

/**
 * Google Trends, interest over time: a category line, an empty line, `Week,term: (place)[,…]`, rows `2015-05-03,4`. All labels are in the
 * exporter's language, so the file is read by position; the step comes from the distance of its dates. The tables that API clients save
 * (`date,term,…,isPartial`) are the same data without places.
 */
export const GOOGLE_TRENDS_TIMELINE: Feed = {
  id: 'google-trends-timeline',
  title: { en: 'Google Trends: interest over time', zh: 'Google 趋势：搜索热度变化' },
  looksFor: {
    en: 'a header "Week,term: (place)" in any language over rows of dates, or date, terms and isPartial',
    zh: '表头为“Week,term: (place)”（任意语言），其下各行为日期；或列为 date、搜索词和 isPartial',
  },
  layouts: ['delimited'],
  recognises: (sample) => headerAt(sample) >= 0,
  open: (sample, options) => new TimelineReader(stepOf(sample), options),
}

function headerAt(sample: FeedSample): number {
  if (sample.layout !== 'delimited') return -1
  return sample.rows.findIndex((row, index) => isHeader(row) && sample.rows.slice(index + 1).some(startsWithDate))
}

function startsWithDate(row: readonly string[]): boolean {
  return DATE_CELL.test((row[0] ?? '').trim())
}

function isHeader(row: readonly string[]): boolean {
  if (row.length < 2 || startsWithDate(row)) return false
  const columns = row.slice(1)
  return columns.some(isPartialLabel) || columns.every((cell) => trendsColumn(cell) !== null)
}

function isPartialLabel(cell: string): boolean {
  return /^is_?partial$/i.test(cell.trim())
}

function stepOf(sample: FeedSample): Step {
  const rows = sample.layout === 'delimited' ? sample.rows : []
  const firsts = rows.map((row) => (row[0] ?? '').trim())
  return (
    stepOfDays(firsts.map(dayOfCell).filter((day) => day !== '')) ??
    (firsts.some((cell) => /^\d{4}-\d{2}$/.test(cell)) ? 'month' : 'week')
  )
}

/** Months are written `2004-01`: their first day. */
function dayOfCell(cell: string): string {
  return isoDay(/^\d{4}-\d{2}$/.test(cell) ? `${cell}-01` : cell)
}

interface Column {
  readonly index: number
  readonly head: string
  readonly term: string
  readonly region: string
}

class TimelineReader implements FeedReader {
  private columns: readonly Column[] = []
  private partialAt = -1
  private width = 0

  constructor(
    private readonly step: Step,
    private readonly options: FeedOptions,
  ) {}

  read(row: unknown, sink: RowSink): void {
    const cells = row as readonly string[]
    if (isBlank(cells)) return
    if (this.width === 0) {
      if (isHeader(cells)) this.takeHeader(cells)
      return
    }
    this.takeRow(cells, sink)
  }

  private takeHeader(cells: readonly string[]): void {
    this.width = cells.length
    this.partialAt = cells.findIndex((cell, index) => index > 0 && isPartialLabel(cell))
    this.columns = cells.flatMap((head, index) => {
      if (index === 0 || index === this.partialAt) return []
      const column = trendsColumn(head)
      const region = (column === null ? '' : regionOfColumn(column)) || (this.options.region ?? '')
      return [{ index, head, term: column?.term ?? head.trim(), region }]
    })
  }

  private takeRow(cells: readonly string[], sink: RowSink): void {
    const first = (cells[0] ?? '').trim()
    if (cells.length !== this.width) {
      sink.reject('', wrongWidth(cells.length, this.width))
      return
    }
    const date = dayOfCell(first.slice(0, 10))
    if (date === '') {
      sink.reject('date', 'is no date')
      return
    }
    if (/^.{10}[T ](?!00(?::00){0,2}$)\d{2}/.test(first)) {
      sink.leaveOut('hour_of_day')
      return
    }
    if (this.isUnfinished(cells)) {
      sink.leaveOut('unfinished_step')
      return
    }
    const values = this.columns.map((column) => trendsValue(cells[column.index] ?? ''))
    for (const [position, column] of this.columns.entries()) {
      if (values[position] === undefined) sink.unread(column.head, 'is not a number from 0 to 100', cells[column.index])
      sink.record({
        kind: 'series',
        platform: 'google',
        term: column.term,
        region: column.region,
        gender: '',
        step: this.step,
        date,
        value: values[position] ?? null,
        evidence: 'relative',
        scaledPerFile: true,
      })
    }
  }

  /** The newest step of a running week: said by its own column, or by a mark behind the date or the values. */
  private isUnfinished(cells: readonly string[]): boolean {
    if (this.partialAt >= 0 && /^(?:true|1)$/i.test((cells[this.partialAt] ?? '').trim())) return true
    if (/[*†]$|[(（].*[)）]$/u.test((cells[0] ?? '').trim())) return true
    return this.columns.some((column) => /\d\s*[*†]$/u.test((cells[column.index] ?? '').trim()))
  }
}
