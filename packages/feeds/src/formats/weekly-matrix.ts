import { UNKNOWN_REGION } from '@trendee/core/regions/unknown-region'
import { isoDay, stepOfDays } from '../calendar-days'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from '../feed'
import { isNothing } from '../cells/nothing'
import { isoRegion } from '../regions'
import { isBlank, wrongWidth } from '../table-feed'
import { UNSAID } from '../unsaid'
import { isNewerDownload, isPartialLabel } from './search-columns'
import { trendsColumn } from './trends-header'

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/**
 * A matrix of weekly series: the first column, `week`, is a week as its first day, every other column a series. A name like
 * `br_female_outerwear_7` also tells region and gender; the whole name stays the term. Levels of two such files do not compare. Under
 * another name of the first column the table may be of anything, and is asked about.
 */
export const WEEKLY_MATRIX: Feed = {
  id: 'weekly-matrix',
  title: { en: 'Weekly series, one per column', zh: '周度序列矩阵' },
  looksFor: {
    en: 'a first column “week” of ISO dates 7 days apart and numbers in all others',
    zh: '第一列“week”为间隔 7 天的 ISO 日期，其余各列为数字',
  },
  layouts: ['delimited'],
  recognises,
  open: (_sample, options) => new MatrixReader(options),
}

function recognises(sample: FeedSample): boolean {
  if (sample.layout !== 'delimited') return false
  const [header, ...rows] = sample.rows.filter((row) => !isBlank(row))
  if (header === undefined || header.length < 2 || !/^week$/iu.test((header[0] ?? '').trim())) return false
  const isNamed = header
    .slice(1)
    .every((cell) => cell.trim() !== '' && !NUMBER.test(cell.trim()) && trendsColumn(cell) === null)
  if (!isNamed || header.some(isPartialLabel) || isNewerDownload(header, rows)) return false
  const days = rows.map((row) => isoDay(row[0])).filter((day) => day !== '')
  // A bad row in the beginning must not hide the file.
  if (days.length < 2 || days.length < rows.length / 2 || stepOfDays(days) !== 'week') return false
  const cells = rows.flatMap((row) => row.slice(1))
  return cells.filter((cell) => isNothing(cell) || NUMBER.test(cell.trim())).length > cells.length * 0.75
}

interface Column {
  readonly term: string
  readonly region: string
  readonly gender: string
}

class MatrixReader implements FeedReader {
  private columns: readonly Column[] | null = null

  constructor(private readonly options: FeedOptions) {}

  read(row: unknown, sink: RowSink): void {
    const cells = row as readonly string[]
    if (isBlank(cells)) return
    if (this.columns === null) {
      this.columns = cells.slice(1).map((name) => this.columnOf(name.trim()))
      if (this.columns.some(({ region }) => region === UNKNOWN_REGION)) sink.note(UNSAID.region)
      if (this.options.platform === undefined)
        sink.note('The file does not say where its series are from: they stand with those of posts of all networks.')
      return
    }
    this.takeRow(cells, this.columns, sink)
  }

  private takeRow(cells: readonly string[], columns: readonly Column[], sink: RowSink): void {
    if (cells.length !== columns.length + 1) {
      sink.reject('', wrongWidth(cells.length, columns.length + 1))
      return
    }
    const date = isoDay(cells[0])
    if (date === '') {
      sink.reject('week', 'is no date')
      return
    }
    for (const [index, column] of columns.entries()) {
      const cell = cells[index + 1] ?? ''
      const isNumber = NUMBER.test(cell.trim())
      if (!isNumber && !isNothing(cell)) sink.unread(column.term, 'is not a number', cell)
      sink.record({
        kind: 'series',
        platform: this.options.platform ?? 'social',
        term: column.term,
        region: column.region,
        gender: column.gender,
        step: 'week',
        date,
        value: isNumber ? Number(cell) : null,
        evidence: 'relative',
        scaledPerFile: true,
      })
    }
  }

  private columnOf(name: string): Column {
    const [market = '', wearer = ''] = name.toLowerCase().split('_')
    const gender = /^(?:female|women|woman)$/.test(wearer) ? 'women' : /^(?:male|men|man)$/.test(wearer) ? 'men' : ''
    // Europe has a reserved code though it is no country. A two-letter word is a market only before a wearer.
    const region = gender === '' ? '' : market === 'eu' ? 'EU' : isoRegion(market.length === 2 ? market : '')
    return { term: name, region: region || (this.options.region ?? UNKNOWN_REGION), gender }
  }
}
