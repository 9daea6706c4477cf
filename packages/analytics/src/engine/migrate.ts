import { type Migration, migrationsOf, statementsOf } from '@trendee/core/migration/migrations'
import { z } from 'zod'
import type { AnalyticsDb } from './db'

const FILES = import.meta.glob<string>('../../migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** Migrations in order: number, name, text. */
export const MIGRATIONS: Migration[] = migrationsOf(FILES)

/**
 * Brings the database to the newest migration and records each. Forward only; every statement is written to be
 * repeatable, since this engine has no transaction around DDL and a killed start runs the last file again.
 * Returns the names of those applied now.
 */
export async function migrateAnalytics(db: AnalyticsDb): Promise<string[]> {
  await db.run('CREATE DATABASE IF NOT EXISTS trendee ENGINE = Atomic')
  await db.run(
    `CREATE TABLE IF NOT EXISTS trendee.schema_migration (number UInt32, name String, applied_at DateTime('UTC') DEFAULT now())
     ENGINE = MergeTree ORDER BY number`,
  )
  const rows = await db.rows(z.object({ number: z.number() }), 'SELECT DISTINCT number FROM trendee.schema_migration')
  const done = new Set(rows.map((row) => row.number))
  const applied: string[] = []
  for (const migration of MIGRATIONS) {
    if (done.has(migration.number)) continue
    for (const statement of statementsOf(migration.text)) await db.run(statement)
    await db.run('INSERT INTO trendee.schema_migration (number, name) SELECT {number:UInt32}, {name:String}', {
      number: migration.number,
      name: migration.name,
    })
    applied.push(migration.name)
  }
  return applied
}
