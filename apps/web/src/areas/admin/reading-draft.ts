import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { InputOf } from '@trendee/contract/endpoint'
import type { admin } from '@trendee/contract/admin/admin'
import { MAPPABLE_FIELDS, type MappableField } from '@trendee/core/imports/mappable-fields'
import type { ImportPreview } from './import-question'

export type UnknownTable = NonNullable<ImportPreview['table']>
type Reading = ImportRun['reading']
export type ReadAsQuestion = InputOf<typeof admin.importRead>

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
export function draftOf(reading: Reading, table: UnknownTable | null): ReadingDraft {
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
const DAYS = new Set<MappableField | undefined>(['listedOn', 'observedOn'])

export interface OpenReadings {
  /** Cells whose decimal mark nothing in the file tells, as "49.499" with their lines; null where there are none. */
  readonly decimal_mark: ImportRun['cells_unread'][number]['examples'] | null
  readonly day_order: ImportRun['cells_unread'][number]['examples'] | null
}

/** What only a person can settle: asked where no other row of the file does. */
export function openReadings({
  cells_unread: unread,
  reading,
}: Pick<ImportRun, 'cells_unread' | 'reading'>): OpenReadings {
  const fieldOf = (column: string) => MAPPABLE_FIELDS.find((field) => reading.mapping?.[field] === column)
  const open = unread.filter(({ reason }) => reason === TWO_READINGS)
  const isDay = ({ field }: (typeof open)[number]) => DAYS.has(fieldOf(field))
  return {
    decimal_mark: open.find((column) => !isDay(column))?.examples ?? null,
    day_order: open.find(isDay)?.examples ?? null,
  }
}

/** What is asked of the server. */
export function readAsQuestion(importId: string, { told, columns }: ReadingDraft): ReadAsQuestion {
  const given = TOLD_FIELDS.flatMap((field) => {
    const value = told[field].trim()
    return value === '' ? [] : [[field, value]]
  })
  const mapping = Object.fromEntries(Object.entries(columns).map(([column, field]) => [field, column]))
  return {
    import_id: importId,
    ...(Object.fromEntries(given) as Partial<ReadAsQuestion>),
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
  }
}

/** Whether the columns that are chosen make products. */
export function namesTitle({ columns }: ReadingDraft): boolean {
  return Object.values(columns).includes('title')
}
