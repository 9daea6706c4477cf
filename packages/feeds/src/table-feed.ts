import { isNothing } from './cells/nothing'
import type { Feed, FeedOptions, FeedReader, FeedSample, RowSink } from './feed'
import type { FeedMessage } from './feed-message'
import { type ReportDays, daysOfTitles, rowsAboveHeader } from './report-titles'
import { TableRow, type UnreadTaker } from './table-row'
import { type UnnamedColumn, namesOfColumns } from './unnamed-column'
import { UnreadableFieldError } from './unreadable-field'

/** The cells of one row by position; a cell is text in CSV, any JSON value in NDJSON. */
export type Cells = readonly unknown[]

/** Gives the position of a column, by the first of its names that the file has; -1 (an empty cell) where it has none. */
export type ColumnFinder = (...names: string[]) => number

/** What a feed of rows with named columns must say; `tableFeed` makes a Feed of it that reads CSV and NDJSON alike. */
export interface TableFeedPlan {
  readonly id: string
  readonly title: { readonly en: string; readonly zh: string }
  /** Columns the file must have; of an inner list, one. */
  readonly required: readonly (string | readonly string[])[]
  /** Columns that tell another feed, which the file must not have. */
  readonly excluded?: readonly string[]
  /**
   * Called once per file; the returned function maps one row, whose numbers `row` reads by their position. `report`: the days that titles
   * above the header say it covers.
   */
  open(column: ColumnFinder, options: FeedOptions, report: ReportDays | null): RowMapper
}

export type RowMapper = (cells: Cells, sink: RowSink, row: TableRow) => void

/** Column names are compared without case, spaces and dashes counting as underscores. */
export function columnKey(name: unknown): string {
  return typeof name === 'string'
    ? name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_')
    : ''
}

export function tableFeed(plan: TableFeedPlan): Feed {
  const required = plan.required.map((names) => (typeof names === 'string' ? [names] : names).map(columnKey))
  const excluded = (plan.excluded ?? []).map(columnKey)
  return {
    id: plan.id,
    title: plan.title,
    looksFor: {
      en: `columns or keys ${plan.required.map((names) => likeliestOf(names).join(' or ')).join(', ')}`,
      zh: `列或键 ${plan.required.map((names) => likeliestOf(names).join(' 或 ')).join('、')}`,
    },
    layouts: ['delimited', 'json'],
    columnsIn(sample) {
      const has = columnsOf(sample)
      if (excluded.some((name) => has.has(name))) return null
      const missing = plan.required.filter((_, at) => !required[at]?.some((name) => has.has(name)))
      return { present: required.length - missing.length, missing: missing.map((names) => [names].flat()[0] ?? '') }
    },
    recognises(sample) {
      const present = columnsOf(sample)
      return (
        required.every((names) => names.some((name) => present.has(name))) &&
        !excluded.some((name) => present.has(name))
      )
    },
    open: (sample, options) =>
      sample.layout === 'delimited'
        ? new CellReader(plan, options, sample.head)
        : new ObjectReader(plan, options, sample),
  }
}

/** The first of the names that a column may have, as many as a person reads. */
function likeliestOf(names: string | readonly string[]): readonly string[] {
  return [names].flat().slice(0, 2)
}

/** The columns a sample shows: its header, or the keys of its objects, nested ones as `category/l1`. */
export function columnsOf(sample: FeedSample): ReadonlySet<string> {
  if (sample.layout === 'delimited') return new Set(distinctNames(headerOf(sample.rows)).map(columnKey))
  const keys = new Set<string>()
  for (const item of sample.items) {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) continue
    for (const key of keysOf(item)) keys.add(columnKey(key))
  }
  return keys
}

/** `price/current/value`: no API of a shop names what a product has deeper. */
const MOST_LEVELS = 3

/** The keys of an object, and of the objects in it as `category/l1`. */
export function keysOf(item: object, levels = MOST_LEVELS): string[] {
  return Object.entries(item).flatMap(([key, value]) =>
    levels > 1 && isPlainObject(value) ? [key, ...keysOf(value, levels - 1).map((inner) => `${key}/${inner}`)] : [key],
  )
}

export function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function headerOf(rows: readonly (readonly string[])[]): readonly string[] {
  return tableRows(rows)[0] ?? []
}

/** The rows of a delimited table from its header on, without blank ones and the titles of a report above. */
export function tableRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = rows.filter((row) => !isBlank(row))
  return filled.slice(rowsAboveHeader(filled))
}

export function isBlank(row: Cells): boolean {
  return row.length === 0 || (row.length === 1 && typeof row[0] === 'string' && row[0].trim() === '')
}

/** Why a row of another number of cells than the header cannot be used. */
export function wrongWidth(cells: number, columns: number): FeedMessage {
  return { text: 'the row has {cells} cells, the header {columns}', values: { cells, columns } }
}

