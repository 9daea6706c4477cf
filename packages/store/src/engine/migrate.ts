import { type Migration, migrationsOf, statementsOf } from '@trendee/core/migration/migrations'
import { type Kysely, sql } from 'kysely'
import type { StoreSchema } from './schema'

const FILES = import.meta.glob<string>('../../migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** Migrations in order. */
export const STORE_MIGRATIONS: Migration[] = migrationsOf(FILES)

/** Any number: it only has to be the same for every process that migrates this database. */
const MIGRATION_LOCK = 720_411

/**
 * Runs what is missing, each migration in a transaction together with its record, so that a killed start leaves
 * either all of it or none. Returns the names of those applied now.
 */
export async function migrateStore(db: Kysely<StoreSchema>): Promise<string[]> {
  await db.transaction().execute(async (transaction) => {
    // Even "if not exists" collides when two processes say it at the same moment.
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
    await sql`create table if not exists schema_migration (
      number integer primary key, name text not null, applied_at timestamptz not null default now())`.execute(
      transaction,
    )
  })
  const applied: string[] = []
  for (const migration of STORE_MIGRATIONS) {
    const isNew = await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
      const known = await sql`select 1 from schema_migration where number = ${migration.number}`.execute(transaction)
      if (known.rows.length > 0) return false
      for (const statement of statementsOf(migration.text)) await sql.raw(statement).execute(transaction)
      await sql`insert into schema_migration (number, name) values (${migration.number}, ${migration.name})`.execute(
        transaction,
      )
      return true
    })
    if (isNew) applied.push(migration.name)
  }
  return applied
}
