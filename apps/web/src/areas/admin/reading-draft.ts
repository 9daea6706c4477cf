import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
import { MAPPABLE_FIELDS, type MappableField } from '@trendee/core/imports/mappable-fields'
import type { ImportPreview } from './import-question'

export type UnknownTable = NonNullable<ImportPreview['table']>

/** What can be told of a file beside its columns. */
export const TOLD_FIELDS = ['shop', 'currency', 'region', 'term', 'shop_url', 'decimal_mark', 'day_order'] as const
export type ToldField = (typeof TOLD_FIELDS)[number]

/** What a person has chosen on the form: a field's value is '' while nothing is chosen. */
export interface ReadingDraft {
  readonly told: Readonly<Record<ToldField, string>>
  /** Column → what it holds; a column that is not here is not used. */
  readonly columns: Readonly<Record<string, MappableField>>
}

/** What was told before, else what the columns are likely to hold. */
export function draftOf(reading: ReadingOptions, table: Pick<UnknownTable, 'guessed'> | null): ReadingDraft {
  const mapped = reading.mapping
  const pairs = mapped
    ? MAPPABLE_FIELDS.flatMap((field) => (mapped[field] === undefined ? [] : [[mapped[field], field] as const]))
    : (table?.guessed ?? []).map(({ column, field }) => [column, field] as const)
  const told = Object.fromEntries(TOLD_FIELDS.map((field) => [field, reading[field] ?? '']))
  return { told: told as ReadingDraft['told'], columns: Object.fromEntries(pairs) }
}

/** The draft with a column holding a field, which no other column holds then; '': the column is not used. */
export function withColumn(draft: ReadingDraft, column: string, field: MappableField | ''): ReadingDraft {
  const others = Object.entries(draft.columns).filter(([name, held]) => name !== column && held !== field)
  return { ...draft, columns: Object.fromEntries(field === '' ? others : [...others, [column, field]]) }
}

/** The API's word for a cell such as "49.499" or "05.03.". */
const TWO_READINGS = 'has two readings'

export interface OpenReadings {
  /** Cells whose decimal mark nothing in the file tells, as "49.499"; null where it is not asked. */
  readonly decimal_mark: readonly string[] | null
  readonly day_order: readonly string[] | null
}

/** What only a person can settle: asked where no other row of the file does, and where it was told before. */
export function openReadings(
  { cells_unread: unread, reading, rows_rejected: rejected }: ReadRun,
  table: Pick<UnknownTable, 'open'> | null,
): OpenReadings {
  const told = {
    decimal_mark: reading.decimal_mark === undefined ? null : [],
    day_order: reading.day_order === undefined ? null : [],
  }
  if (table !== null) {
    const { decimal_mark: mark, day_order: order } = table.open
    return { decimal_mark: mark ?? told.decimal_mark, day_order: order ?? told.day_order }
  }
  const open = unread.find(({ reason }) => reason === TWO_READINGS)
  return {
    decimal_mark: open?.examples.map(({ text }) => text) ?? told.decimal_mark,
    // A row whose own day has two readings is rejected.
    day_order: rejected > 0 ? [] : told.day_order,
  }
}

type ReadRun = Pick<ImportRun, 'cells_unread' | 'reading' | 'rows_rejected'>

/** What was chosen, as the server takes it. */
export function readingOf({ told, columns }: ReadingDraft): ReadingOptions {
  const given = TOLD_FIELDS.flatMap((field) => {
    const value = told[field].trim()
    return value === '' ? [] : [[field, value]]
  })
  const mapping = Object.fromEntries(Object.entries(columns).map(([column, field]) => [field, column]))
  return {
    ...(Object.fromEntries(given) as ReadingOptions),
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
  }
}

/** Whether the columns that are chosen make products. */
export function namesTitle({ columns }: ReadingDraft): boolean {
  return Object.values(columns).includes('title')
}
