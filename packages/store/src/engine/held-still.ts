import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import type { StoreDb } from './open-store'
import { pgliteDialect } from './pglite-dialect'
import type { StoreSchema } from './schema'

/** How far a store has come and how much it holds. */
export interface StoreContent {
  readonly migrations: readonly number[]
  /** Rows by table, `schema.table`. */
  readonly rows: Readonly<Record<string, number>>
}

/**
 * Runs `work` while the embedded store stands still: all it holds is in its files and nobody changes it, whoever asks it
 * something waits. The embedded engine works only when it is asked, and has one connection, which this takes.
 */
export function whileStoreStandsStill<Result>(
  db: StoreDb,
  work: (content: StoreContent) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const content = await contentOf(connection)
    await sql`checkpoint`.execute(connection)
    return work(content)
  })
}

/** What the store in a folder holds that no process has open. It is not migrated. */
export async function storeContentIn(folder: string): Promise<StoreContent> {
  const db = new Kysely<StoreSchema>({ dialect: pgliteDialect(await PGlite.create(folder)) })
  try {
    return await contentOf(db)
  } finally {
    await db.destroy()
  }
}

async function contentOf(db: StoreDb): Promise<StoreContent> {
  const migrations = await sql<{ number: number }>`select number from schema_migration order by number`.execute(db)
  const tables = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(db)
  const rows: Record<string, number> = {}
  for (const { schema, name } of tables.rows) {
    const counted = await sql<{
      rows: number
    }>`select count(*)::integer as rows from ${sql.table(`${schema}.${name}`)}`.execute(db)
    rows[`${schema}.${name}`] = counted.rows[0]?.rows ?? 0
  }
  return { migrations: migrations.rows.map(({ number }) => number), rows }
}
