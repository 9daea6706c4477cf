import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { RECORD_TABLES } from './record-tables'

const INTERRUPTED = z.object({ hash: z.string(), import_id: z.string() })

/** The import that a kill cut off for each of these files, by hash: the next attempt at the file continues its record. */
export async function interruptedImports(db: AnalyticsDb, fileHashes: readonly string[]): Promise<Map<string, string>> {
  if (fileHashes.length === 0) return new Map()
  const rows = await db.rows(
    INTERRUPTED,
    `SELECT toString(run.file_hash) AS hash, run.import_id AS import_id FROM trendee.import_run AS run FINAL
     WHERE run.file_hash IN {hashes:Array(String)} AND run.state = 'interrupted'
     ORDER BY run.started_at DESC LIMIT 1 BY hash`,
    { hashes: fileHashes },
  )
  return new Map(rows.map((row) => [row.hash, row.import_id]))
}

/** Those of these imports that were tried before with these very files; others have brought nothing yet. */
export async function triedBefore(
  db: AnalyticsDb,
  imports: readonly { readonly importId: string; readonly fileHash: string }[],
): Promise<string[]> {
  const rows = await db.rows(
    z.object({ import_id: z.string() }),
    `SELECT DISTINCT import_id FROM trendee.import_run AS run
     WHERE import_id IN {ids:Array(String)} AND run.file_hash IN {hashes:Array(String)}`,
    { ids: imports.map(({ importId }) => importId), hashes: imports.map(({ fileHash }) => fileHash) },
  )
  return rows.map((row) => row.import_id)
}

/** Versions repeat from day to day but for the row of the file that is part of each. */
const DAY_NANOSECONDS = '86400000000000'
const TABLES = [...new Set(Object.values(RECORD_TABLES).map(({ table }) => table))]
const LOADED = z.object({ id: z.string(), rows: z.number() })

/**
 * How many source rows of these imports are in the facts, by import: its record may be a second older than the kill that
 * ended it. Counted as a bitmap, for a file may have millions of rows.
 */
export async function loadedRows(db: AnalyticsDb, importIds: readonly string[]): Promise<Map<string, number>> {
  if (importIds.length === 0) return new Map()
  const each = TABLES.map(
    (table) => `SELECT toString(import_id) AS id, version % ${DAY_NANOSECONDS} AS source_row FROM trendee.${table}
      WHERE import_id IN {ids:Array(String)}`,
  )
  const rows = await db.rows(
    LOADED,
    `SELECT id, groupBitmap(source_row) AS rows FROM (${each.join('\nUNION ALL\n')}) GROUP BY id`,
    { ids: importIds },
    { route: 'ingest.loaded-rows', maxSeconds: 300 },
  )
  return new Map(rows.map(({ id, rows: loaded }) => [id, loaded]))
}
