import {
  type ColumnMapping,
  type MappableField,
  type MappedColumn,
  columnsOf,
  mappedColumns,
} from '@trendee/core/imports/mappable-fields'
import { type FeedOptions, UnreadableFileError } from '../feed'
import { isNothing } from '../cells/nothing'
import { hasTwoReadings } from '../cells/read-day'
import { periodOfName } from '../cells/read-period'
import { type FeedMessage, messageText } from '../feed-message'
import type { UnknownColumn } from './guessed-field'
import { type TableColumns, columnsOfTable } from './propose-mapping'
import { type ReadBeginning, readBeginning } from './read-beginning'
import { UNSAID } from '../unsaid'
import { fieldsCalled } from './shifted-names'
import { DECIDING_FIELDS, readValue } from './read-values'
import { UNREAD_DAY } from '../record-day'
import type { FeedRecord } from '../records'
import { regionOfPlace } from '../regions'

/** Rows that are looked at before a table is loaded. */
export const ROWS_CHECKED = 1000
/** A column of which more cannot be read holds something else, or is written in a way that nobody told. */
const MOST_UNREADABLE = 0.2
/** Shop systems give sizes and colours rows of their own, without a title. */
const MANY_BLANK_TITLES = 0.5
const EXAMPLES_SHOWN = 3
const TWO_READINGS = 'has two readings' satisfies FeedMessage
const BLANK = 'is empty' satisfies FeedMessage
/** Read as it stands, though nothing can be made of it. */
const RETURN = 'is a return of what no row before it sold' satisfies FeedMessage
const MONEY: ReadonlySet<MappableField> = new Set(['price', 'listPrice', 'revenue', 'refunded'])
/** "(56)": so shops write how many people reviewed a product. */
const IN_BRACKETS = /^\s*[(（[]\s*[\d.,]+\s*[kK万]?\s*[)）\]]\s*$/u

/** What must be known of a table before it is loaded. */
export interface TableCheck {
  readonly says: FeedMessage
  /** It is not loaded before that is mended. */
  readonly stops: boolean
}

/**
 * What a person must know of the beginning of a table, as it is read with this mapping, before all of it is loaded. `columns`: the first cells
 * of its columns.
 */
export function checkTable(
  beginning: ReadBeginning,
  mapping: ColumnMapping,
  columns: readonly UnknownColumn[],
): TableCheck[] {
  return [
    ...unknownPlatform(beginning),
    ...mappedColumns(mapping).flatMap((mapped) => unreadableColumn(beginning, mapped, mapping, columns)),
    ...impossibleDays(beginning),
    ...likesAboveViews(beginning),
    ...blankTitles(beginning, mapping.title),
    // Variants of one product are counted by its parent's id.
    ...(mapping.parentId === undefined ? repeatedProducts(beginning) : []),
  ]
}

/** What must be told of names of columns that seem to stand beside their cells. */
export function checksOfNames({ shifted, tooFarRight }: TableColumns, options: FeedOptions): TableCheck[] {
  return [...shiftCheck(shifted, options), ...tooFarRightCheck(tooFarRight, options)]
}

/** Whether it must be told which column the header does not name: names that stand beside their cells give wrong numbers, or none. */
function shiftCheck(shifted: readonly string[] | null, { unnamedColumn }: FeedOptions): TableCheck[] {
  if (shifted === null || unnamedColumn !== undefined) return []
  const text =
    'The names of the columns may stand one column too far to the left, such as {examples}: say which column the header does not name.'
  return [{ says: { text, values: { examples: shifted.join(', ') } }, stops: true }]
}

/** Whether columns are still taken for what a name says that rather belongs to the column left of it: prices would be ratings. */
function tooFarRightCheck(
  tooFarRight: readonly string[] | null,
  { unnamedColumn, mapping = {} }: FeedOptions,
): TableCheck[] {
  if (tooFarRight === null || unnamedColumn !== undefined) return []
  const text =
    'The names of the columns may stand one column too far to the right, such as {examples}: say by their cells what the columns hold.'
  const stops = mappedColumns(mapping).some(({ field, column }) => fieldsCalled(column).includes(field))
  return [{ says: { text, values: { examples: tooFarRight.join(', ') } }, stops }]
}

