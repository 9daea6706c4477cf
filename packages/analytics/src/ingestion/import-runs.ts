import { z } from 'zod'
import { type ImportRun, importCover, importLeftOut } from '@trendee/contract/admin/import-run'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import type { LeftOut } from '@trendee/feeds/left-out'
import { UNKNOWN_DAY } from '@trendee/feeds/record-day'
import type { UnreadCells } from '@trendee/feeds/unread-cells'
import type { Cover } from './import-coverage'
import { loadedRows } from './earlier-attempts'
import { JsonLines } from '../engine/json-lines'
import { nextVersion } from '../engine/next-version'
import { type ToldOfFile, storedReading, toldByStored } from './reading-options'
import { messageOf, storedMessage } from './stored-message'

const INTERRUPTED =
  'The server stopped during this import. An uploaded file goes on by itself; any other is to be imported again.' satisfies FeedMessage

/** What is known of an import before its file is opened. */
export interface ImportIdentity {
  readonly importId: string
  readonly fileHash: string
  readonly shownName: string
  /** As it was given; null where the rows have days of their own. */
  readonly capturedOn: string | null
  /** Unix seconds. */
  readonly startedAt: number
  readonly isDemo?: boolean
  /** What a person told of it. */
  readonly told?: ToldOfFile
}

/** The record of an import of which nothing was read. */
export function newImport(
  { shownName, ...identity }: ImportIdentity,
  found: Pick<ImportRow, 'feed' | 'bytes' | 'state'>,
): ImportRow {
  return {
    ...identity,
    ...found,
    file: shownName,
    isDayGiven: identity.capturedOn !== null,
    isDemo: identity.isDemo ?? false,
    told: identity.told ?? {},
    bytesRead: 0,
    message: '',
    rowsRead: 0,
    rowsLoaded: 0,
    rowsDuplicate: 0,
    rowsRejected: 0,
    rowsLeftOut: 0,
    leftOut: [],
    unread: [],
    notes: [],
    seconds: 0,
    coverage: [],
    names: [],
  }
}

/** In the table's place for a day that is not known. */
export const NO_DAY = UNKNOWN_DAY

export const IMPORT_STATES = [
  'held',
  'queued',
  'running',
  'loaded',
  'done',
  'failed',
  'interrupted',
  'withdrawing',
  'withdrawn',
] as const

/** The record of one import as it is stored. `loaded`: rows are in, what is derived from them not yet. */
export interface ImportRow {
  importId: string
  feed: string
  file: string
  fileHash: string
  bytes: number
  bytesRead: number
  state: (typeof IMPORT_STATES)[number]
  /** As `shownMessage` reads it. */
  message: string
  rowsRead: number
  rowsLoaded: number
  rowsDuplicate: number
  rowsRejected: number
  rowsLeftOut: number
  /** Why; empty for imports of before reasons were kept. */
  leftOut: readonly Readonly<LeftOut>[]
  /** Cells that could not be read, of rows that were taken. */
  unread: readonly Readonly<UnreadCells>[]
  /** How the rows were read, where a person must know it; as `shownMessage` reads them. */
  notes: readonly FeedMessage[]
  seconds: number
  /** The day that was given, else the newest day of its rows; null while that is not known. */
  capturedOn: string | null
  /** Whether a person gave that day. */
  isDayGiven: boolean
  /** Unix seconds. */
  startedAt: number
  /** A file of the demo world, which is told on its own last day (`tables/reading-day.ts`). */
  isDemo: boolean
  /** What a person told of it beside its day. */
  told: ToldOfFile
  /** What it speaks of, the shelf with most rows first. */
  coverage: readonly Readonly<Cover>[]
  /** What its rows are about, the commonest names first: terms, shops, brands. */
  names: readonly string[]
}

const COVERAGE = z.array(importCover.extend({ from: z.string(), to: z.string() }))

