import { z } from 'zod'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { AnalyticsDb } from '../engine/db'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import { loadedRows } from './earlier-attempts'
import { JsonLines } from '../engine/json-lines'
import { nextVersion } from '../engine/next-version'

const INTERRUPTED = 'The server stopped during this import. Import the file again to continue.' satisfies FeedMessage

/** The record of one import as it is stored. `loaded`: rows are in, what is derived from them not yet. */
export interface ImportRow {
  importId: string
  feed: string
  file: string
  fileHash: string
  bytes: number
  bytesRead: number
  state: 'queued' | 'running' | 'loaded' | 'done' | 'failed' | 'interrupted'
  /** As `shownMessage` reads it. */
  message: string
  rowsRead: number
  rowsLoaded: number
  rowsDuplicate: number
  rowsRejected: number
  rowsLeftOut: number
  seconds: number
  capturedOn: string
  /** Unix seconds. */
  startedAt: number
}

const COLUMNS = [
  'import_id',
  'version',
  'feed',
  'file',
  'file_hash',
  'bytes',
  'bytes_read',
  'state',
  'message',
  'rows_read',
  'rows_loaded',
  'rows_duplicate',
  'rows_rejected',
  'rows_left_out',
  'seconds',
  'captured_on',
  'started_at',
]

/** Stores the newest state of imports, together: a statement costs the engine much the same for one as for many. */
export async function saveImports(db: AnalyticsDb, rows: readonly Readonly<ImportRow>[]): Promise<void> {
  const lines = new JsonLines()
  for (const row of rows) {
    lines.add([
      row.importId,
      nextVersion(),
      row.feed,
      row.file,
      row.fileHash,
      row.bytes,
      row.bytesRead,
      row.state,
      row.message,
      row.rowsRead,
      row.rowsLoaded,
      row.rowsDuplicate,
      row.rowsRejected,
      row.rowsLeftOut,
      row.seconds,
      row.capturedOn,
      row.startedAt,
    ])
  }
  await db.append('trendee.import_run', COLUMNS, lines.take())
}

/** Stores the newest state of one import. */
export function saveImport(db: AnalyticsDb, row: Readonly<ImportRow>): Promise<void> {
  return saveImports(db, [row])
}

/** When a file was first tried, in Unix seconds, and the capture day it got then. */
export interface FirstAttempt {
  readonly capturedOn: string
  readonly startedAt: number
}

const FIRST_ATTEMPT = z.object({ hash: z.string(), captured_on: z.string(), started_at: z.number() })

/**
 * The first attempt at each of these files, by hash, where there was one. A later attempt continues with its day and
 * time, so that finishing a killed import gives the same numbers as an import that was never killed.
 */
export async function firstAttempts(
  db: AnalyticsDb,
  fileHashes: readonly string[],
): Promise<ReadonlyMap<string, FirstAttempt>> {
  if (fileHashes.length === 0) return new Map()
  const rows = await db.rows(
    FIRST_ATTEMPT,
    `SELECT toString(run.file_hash) AS hash, toString(run.captured_on) AS captured_on,
       toUnixTimestamp(run.started_at) AS started_at
     FROM trendee.import_run AS run WHERE run.file_hash IN {hashes:Array(String)} AND run.state != 'queued'
     ORDER BY run.started_at LIMIT 1 BY run.file_hash`,
    { hashes: fileHashes },
  )
  return new Map(rows.map((row) => [row.hash, { capturedOn: row.captured_on, startedAt: row.started_at }]))
}

/** What the last process left unfinished becomes `interrupted`; `loaded` ones wait for what is derived from them. */
export async function settleInterruptedImports(db: AnalyticsDb): Promise<void> {
  const open = await db.rows(
    z.object({ import_id: z.string() }),
    "SELECT import_id FROM trendee.import_run AS run FINAL WHERE run.state IN ('running', 'queued')",
  )
  if (open.length === 0) return
  // The record is kept once a second; what had come in by the kill is in the tables.
  const loaded = await loadedRows(
    db,
    open.map((row) => row.import_id),
  )
  await db.run(
    `INSERT INTO trendee.import_run SELECT * REPLACE ('interrupted' AS state, version + 1 AS version,
       transform(import_id, {ids:Array(String)}, {loaded:Array(UInt64)}, rows_loaded) AS rows_loaded,
       {message:String} AS message)
     FROM trendee.import_run AS run FINAL WHERE run.state IN ('running', 'queued')`,
    { message: INTERRUPTED, ids: ['', ...loaded.keys()], loaded: [0, ...loaded.values()] },
  )
}

/** Marks every import whose rows are in as done, once what is derived from them has been computed. */
export async function markLoadedDone(db: AnalyticsDb): Promise<void> {
  await db.run(
    `INSERT INTO trendee.import_run SELECT * REPLACE ('done' AS state, version + 1 AS version, '' AS message)
     FROM trendee.import_run AS run FINAL WHERE run.state = 'loaded'`,
  )
}

/** The stored state as the API shows it: a person with the rows in waits for trends. */
export function shownState(state: ImportRow['state']): ImportRun['state'] {
  return state === 'loaded' ? 'deriving' : state
}
