import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { ReadingOptions } from '@trendee/contract/admin/reading-options'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'
import type { SavedMappingTable } from '../engine/import-tables'

/** The columns of a table, and the id under which what is said of them is saved. */
export interface TableColumns {
  readonly mappingId: string
  readonly columns: readonly string[]
}

/** What was said of tables with these columns. */
export interface SavedMapping extends TableColumns {
  readonly reading: ReadingOptions
  /** What two files of these columns were told differently: it is not in `reading`, and each file has to tell it. */
  readonly varying: readonly (keyof ReadingOptions)[]
  /** The file of which it was last said. */
  readonly file: string
  readonly savedAt: Date
  /** When a file was last read by it. */
  readonly usedAt: Date
}

function mappingOf(row: Selectable<SavedMappingTable>): SavedMapping {
  return {
    mappingId: row.mapping_id,
    columns: row.columns,
    reading: row.reading,
    varying: row.varying as (keyof ReadingOptions)[],
    file: row.file,
    savedAt: row.saved_at,
    usedAt: row.used_at,
  }
}

/** All saved mappings, the last used first. */
export async function savedMappings(db: StoreDb, page: Page): Promise<PageOf<SavedMapping>> {
  const ordered = db.selectFrom('saved_mapping').selectAll().orderBy('used_at', 'desc').orderBy('mapping_id')
  const { list, total } = await pageOf(db, ordered, page)
  return { list: list.map(mappingOf), total }
}

export async function hasSavedMappings(db: StoreDb): Promise<boolean> {
  return (await db.selectFrom('saved_mapping').select('mapping_id').limit(1).executeTakeFirst()) !== undefined
}

export async function savedMapping(db: StoreDb, mappingId: string): Promise<SavedMapping | null> {
  const row = await db.selectFrom('saved_mapping').selectAll().where('mapping_id', '=', mappingId).executeTakeFirst()
  return row === undefined ? null : mappingOf(row)
}

/** Keeps how a file of these columns was read. What it was told otherwise than the files before it is not kept any more. */
export function keepMapping(
  db: StoreDb,
  { mappingId, columns }: TableColumns,
  told: ReadingOptions,
  file: string,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = await savedMapping(transaction, mappingId)
    const { reading, varying } = before === null ? { reading: told, varying: [] } : together(before, told)
    if (before && isDeepStrictEqual([before.reading, before.varying], [reading, varying])) {
      await transaction.updateTable('saved_mapping').set({ used_at: now }).where('mapping_id', '=', mappingId).execute()
      return
    }
    const row = { columns: [...columns], reading: JSON.stringify(reading), varying: [...varying], file }
    const said = { ...row, saved_at: now, used_at: now }
    await transaction
      .insertInto('saved_mapping')
      .values({ mapping_id: mappingId, ...said })
      .onConflict((conflict) => conflict.column('mapping_id').doUpdateSet(said))
      .execute()
  })
}

/** One export tool writes the files of several shops: what was said of one of them is not true of the next. */
function together(
  before: SavedMapping,
  { mapping, ...told }: ReadingOptions,
): Pick<SavedMapping, 'reading' | 'varying'> {
  const { mapping: mappedBefore, ...toldBefore } = before.reading
  const names = Object.keys({ ...toldBefore, ...told }) as (keyof typeof told)[]
  const varies = (name: keyof typeof told) =>
    before.varying.includes(name) || (toldBefore[name] !== undefined && toldBefore[name] !== told[name])
  const kept = names.filter((name) => !varies(name)).map((name) => [name, told[name]] as const)
  return {
    reading: { mapping: mapping ?? mappedBefore, ...Object.fromEntries(kept) },
    varying: [...new Set([...before.varying, ...names.filter(varies)])].toSorted(),
  }
}

/** Puts what an administrator says in the place of what was saved; null where nothing is saved by that id. */
export async function changeMapping(
  db: StoreDb,
  mappingId: string,
  reading: ReadingOptions,
  now: Date,
): Promise<SavedMapping | null> {
  const before = await savedMapping(db, mappingId)
  if (before === null) return null
  const varying = before.varying.filter((name) => reading[name] === undefined)
  const row = await db
    .updateTable('saved_mapping')
    .set({ reading: JSON.stringify(reading), varying, saved_at: now })
    .where('mapping_id', '=', mappingId)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : mappingOf(row)
}

/** Whether there was one. */
export async function deleteMapping(db: StoreDb, mappingId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_mapping')
    .where('mapping_id', '=', mappingId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
