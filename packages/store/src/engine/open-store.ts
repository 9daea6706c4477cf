import { PGlite, types as pgliteTypes } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types as pgTypes } from 'pg'
import { closeToOthers } from './close-to-others'
import { migrateStore } from './migrate'
import { emptyDatabase, fillNewFolder } from './new-folder'
import { asDamage, openFolder } from './open-folder'
import { pgliteDialect } from './pglite-dialect'
import type { StoreSchema } from './schema'
import { withoutBroken } from './without-broken'

export type StoreDb = Kysely<StoreSchema>

export interface Store {
  readonly db: StoreDb
  readonly engine: 'pglite' | 'postgres'
  close(): Promise<void>
}

export interface StoreOptions {
  /** Folder of the embedded engine; absent and no `url`: in memory, for tests. */
  readonly folder?: string
  /** `postgres://…`; takes precedence. */
  readonly url?: string
}

/** Days travel as `YYYY-MM-DD` text: a Date would drag a time zone along. */
const DATE_OID = 1082
/** 64-bit whole numbers as text: they may exceed 2^53. */
const INT8_OID = 20

/** Opens the store and brings its tables to the newest migration. */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.url) {
    const types = {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === DATE_OID ? (text: string) => text : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
    }
    const pool = new Pool({ connectionString: options.url, max: 8, types })
    // A connection that is lost, as when the server starts anew, fails what runs on it and is replaced by the next query;
    // that nobody listens would end the process. The pool listens only to those that nobody uses.
    pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
    return ready(new Kysely<StoreSchema>({ dialect: new PostgresDialect({ pool: withoutBroken(pool) }) }), 'postgres')
  }
  const parsers = {
    [DATE_OID]: (text: string) => text,
    [INT8_OID]: (text: string) => text,
    [pgliteTypes.NUMERIC]: Number,
  }
  if (options.folder) await fillNewFolder(options.folder)
  const engine = options.folder
    ? await openFolder(options.folder, parsers)
    : await PGlite.create({ parsers, loadDataDir: await emptyDatabase() })
  const opened = ready(new Kysely<StoreSchema>({ dialect: pgliteDialect(engine) }), 'pglite')
  return options.folder === undefined ? opened : inFolder(options.folder, opened)
}

async function inFolder(folder: string, opened: Promise<Store>): Promise<Store> {
  const store = await opened.catch((error: unknown) => {
    throw asDamage(folder, error)
  })
  await closeToOthers(folder)
  const close = async () => {
    await store.close()
    await closeToOthers(folder)
  }
  return { ...store, close }
}

async function ready(db: StoreDb, engine: Store['engine']): Promise<Store> {
  try {
    await migrateStore(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, engine, close: () => db.destroy() }
}