const LEFT_OUT = z.array(importLeftOut)
const UNREAD = z.array(
  z.object({
    field: z.string(),
    reason: z.string().transform(messageOf),
    cells: z.number(),
    examples: z.array(z.object({ line: z.number(), text: z.string() })),
  }),
)
const NOTES = z.array(z.string().transform(messageOf))

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
  'coverage',
  'is_day_given',
  'left_out',
  'notes',
  'cells_unread',
  'is_demo',
  'names',
  'reading',
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
      row.capturedOn ?? NO_DAY,
      row.startedAt,
      JSON.stringify(row.coverage),
      row.isDayGiven ? 1 : 0,
      JSON.stringify(row.leftOut),
      JSON.stringify(row.notes.map(storedMessage)),
      JSON.stringify(row.unread.map((cells) => ({ ...cells, reason: storedMessage(cells.reason) }))),
      row.isDemo ? 1 : 0,
      row.names,
      storedReading(row.told),
    ])
  }
  await db.append('trendee.import_run', COLUMNS, lines.take())
}

/** Stores the newest state of one import. */
export function saveImport(db: AnalyticsDb, row: Readonly<ImportRow>): Promise<void> {
  return saveImports(db, [row])
}

const GIVEN_DAY = z.object({ hash: z.string(), captured_on: z.string() })

/**
 * The capture day that each of these files was given when it was first tried, by hash: a later attempt without a day
 * continues with it, so that finishing a killed import gives the same numbers as an import that was never killed.
 */
export async function givenDays(db: AnalyticsDb, fileHashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (fileHashes.length === 0) return new Map()
  const rows = await db.rows(
    GIVEN_DAY,
    `SELECT toString(run.file_hash) AS hash, toString(run.captured_on) AS captured_on
     FROM trendee.import_run AS run FINAL
     WHERE run.file_hash IN {hashes:Array(String)} AND run.is_day_given = 1
       AND run.state NOT IN ('queued', 'withdrawing', 'withdrawn')
     ORDER BY run.started_at LIMIT 1 BY run.file_hash`,
    { hashes: fileHashes },
  )
  return new Map(rows.map((row) => [row.hash, row.captured_on]))
}

const STORED = z.object({
  importId: z.string(),
  feed: z.string(),
  file: z.string(),
  fileHash: z.string(),
  bytes: z.number(),
  bytesRead: z.number(),
  state: z.enum(IMPORT_STATES),
  message: z.string(),
  rowsRead: z.number(),
  rowsLoaded: z.number(),
  rowsDuplicate: z.number(),
  rowsRejected: z.number(),
  rowsLeftOut: z.number(),
  leftOut: z.string().transform((text) => LEFT_OUT.parse(JSON.parse(text))),
  unread: z.string().transform((text) => UNREAD.parse(JSON.parse(text))),
  notes: z.string().transform((text) => NOTES.parse(JSON.parse(text))),
  seconds: z.number(),
  capturedOn: z.string().nullable(),
  isDayGiven: z.number().transform(Boolean),
  startedAt: z.number(),
  isDemo: z.number().transform(Boolean),
  coverage: z.string().transform((text) => COVERAGE.parse(JSON.parse(text))),
  names: z.array(z.string()),
  told: z.string().transform(toldByStored),
})

/** Imports as they are stored, for which an SQL condition holds, newest first. */
export async function importRows(
  db: AnalyticsDb,
  where: string,
  parameters: QueryParameters = {},
  page = { limit: 100_000, offset: 0 },
): Promise<ImportRow[]> {
  return db.rows(
    STORED,
    `SELECT import_id AS importId, feed, file, toString(file_hash) AS fileHash, bytes, bytes_read AS bytesRead, state, message,
       rows_read AS rowsRead, rows_loaded AS rowsLoaded, rows_duplicate AS rowsDuplicate, rows_rejected AS rowsRejected,
       rows_left_out AS rowsLeftOut, left_out AS leftOut, cells_unread AS unread, notes, seconds, toString(nullIf(captured_on, {unknown:Date})) AS capturedOn,
       is_day_given AS isDayGiven, toUnixTimestamp(started_at) AS startedAt, is_demo AS isDemo, coverage, names, reading AS told
     FROM trendee.import_run FINAL WHERE ${where} ORDER BY started_at DESC, import_id
     LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { ...parameters, ...page, unknown: NO_DAY },
    { route: 'admin.imports' },
  )
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
  return state === 'loaded' || state === 'withdrawing' ? 'deriving' : state
}
