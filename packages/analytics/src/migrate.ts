import { z } from 'zod'
import type { AnalyticsDb } from './db'

const FILES = import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** Migrations in order: number, name, text. Their files are numbered and never change once released. */
export const MIGRATIONS = Object.entries(FILES)
  .map(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.sql'.length)
    return { number: Number(name.slice(0, 4)), name, text }
  })
  .sort((a, b) => a.number - b.number)

/** Statements of a migration file: separated by a semicolon at a line's end, comments allowed. */
export function statementsOf(text: string): string[] {
  return text
    .split(/;\s*$/m)
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter(Boolean)
}

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
