import { MAPPED_FIELDS, type MappableField } from '@trendee/core/imports/mappable-fields'
import type { FeedSample } from '../feed'
import { tableRows } from '../table-feed'
import { beginWithTheirNumbers } from '../unnamed-column'
import { ColumnCells } from './column-cells'
import { COLUMN_NAMES, nameKey } from './column-names'

const ROWS_LOOKED_AT = 200
/** Names that cells beside them fit and cells below them do not: one may be a name of another meaning. */
const FEWEST_CONTRADICTED = 2
const EXAMPLES_SHOWN = 3

/**
 * Names with the first cell below them, of a table whose names seem to stand one column too far to the left: its rows have a cell more
 * than the header names, or the cells right of several names are what these say and those below are not. Null where nothing speaks for it.
 */
export function shiftedNames(sample: FeedSample): readonly string[] | null {
  if (sample.layout !== 'delimited') return null
  const head = tableRows(sample.head() as string[][]).slice(0, ROWS_LOOKED_AT + 1)
  const [header = [], ...rows] = head
  if (rows.length === 0 || header.length < 2 || beginWithTheirNumbers(head)) return null
  const isShifted = hasCellMore(header, rows) || contradictedNames(header, rows) >= FEWEST_CONTRADICTED
  return isShifted ? examplesOf(header, rows) : null
}

/**
 * Names with the first cell below them, of a table of products whose names seem to stand one column too far to the right: nothing stands below the last
 * of them, the first and others are contradicted by the cells below, and all are what the cells left of them say. Null where nothing speaks for it.
 */
export function namesTooFarRight(sample: FeedSample): readonly string[] | null {
  if (sample.layout !== 'delimited') return null
  const head = tableRows(sample.head() as string[][]).slice(0, ROWS_LOOKED_AT + 1)
  const [header = [], ...rows] = head
  const cellsOf = (at: number) => new ColumnCells(rows.map((row) => row[at]))
  const last = header.length - 1
  if (rows.length === 0 || last < 1 || (header[last] ?? '').trim() === '' || !cellsOf(last).isEmpty) return null
  if (!isContradicted(header[0] ?? '', cellsOf(0))) return null
  let contradicted = 1
  for (const [at, name] of header.entries()) {
    const fields = fieldsCalled(name).filter(isOfProducts)
    if (at === 0 || fields.length === 0) continue
    const left = cellsOf(at - 1)
    if (left.isEmpty || !fields.some((field) => left.canBe(field))) return null
    if (isContradicted(name, cellsOf(at))) contradicted += 1
  }
  return contradicted < FEWEST_CONTRADICTED ? null : examplesOf(header, rows)
}

/** Whether what stands below a name cannot be what it says; never of a name that says nothing. */
function isContradicted(name: string, below: ColumnCells): boolean {
  const fields = fieldsCalled(name).filter(isOfProducts)
  return fields.length > 0 && !fields.some((field) => below.canBe(field))
}

/** The caption of a post, which a title may be as well, can be anything. */
function isOfProducts(field: MappableField): boolean {
  return (MAPPED_FIELDS.products as readonly MappableField[]).includes(field)
}

function examplesOf(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return header.slice(0, EXAMPLES_SHOWN).map((name, at) => `${name}: ${rows[0]?.[at] ?? ''}`)
}

/** Whether every row has one cell more than the header, and one of these says something: a comma at the end of each row is no column. */
function hasCellMore(header: readonly string[], rows: readonly (readonly string[])[]): boolean {
  return (
    rows.every(({ length }) => length === header.length + 1) &&
    rows.some((row) => (row[header.length] ?? '').trim() !== '')
  )
}

/** How many names the cells below them contradict while those right of them do not; 0 where one fits neither. */
function contradictedNames(header: readonly string[], rows: readonly (readonly string[])[]): number {
  const cellsOf = (at: number) => new ColumnCells(rows.map((row) => row[at]))
  let contradicted = 0
  for (const [at, name] of header.entries()) {
    const fields = fieldsCalled(name)
    if (fields.length === 0) continue
    const [below, right] = [cellsOf(at), cellsOf(at + 1)]
    if (!fields.some((field) => right.canBe(field))) return 0
    if (!right.isEmpty && !fields.some((field) => below.canBe(field))) contradicted += 1
  }
  return contradicted
}

/** The fields that a column of this name is likely to hold. */
export function fieldsCalled(name: string): MappableField[] {
  const key = nameKey(name)
  return [...COLUMN_NAMES].flatMap(([field, names]) => (names.includes(key) ? [field] : []))
}
