import { type Migration, migrationsOf, statementsOf } from '@trendee/core/migration/migrations'
import { DamagedFilesError } from '@trendee/core/storage/damaged-files-error'
import { z } from 'zod'
import { changedTables, tablesIn } from './answer-cache'
import type { AnalyticsDb } from './db'
import { isRemade } from './remade-tables'

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
  await remakeMissing(db)
  return applied
}

/** Tables that all migrations together leave behind. */
export function migratedTables(migrations: readonly Migration[] = MIGRATIONS): Set<string> {
  const tables = new Set<string>()
  for (const statement of migrations.flatMap(({ text }) => statementsOf(text))) {
    const [table = ''] = changedTables(statement)
    if (/^CREATE TABLE\b/i.test(statement)) tables.add(table)
    if (/^DROP TABLE\b/i.test(statement)) tables.delete(table)
  }
  return tables
}

/**
 * Makes what is derived again where its definition is gone, by the statements that made it; deriving finds it empty.
 * Facts of which the engine knows no table any more are told by DamagedFilesError.
 */
async function remakeMissing(db: AnalyticsDb): Promise<void> {
  const found = await db.rows(
    z.object({ name: z.string() }),
    "SELECT name FROM system.tables WHERE database = 'trendee'",
  )
  const known = new Set(found.map(({ name }) => name))
  const missing = [...migratedTables()].filter((table) => !known.has(table))
  const lost = missing.filter((table) => !isRemade(table))
  if (lost.length > 0) {
    const what = 'The analytics engine has no definition of these tables any more, so their rows cannot be read:'
    throw new DamagedFilesError(what, lost, 'the folder of the engine ("analytics" in the data folder)')
  }
  for (const statement of MIGRATIONS.flatMap(({ text }) => statementsAbout(missing, statementsOf(text)))) {
    await db.run(statement)
  }
}

/** Those of a migration's statements that change nothing but these tables, and what they are exchanged with. */
function statementsAbout(tables: readonly string[], statements: readonly string[]): string[] {
  const exchanged = statements
    .map(tablesIn)
    .filter((named) => named.some((table) => tables.includes(table)))
    .flat()
    .filter((table) => table.startsWith('stage_'))
  const changing = new Set([...tables, ...exchanged])
  return statements.filter((statement) => {
    const changed = changedTables(statement)
    return changed.length > 0 && changed.every((table) => changing.has(table))
  })
}