/** What must be known of a table before it is loaded as it is read with its mapping; nothing where it cannot be read so. */
export async function checksOfTable(path: string, options: FeedOptions): Promise<TableCheck[]> {
  try {
    const table = await columnsOfTable(path, options.unnamedColumn)
    const beginning = await readBeginning(path, options, ROWS_CHECKED)
    const checks = checkTable(beginning, options.mapping ?? {}, table?.columns ?? [])
    return [...(table === null ? [] : checksOfNames(table, options)), ...checks]
  } catch (error) {
    // Reading it whole will say so.
    if (error instanceof UnreadableFileError) return []
    throw error
  }
}

/** What stops a table from being loaded; null where nothing does. */
export async function stoppedBy(path: string, options: FeedOptions): Promise<FeedMessage | null> {
  const checks = await checksOfTable(path, options)
  return checks.find(({ stops }) => stops)?.says ?? null
}

interface UnreadableCell {
  readonly line: number
  readonly text: string
  readonly reason: string
}

/** Cells of a column that cost themselves or their row: under its name, or as what no record can hold under that of its field. */
function unreadableCells({ unread, rejects }: ReadBeginning, { field: mapped, column }: MappedColumn) {
  const named = new Set([column, mapped.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)])
  const lost = unread.filter(({ field, reason }) => named.has(field) && reason !== BLANK && !CONTRADICTORY.has(reason))
  const rows = rejects.filter(({ field, reason }) => named.has(field) && reason !== BLANK && reason !== RETURN)
  const examples: UnreadableCell[] = [
    ...lost.flatMap(({ examples: cells, reason }) =>
      cells.map((cell) => ({ ...cell, reason: messageText(reason, 'en') })),
    ),
    ...rows.map(({ line, cell, excerpt, reason }) => ({
      line,
      text: cell ?? excerpt,
      reason: messageText(reason, 'en'),
    })),
  ]
  return { count: lost.reduce((sum, { cells }) => sum + cells, 0) + rows.length, examples }
}

/** Nobody says of which network or search engine the rows are: none of them can be taken. Where some tell it, the others are rejected one by one. */
function unknownPlatform({ notes, records }: ReadBeginning): TableCheck[] {
  return notes.includes(UNSAID.platform) && records.length === 0 ? [{ says: UNSAID.platform, stops: true }] : []
}

function unreadableColumn(
  beginning: ReadBeginning,
  mapped: MappedColumn,
  mapping: ColumnMapping,
  columns: readonly UnknownColumn[],
): TableCheck[] {
  const { field, column } = mapped
  const { count, examples } = unreadableCells(beginning, mapped)
  const [first] = examples
  const isOneOfSeveral = columnsOf(mapping, field).length > 1
  const ofColumn = beginning.records.filter((record) => !isOneOfSeveral || isOfColumn(record, column))
  const read = ofColumn.filter((record) => readValue(record, field) !== null).length
  const cells = isToldByColumn(field) ? Math.max(count, toldCells(columns, column, beginning.rows)) : read + count
  // One cell of a table of a few rows is no column.
  if (first === undefined || count < 2 || count / cells <= MOST_UNREADABLE) return []
  const values = { count, cells, column, text: first.text, line: first.line }
  if (MONEY.has(field) && examples.every(({ text }) => IN_BRACKETS.test(text))) {
    const text =
      '{count} of {cells} cells of {column} are numbers in brackets, such as “{text}” in line {line}: shops write the number of reviews so.'
    return [{ says: { text, values }, stops: true }]
  }
  const text = examples.every(({ reason }) => reason === TWO_READINGS)
    ? '{count} of {cells} cells of {column} have two readings, such as “{text}” in line {line}: say which is meant.'
    : '{count} of {cells} cells of {column} cannot be read, such as “{text}” in line {line}: it may hold something else.'
  return [{ says: { text, values }, stops: true }]
}

/** Of which no record tells what was read: of a product without an id the title is one. */
function isToldByColumn(field: MappableField): boolean {
  return DECIDING_FIELDS.has(field) || field === 'productId' || field === 'orderId'
}

/** About how many of the first rows say something in a column. */
function toldCells(columns: readonly UnknownColumn[], column: string, rows: number): number {
  const cells = columns.find(({ name }) => name === column)?.cells ?? []
  const told = cells.filter((cell) => !isNothing(cell)).length
  return cells.length === 0 ? 0 : Math.round((told / cells.length) * rows)
}

/** Whether a value of a series stands in a column that is called by its term, its place or its period. */
function isOfColumn(record: FeedRecord, column: string): boolean {
  if (record.kind !== 'series') return false
  const { term, region, date } = record
  return term === column || region === regionOfPlace(column) || date === periodOfName(column)
}