/** A number or plain word as a Python program writes bytes, `b'10.50'`, or as a spreadsheet is told that it is text, `="0123"`. */
const LITERAL = /^(?:b'([^'\\]*)'|="([^"]*)")$/

function withoutLiteral(cell: string): string {
  const literal = LITERAL.exec(cell)
  return literal?.[1] ?? literal?.[2] ?? cell
}

class CellReader implements FeedReader {
  private width = 0
  private map: RowMapper | null = null
  private header: readonly string[] = []
  /** The header as it stands in the file. */
  private written: readonly string[] = []
  private hasLiterals = false
  /** Of rows that are shorter than the header, those that leave out blank cells alone; null before the first. */
  private shortWidths: ReadonlySet<number> | null = null
  /** Titles of a report still to come before the header; null before the first row. */
  private titlesLeft: number | null = null
  private evidence: readonly (readonly string[])[] | null = null
  private readonly row: TableRow

  constructor(
    private readonly plan: TableFeedPlan,
    private readonly options: FeedOptions,
    private readonly head: () => readonly unknown[],
  ) {
    this.row = new TableRow(
      (at) => ({
        name: this.header[at] ?? '',
        cells: () => this.rowsOfHead().map((cells) => cells[at]),
      }),
      options,
      () => this.header.length,
    )
  }

  /** The rows below the header at the beginning of the file. */
  private rowsOfHead(): readonly (readonly string[])[] {
    return (this.evidence ??= tableRows(this.head() as string[][]).slice(1))
  }

  private isTitle(): boolean {
    this.titlesLeft ??= rowsAboveHeader((this.head() as string[][]).filter((row) => !isBlank(row)))
    return this.titlesLeft-- > 0
  }

  private readHeader(cells: readonly string[], sink: RowSink): RowMapper {
    const { unnamedColumn } = this.options
    this.header = headerNames(this.head() as string[][], unnamedColumn)
    this.written = cells
    this.hasLiterals = (this.head() as string[][]).some((row) => row.some((cell) => LITERAL.test(cell)))
    if (unnamedColumn === undefined && this.header.length > cells.length)
      sink.note('Each row begins with its number, which the header does not name: it is left out.')
    this.width = this.header.length
    const keys = this.header.map(columnKey)
    return this.plan.open(
      (...names) => {
        const found = names.map((name) => keys.indexOf(columnKey(name))).find((index) => index >= 0)
        return found ?? -1
      },
      this.options,
      this.reportDays(),
    )
  }

  private reportDays(): ReportDays | null {
    const rows = (this.head() as string[][]).filter((cells) => !isBlank(cells))
    return daysOfTitles(rows.slice(0, rowsAboveHeader(rows)), this.options.dayOrder ?? null)
  }

  read(row: unknown, sink: RowSink): void {
    const cells = this.hasLiterals ? (row as string[]).map(withoutLiteral) : (row as string[])
    if (isBlank(cells)) return
    if (this.map === null) {
      if (this.isTitle()) return
      this.map = this.readHeader(cells, sink)
      return
    }
    if (cells.length !== this.width && !isPaddedTo(cells, this.width)) {
      this.shortWidths ??= widthsWithoutBlanks(this.rowsOfHead(), this.width)
      if (!this.shortWidths.has(cells.length)) {
        sink.reject('', wrongWidth(cells.length, this.width))
        return
      }
      sink.note('Rows end where their last columns are blank: what they leave out is read as blank.')
    }
    const swallowed = cells.reduce((most, cell) => Math.max(most, rowsWithin(cell, this.width)), 0)
    if (swallowed > 0) {
      const text = 'a quotation mark takes the {count} lines below for text of this row'
      sink.reject('', { text, values: { count: swallowed } })
      return
    }
    // Files put together from several captures repeat their header.
    if (cells.every((cell, index) => cell === this.written[index])) {
      sink.leaveOut('repeated_header')
      return
    }
    const whole = cells.length < this.width ? [...cells, ...this.header.slice(cells.length).fill('')] : cells
    this.row.at(whole, sink)
    this.map(whole, sink, this.row)
  }
}

/** In files of programs that leave out blank cells at the end of a row, many rows are as short. */
const LEAST_SHORT = 0.05
const FEWEST_SHORT = 2

/** How many cells rows have that leave out blank ones at their end. Rows that a line break parts are short in pairs, and are none of these. */
function widthsWithoutBlanks(rows: readonly (readonly string[])[], width: number): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const isOften = (count: number) => count >= Math.max(FEWEST_SHORT, rows.length * LEAST_SHORT)
  return new Set(
    [...counts.entries()].flatMap(([length, count]) =>
      length > 1 &&
      length < width &&
      isOften(count) &&
      !counts.has(width + 1 - length) &&
      endsEarly(rows, width, length)
        ? [length]
        : [],
    ),
  )
}

