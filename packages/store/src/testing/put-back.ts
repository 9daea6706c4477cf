import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'
import { namesOf, shapeOf } from './store-shape'

/** What one table held when it was last as it should be. */
interface TableState {
  readonly name: string
  readonly rows: string
  /** Newest transaction that wrote one of its rows. */
  readonly newest: string | null
}

/** A store's rows and numbers as they were at one moment, kept beside its tables. */
export interface StoreSnapshot {
  readonly shape: string
  readonly states: ReadonlyMap<string, TableState>
  /** Sequences with the number given last; null: none yet. */
  readonly numbers: ReadonlyMap<string, string | null>
}

async function statesOf(db: StoreDb, tables: readonly string[]): Promise<Map<string, TableState>> {
  const each = tables.map(
    (table) =>
      `select '${table}' as name, count(*)::text as rows, max(xmin::text::bigint)::text as newest from "${table}"`,
  )
  const { rows } = await sql.raw<TableState>(each.join(' union all ')).execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

function tablesOf(db: StoreDb): Promise<string[]> {
  return namesOf(db, `select tablename as name from pg_tables where schemaname = 'public'`)
}

/** Each table by how much it holds and when it was last written to: equal where nothing was written meanwhile. */
export async function tableStates(db: StoreDb): Promise<ReadonlyMap<string, TableState>> {
  return statesOf(db, await tablesOf(db))
}

async function numbersOf(db: StoreDb): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'
  `.execute(db)
  return new Map(rows.map(({ name, last }) => [name, last]))
}

/** Keeps what the store holds now, so that `putBack` can bring it back. */
export async function snapshotOf(db: StoreDb): Promise<StoreSnapshot> {
  const tables = await tablesOf(db)
  await sql.raw('create schema kept').execute(db)
  for (const table of tables) await sql.raw(`create table kept."${table}" as table public."${table}"`).execute(db)
  return { shape: await shapeOf(db), states: await statesOf(db, tables), numbers: await numbersOf(db) }
}

/** Brings the rows and numbers of a snapshot back, and ends what the session holds. Null: its tables were changed. */
export async function putBack(db: StoreDb, snapshot: StoreSnapshot): Promise<StoreSnapshot | null> {
  // Settings, temporary tables, locks: what a session holds besides rows.
  await sql`discard all`.execute(db)
  if ((await shapeOf(db)) !== snapshot.shape) return null
  const tables = [...snapshot.states.keys()]
  const now = await statesOf(db, tables)
  // Tables that refer to each other are changed one after the other.
  await sql`set session_replication_role = replica`.execute(db)
  for (const [name, { rows, newest }] of snapshot.states) {
    const state = now.get(name)
    if (state?.rows === rows && state.newest === newest) continue
    await sql.raw(`delete from public."${name}"`).execute(db)
    await sql.raw(`insert into public."${name}" overriding system value table kept."${name}"`).execute(db)
  }
  await sql`set session_replication_role = default`.execute(db)
  for (const [name, last] of snapshot.numbers) {
    await sql`select setval(${name}::regclass, ${last ?? '1'}::bigint, ${last !== null})`.execute(db)
  }
  return { ...snapshot, states: await statesOf(db, tables) }
}