const IMPOSSIBLE: ReadonlySet<unknown> = new Set<FeedMessage>([
  'lies in the future',
  'lies before 2004-01-01, the first day that is taken',
  'lies after the day on which the file was captured',
])

/** Cells that are read, of which another of their row says that they cannot be. */
const CONTRADICTORY: ReadonlySet<unknown> = new Set<FeedMessage>(['is more than the views', 'is fewer than the likes'])

function likesAboveViews({ rows, unread }: ReadBeginning): TableCheck[] {
  const found = unread.find(({ reason }) => reason === ('is fewer than the likes' satisfies FeedMessage))
  const line = found?.examples[0]?.line
  if (found === undefined || line === undefined || found.cells < 2 || found.cells / rows <= MOST_UNREADABLE) return []
  const text =
    'In {count} of {rows} rows there are more likes than views, as in line {line}: one of the two columns may hold something else.'
  return [{ says: { text, values: { count: found.cells, rows, line } }, stops: true }]
}

function impossibleDays({ rows, rejects, unread }: ReadBeginning): TableCheck[] {
  const lost = rejects.filter(({ reason }) => IMPOSSIBLE.has(reason)).map(({ line, reason }) => ({ line, reason }))
  const cells = unread.filter(({ reason }) => IMPOSSIBLE.has(reason))
  const count = lost.length + cells.reduce((sum, one) => sum + one.cells, 0)
  const [first] = [
    ...lost,
    ...cells.flatMap(({ examples: [one], reason }) => (one ? [{ line: one.line, reason }] : [])),
  ]
  if (first === undefined || count < 2 || count / rows <= MOST_UNREADABLE) return []
  const text =
    '{count} of {rows} rows are of days that cannot be, such as that of line {line}, which {why}: another column may hold the day, or it is written in another way.'
  const values = { count, rows, line: first.line, why: first.reason }
  return [{ says: { text, values }, stops: true }]
}

function blankTitles({ rows, rejects, records }: ReadBeginning, column: string | undefined): TableCheck[] {
  const untitled = records.filter((record) => record.kind === 'product' && record.title === '').length
  if (untitled / Math.max(1, rows) > MANY_BLANK_TITLES) {
    const text =
      '{blank} of {rows} rows have no title: they count for the product that another row or file names by the same id or link, and for none until then.'
    return [{ says: { text, values: { blank: untitled, rows } }, stops: false }]
  }
  const blank = rejects.filter(({ field, reason }) => field === column && reason === BLANK).length
  if (blank / Math.max(1, rows) <= MANY_BLANK_TITLES) return []
  const text =
    '{blank} of {rows} rows have no title and are left out: shop systems write the sizes and colours of a product so, below its first row.'
  return [{ says: { text, values: { blank, rows } }, stops: false }]
}

function repeatedProducts({ records }: ReadBeginning): TableCheck[] {
  const products = records.flatMap((record) =>
    record.kind === 'product' && record.observedOn !== UNREAD_DAY ? [record] : [],
  )
  const seen = new Set(
    products.map(({ platform, productId, observedOn }) => JSON.stringify([platform, productId, observedOn])),
  )
  const repeated = products.length - seen.size
  if (repeated === 0) return []
  const text =
    '{repeated} of {rows} rows name a product and a day that another row names: they are read as variants of it, at the cheapest price, and of each other number the last row counts.'
  return [{ says: { text, values: { repeated, rows: products.length } }, stops: false }]
}

/** Cells that only a person can settle: of each question a few, null where it is not asked. */
export interface OpenQuestions {
  readonly decimalMark: readonly string[] | null
  readonly dayOrder: readonly string[] | null
}

/** What must be asked of a file: cells with two readings of columns in which no other cell tells. */
export function openQuestions({ unread, rejects }: ReadBeginning): OpenQuestions {
  const cells = unread
    .filter(({ reason }) => reason === TWO_READINGS)
    .flatMap(({ examples }) => examples.map(({ text }) => text))
  // A row without a readable day of its own is rejected whole.
  const rejected = rejects.flatMap(({ reason, cell }) => (reason === TWO_READINGS && cell !== undefined ? [cell] : []))
  const examplesOf = (texts: readonly string[]) => (texts.length === 0 ? null : texts.slice(0, EXAMPLES_SHOWN))
  return {
    decimalMark: examplesOf(cells.filter((text) => !hasTwoReadings(text))),
    dayOrder: examplesOf([...cells, ...rejected].filter(hasTwoReadings)),
  }
}
