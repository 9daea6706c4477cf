import { type Column, type ColumnKind, type ColumnValue, FILE_DIGITS, VOCABULARY_KINDS } from '@trendee/contract/column'
import type { ExportedList } from '@trendee/contract/common/exported-lists'
import type { Text } from '@trendee/contract/texts/text'
import { TEXTS } from '@trendee/contract/texts/texts'
import type { Language } from '@trendee/core/language/languages'
import { isoDate } from '@trendee/core/periods/week'
import type { Cell, CellKind, Row, Table } from '@trendee/runtime/exports/table'
import { valueNames } from './value-names'

const texts: Readonly<Record<string, Text>> = TEXTS
const DAY_SECONDS = 86_400

const vocabulary: ReadonlySet<string> = new Set(VOCABULARY_KINDS)

/** What is no text to a spreadsheet. */
const CELL_KINDS: Readonly<Partial<Record<ColumnKind, CellKind>>> = {
  count: 'count',
  short: 'count',
  decimal: 'decimal',
  dollars: 'decimal',
  growth: 'change',
  share: 'fraction',
  day: 'day',
  instant: 'instant',
  instantDay: 'day',
  flag: 'flag',
}

function rounded(value: number, digits: number): number {
  // Adding zero makes the -0 that rounding leaves a plain one.
  return Number(value.toFixed(digits)) + 0
}

/** For whom a file is written. */
interface FileReader {
  readonly language: Language
  /** Of the platform as its reader knows it: a file has no address of its own that a path could go on from. */
  readonly origin: string
}

/**
 * A cell of the file: words and names in the asked language, numbers without the noise of their computing. A word without
 * an entry in the vocabulary stays as it is.
 */
function cellOf({ kind, value, currency }: Column<never>, row: never, { language, origin }: FileReader): Cell {
  const cell: ColumnValue = value(row, language)
  if (typeof cell === 'number') {
    if (kind === 'instantDay') return isoDate(Math.floor(cell / DAY_SECONDS))
    const amount = rounded(cell, FILE_DIGITS[kind] ?? 0)
    const unit = kind === 'dollars' ? 'USD' : currency?.(row)
    return unit ? { amount, currency: unit } : amount
  }
  if (typeof cell !== 'string') return cell
  if (kind === 'picture') return new URL(cell, origin).href
  if (vocabulary.has(kind)) return texts[`${kind}.${cell}`]?.[language] ?? cell
  if (kind !== 'category' && kind !== 'primary_category') return cell
  const { name, name_zh } = valueNames(kind, cell)
  return language === 'zh' ? name_zh : name
}

/** A list's rows as a table for its reader. */
export function exportedTable(
  { what, columns }: Pick<ExportedList, 'what' | 'columns'>,
  batches: AsyncIterable<readonly unknown[]>,
  reader: FileReader,
): Table {
  async function* rows(): AsyncGenerator<readonly Row[]> {
    for await (const batch of batches)
      yield batch.map((row) => columns.map((column) => cellOf(column, row as never, reader)))
  }
  return {
    name: what,
    columns: columns.map(({ header, kind }) => ({
      header: texts[header]?.[reader.language] ?? header,
      kind: CELL_KINDS[kind] ?? 'text',
    })),
    batches: rows(),
  }
}

/** What says how a list is shown, not what it shows. */
const SHOWING: ReadonlySet<string> = new Set(['page', 'pageSize', 'view', 'order', 'sort'])
/** What lists show unless they are asked otherwise. */
const isUsual = (name: string, text: string) => text === 'all' || (name === 'window' && text === '30')
const MOST_CHARACTERS = 120
/** Tells a reader nothing: which project it is stands on the screen that the file comes from. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A file's name without its ending: the list, the filters that were asked for, and the newest day of its data. */
export function fileNameOf(what: string, given: Readonly<Record<string, unknown>>, asOf: string | null): string {
  // Kept in the database, fields have another order than in an address.
  const asked = Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const filters = asked.flatMap(([name, value]) => {
    const text = [value].flat().map(String).join('-')
    if (SHOWING.has(name) || text === '' || isUsual(name, text) || UUID.test(text)) return []
    return [/^[\d.-]+$|^(true|false)$/.test(text) ? `${name}-${text}` : text]
  })
  const named = ['trendee', what, ...filters].join('-').replaceAll(/[^\p{L}\p{N}_.-]+/gu, '-')
  return [named.slice(0, MOST_CHARACTERS), asOf].filter(Boolean).join('-')
}
