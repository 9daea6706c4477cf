import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
import {
  type MappableField,
  type MappedKind,
  kindOfMapping,
  lackingFields,
  mappedColumns,
  mappingOf,
} from '@trendee/core/imports/mappable-fields'
import type { ImportPreview } from './import-question'

export type UnknownTable = NonNullable<ImportPreview['table']>
type Guesses = Pick<UnknownTable, 'kind' | 'guessed'> & Partial<Pick<UnknownTable, 'shop'>>

/** What can be told of a file beside its columns. */
export const TOLD_FIELDS = [
  'shop',
  'platform',
  'currency',
  'region',
  'term',
  'shop_url',
  'decimal_mark',
  'day_order',
  'unnamed_column',
  'units_window',
] as const
export type ToldField = (typeof TOLD_FIELDS)[number]

/** What a person has chosen on the form: a field's value is '' while nothing is chosen. */
export interface ReadingDraft {
  readonly told: Readonly<Record<ToldField, string>>
  /** What the rows of the table are. */
  readonly kind: MappedKind
  /** Column → what it holds; a column that is not here is not used. */
  readonly columns: Readonly<Record<string, MappableField>>
}

/** What was told before, else what the columns are likely to hold. */
export function draftOf({ mapping, ...reading }: ReadingOptions, table: Guesses | null): ReadingDraft {
  const all = { ...(table?.shop ? { shop: table.shop } : {}), ...reading }
  const told = Object.fromEntries(TOLD_FIELDS.map((field) => [field, String(all[field] ?? '')])) as ReadingDraft['told']
  const kind = (mapping && kindOfMapping(mapping)) ?? table?.kind ?? 'products'
  const columns = mapping ? columnsBy(mappedColumns(mapping)) : guessesOf(table, kind)
  return { told, kind, columns }
}

/** The draft for rows of another kind, with what the columns are likely to hold then. */
export function withKind(draft: ReadingDraft, kind: MappedKind, table: Guesses | null): ReadingDraft {
  return { ...draft, kind, columns: guessesOf(table, kind) }
}

function guessesOf(table: Guesses | null, kind: MappedKind): ReadingDraft['columns'] {
  return columnsBy(table?.guessed[kind] ?? [])
}

function columnsBy(
  mapped: readonly { readonly field: MappableField; readonly column: string }[],
): ReadingDraft['columns'] {
  return Object.fromEntries(mapped.map(({ field, column }) => [column, field]))
}

/** The draft with a column holding a field, which no other column holds then, unless it is a value of series; '': it is not used. */
export function withColumn(draft: ReadingDraft, column: string, field: MappableField | ''): ReadingDraft {
  const others = Object.entries(draft.columns).filter(
    ([name, held]) => name !== column && (held !== field || field === 'value'),
  )
  return { ...draft, columns: Object.fromEntries(field === '' ? others : [...others, [column, field]]) }
}

export interface OpenReadings {
  /** Cells whose decimal mark nothing in the file tells, as "49.499"; null where it is not asked. */
  readonly decimal_mark: readonly string[] | null
  readonly day_order: readonly string[] | null
  /** Names with the cell below them, where they seem to stand beside their columns. */
  readonly unnamed_column: readonly string[] | null
}

/** What only a person can settle: asked where no other row of the file does, and where it was told before. */
export function openReadings(
  reading: ReadingOptions,
  { decimal_mark: mark, day_order: order, unnamed_column: unnamed }: OpenReadings,
): OpenReadings {
  return {
    decimal_mark: mark ?? (reading.decimal_mark === undefined ? null : []),
    day_order: order ?? (reading.day_order === undefined ? null : []),
    unnamed_column: unnamed ?? (reading.unnamed_column === undefined ? null : []),
  }
}

const OPEN_READINGS = ['decimal_mark', 'day_order', 'unnamed_column'] as const

/** What a held file does not say, a person can tell, and nobody has told yet. */
export function unsaidOf({ is_ready: isReady, asks, open, import: { reading } }: ImportPreview): ToldField[] {
  if (!isReady) return []
  return [...asks, ...OPEN_READINGS.filter((field) => open[field] !== null && reading[field] === undefined)]
}

/** What was chosen, as the server takes it. */
export function readingOf({ told, columns }: ReadingDraft): ReadingOptions {
  const given = TOLD_FIELDS.flatMap((field) => {
    const value = told[field].trim()
    return value === '' ? [] : [[field, value]]
  })
  const mapped = Object.entries(columns).map(([column, field]) => ({ column, field }))
  return {
    ...(Object.fromEntries(given) as ReadingOptions),
    ...(mapped.length > 0 ? { mapping: mappingOf(mapped) } : {}),
  }
}

/** Whether the columns that are chosen make rows of their kind. */
export function isReadable({ kind, columns }: ReadingDraft): boolean {
  const held = Object.values(columns)
  const lacks = lackingFields(kind, (field) => held.includes(field))
  if (kind !== 'series') return lacks.length === 0
  const values = Object.keys(columns).filter((column) => columns[column] === 'value')
  // Without a column of dates each column of values is one: the server says where its name is none.
  if (lacks.includes('value') || (lacks.includes('date') && !values.every((name) => /\d{2}/u.test(name)))) return false
  return values.length === 1 || !held.includes('term') || lacks.includes('date')
}