/** Whether the cells of short rows hold what those of whole ones do, numbers where they are numbers: else a cell in between is missing. */
function endsEarly(rows: readonly (readonly string[])[], width: number, length: number): boolean {
  const ofRows = (cells: number, at: number) =>
    areNumbers(rows.flatMap((row) => (row.length === cells ? [row[at] ?? ''] : [])))
  return Array.from({ length }, (_, at) => at).every((at) => {
    const [whole, short] = [ofRows(width, at), ofRows(length, at)]
    return whole === null || short === null || whole === short
  })
}

/** Whether most of the cells that say something are numbers; null where none says something. */
function areNumbers(cells: readonly string[]): boolean | null {
  const told = cells.filter((cell) => cell.trim() !== '')
  if (told.length === 0) return null
  return told.filter((cell) => /^\D{0,4}\d[\d.,\s]*\D{0,4}$/u.test(cell.trim())).length * 2 > told.length
}

/** A text of so few letters holds no rows. */
const SHORT = 60
const FEWEST_ROWS_WITHIN = 2
const FEWEST_COLUMNS_WITHIN = 4

/** How many lines of a cell are rows of a table of this width, where nearly all between its first and last are; 0 of any text. */
function rowsWithin(cell: string, width: number): number {
  if (cell.length < SHORT || width < FEWEST_COLUMNS_WITHIN || !cell.includes('\n')) return 0
  const lines = cell.split('\n').slice(1, -1)
  if (lines.length < FEWEST_ROWS_WITHIN) return 0
  const isRow = (line: string) => [',', ';', '\t', '|'].some((mark) => line.split(mark).length === width)
  return lines.filter(isRow).length >= lines.length * 0.9 ? lines.length + 1 : 0
}

/** The names of the columns of a delimited table, by its first rows: as `namesOfColumns`, of which no two are alike. */
export function headerNames(
  head: readonly (readonly string[])[],
  unnamed: UnnamedColumn | undefined,
): readonly string[] {
  return distinctNames(namesOfColumns(tableRows(head), unnamed))
}

/** The second `Price` is called `Price (2)`, a third column without a name `Column 3`. */
function distinctNames(names: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  return names.map((written, at) => {
    const name = written.trim() === '' ? `Column ${at + 1}` : written
    const key = columnKey(name)
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return time === 1 ? name : `${name.trim()} (${time})`
  })
}

function isPaddedTo(cells: readonly string[], width: number): boolean {
  return cells.length > width && cells.slice(width).every((cell) => cell.trim() === '')
}

class ObjectReader implements FeedReader {
  /** For each column asked for, the keys it may have. */
  private readonly columns: (readonly string[])[] = []
  private readonly map: RowMapper
  private readonly row: TableRow

  constructor(plan: TableFeedPlan, options: FeedOptions, { items, head }: FeedSample & { layout: 'json' }) {
    const spelling = new Map<string, string>()
    this.row = new TableRow(
      (at) => {
        const names = this.columns[at] ?? []
        return { name: names[0] ?? '', cells: () => head().map((item) => valueOf(item, names)) }
      },
      options,
      () => this.columns.length,
    )
    for (const item of items) for (const key of keysOf(item ?? {})) spelling.set(columnKey(key), key)
    this.map = plan.open(
      (...names) => this.columns.push(names.map((name) => spelling.get(columnKey(name)) ?? name)) - 1,
      options,
      null,
    )
  }

  read(row: unknown, sink: RowSink): void {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      sink.reject('', 'the item is not an object')
      return
    }
    const cells = this.columns.map((names) => valueOf(row, names))
    this.row.at(cells, sink)
    this.map(cells, sink, this.row)
  }
}

export function valueOf(item: unknown, names: readonly string[]): unknown {
  if (typeof item !== 'object' || item === null) return undefined
  const object = item as Record<string, unknown>
  for (const name of names) {
    const direct = object[name]
    if (direct !== undefined) return direct
    if (name.includes('/')) {
      let value: unknown = object
      for (const key of name.split('/'))
        value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
      if (value !== undefined) return value
    }
  }
  return undefined
}

/** The text of a cell that must not be empty. Throws UnreadableFieldError. */
export function requiredText(text: string, field: string): string {
  if (text === '') throw new UnreadableFieldError(field, 'is empty')
  return text
}

/** JSON in a cell (or the value itself in NDJSON); null where the cell is empty or, as the sink is told, no JSON. */
export function jsonCell(cell: unknown, field: string, sink: UnreadTaker): unknown {
  if (typeof cell === 'object') return cell
  if (isNothing(cell)) return null
  try {
    if (typeof cell === 'string') return JSON.parse(cell)
  } catch {
    // Told below, as any other value that is none.
  }
  sink.unread(field, 'is not JSON', cell)
  return null
}

/** True, false, or null where the cell says neither. */
export function booleanCell(cell: unknown): boolean | null {
  if (typeof cell === 'boolean') return cell
  const text = typeof cell === 'number' ? String(cell) : typeof cell === 'string' ? cell.trim().toLowerCase() : ''
  if (text === 'true' || text === '1' || text === 'yes') return true
  return text === 'false' || text === '0' || text === 'no' ? false : null
}
