import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { AnalyticsDb } from './db'
import { PAST_METRICS } from './remade-tables'

/** Where the embedded engine puts frozen parts: hard links, so that they take no room and no time. */
const FROZEN = 'shadow'
/** Worked out again when it is asked for, and written to by whoever asks. */
const NOT_KEPT = PAST_METRICS

/** How far the facts have come and how much they hold. */
export interface FactsContent {
  readonly migrations: readonly number[]
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
}

const DATABASE = z.object({ uuid: z.string() })
const TABLE = z.object({ name: z.string(), uuid: z.string(), engine: z.string() })
const NUMBER = z.object({ number: z.number() })

const placeOf = (uuid: string) => join('store', uuid.slice(0, 3), uuid)

/**
 * Puts the tables of the embedded engine, as they are now, into `target`, laid out as the engine's own folder: it opens
 * there as it is. Nobody may import, derive or look into files meanwhile; stages are left out.
 */
export async function freezeTables(db: AnalyticsDb, engineFolder: string, target: string): Promise<FactsContent> {
  const [database] = await db.rows(
    DATABASE,
    "SELECT toString(uuid) AS uuid FROM system.databases WHERE name = 'trendee'",
  )
  if (!database) throw new Error('the engine has no database of ours')
  const tables = await db.rows(
    TABLE,
    `SELECT name, toString(uuid) AS uuid, engine FROM system.tables
     WHERE database = 'trendee' AND NOT startsWith(name, 'stage_') ORDER BY name`,
  )
  const migrations = await appliedMigrations(db)
  const backup = `backup_${randomUUID().replaceAll('-', '')}`
  const frozen = join(engineFolder, FROZEN, backup)
  try {
    await mkdir(join(frozen, 'store'), { recursive: true })
    for (const { name, engine } of tables) {
      if (!engine.endsWith('MergeTree'))
        throw new Error(`${name} is a table of the kind ${engine}, which cannot be frozen`)
      if (!NOT_KEPT.has(name)) await db.run(`ALTER TABLE trendee.${name} FREEZE WITH NAME '${backup}'`)
    }
    await mkdir(target, { recursive: true })
    await moveFolder(join(frozen, 'store'), join(target, 'store'))
  } finally {
    await rm(frozen, { recursive: true, force: true })
  }
  const copy = async (path: string) => {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await copyFile(join(engineFolder, path), join(target, path))
  }
  await copy(join('metadata', 'trendee.sql'))
  const rows: Record<string, number> = {}
  for (const { name, uuid } of tables) {
    await copy(join(placeOf(database.uuid), `${name}.sql`))
    await copy(join(placeOf(uuid), 'format_version.txt'))
    rows[name] = await rowsIn(join(target, placeOf(uuid)))
  }
  return { migrations, rows }
}

async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    // Somebody keeps the engine's folder on another disk.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, to, { recursive: true })
  }
}

/** Rows of a table's parts, from the file in which each part counts its own. */
async function rowsIn(tableFolder: string): Promise<number> {
  let rows = 0
  for (const part of await readdir(tableFolder, { withFileTypes: true })) {
    if (part.isDirectory()) rows += Number(await readFile(join(tableFolder, part.name, 'count.txt'), 'utf8'))
  }
  return rows
}

/** Parts in the folder of an engine that is not open, `table id/part`. */
export async function partsIn(engineFolder: string): Promise<ReadonlySet<string>> {
  const folders = await readdir(join(engineFolder, 'store'), { recursive: true })
  return new Set(folders.flatMap((path) => /([^/]+\/[^/]+)\/count\.txt$/.exec(path)?.[1] ?? []))
}

/** How far the facts have come and what the engine finds in these parts, those included that it has merged meanwhile. */
export async function factsContent(db: AnalyticsDb, parts: ReadonlySet<string>): Promise<FactsContent> {
  const found = await db.rows(
    z.object({ table: z.string(), uuid: z.string(), part: z.string(), rows: z.number() }),
    `SELECT tables.name AS table, toString(tables.uuid) AS uuid, parts.name AS part, toUInt32(parts.rows) AS rows
     FROM system.tables AS tables
     LEFT JOIN (SELECT table, name, rows FROM system.parts WHERE database = 'trendee') AS parts
       ON parts.table = tables.name
     WHERE tables.database = 'trendee' ORDER BY table`,
  )
  const rows: Record<string, number> = {}
  for (const { table, uuid, part, rows: count } of found) {
    rows[table] = (rows[table] ?? 0) + (parts.has(`${uuid}/${part}`) ? count : 0)
  }
  return { migrations: await appliedMigrations(db), rows }
}

async function appliedMigrations(db: AnalyticsDb): Promise<readonly number[]> {
  const rows = await db.rows(NUMBER, 'SELECT DISTINCT number FROM trendee.schema_migration ORDER BY number')
  return rows.map(({ number }) => number)
}

/** Removes what a killed process had frozen. The engine's folder belongs to one process. */
export function clearFrozen(engineFolder: string): void {
  rmSync(join(engineFolder, FROZEN), { recursive: true, force: true })
}
