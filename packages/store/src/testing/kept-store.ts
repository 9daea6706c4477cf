import { sql } from 'kysely'
import { type Store, type StoreDb, openStore } from '../engine/open-store'
import { namesOf, shapeOf } from './store-shape'

/** What differs between a store that was used and one that was just migrated. */
interface Traces {
  /** Tables, indexes and sequences with their columns. */
  readonly shape: string
  /** Tables that hold a row. */
  readonly filled: readonly string[]
}

interface KeptStore {
  readonly store: Store
  readonly atFirst: Traces
}

/** Open and as good as new, for this process's next test file. */
let kept: KeptStore | null = null

async function tracesIn(db: StoreDb): Promise<Traces> {
  const tables = await namesOf(
    db,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  )
  const oneEach = tables.map((table) => `select '${table}' as name where exists (select from "${table}")`)
  return { shape: await shapeOf(db), filled: await namesOf(db, oneEach.join(' union all ')) }
}

/** Empties the tables and lets numbers begin anew. False: even so it is not what migrations leave. */
async function isFreshAgain({ store, atFirst }: KeptStore): Promise<boolean> {
  const { db } = store
  const { shape, filled } = await tracesIn(db)
  if (shape !== atFirst.shape || atFirst.filled.length > 0) return false
  if (filled.length > 0) await sql.raw(`truncate ${filled.join(', ')} cascade`).execute(db)
  const used = `select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null`
  for (const sequence of await namesOf(db, used)) await sql.raw(`alter sequence ${sequence} restart`).execute(db)
  // Settings, temporary tables, locks: what a session holds besides rows.
  await sql`discard all`.execute(db)
  return true
}

/**
 * A store of the embedded engine as migrations leave it, for one test file. Opening one takes half a second of work and
 * collects the whole heap's garbage, so that a process keeps it open between its files. Who takes it gives it back.
 */
export async function takeStore(newFolder: () => string): Promise<KeptStore> {
  const taken = kept
  kept = null
  if (taken) return taken
  const store = await openStore({ folder: newFolder() })
  return { store, atFirst: await tracesIn(store.db) }
}

export async function giveBack(taken: KeptStore): Promise<void> {
  if (kept === null && (await isFreshAgain(taken))) kept = taken
  else await taken.store.close()
}
