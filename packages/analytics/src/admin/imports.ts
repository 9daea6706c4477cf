import { z } from 'zod'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import type { DeriveProgress } from '../derive/derive-stale'
import type { AnalyticsDb } from '../engine/db'
import { type ImportRow, shownState } from '../ingestion/import-runs'
import { shownMessage } from '../ingestion/stored-message'

const ROW = z.object({
  import_id: z.string(),
  feed: z.string(),
  file: z.string(),
  bytes: z.number(),
  bytes_read: z.number(),
  state: z.enum(['queued', 'running', 'loaded', 'done', 'failed', 'interrupted']),
  message: z.string(),
  rows_read: z.number(),
  rows_loaded: z.number(),
  rows_duplicate: z.number(),
  rows_rejected: z.number(),
  rows_left_out: z.number(),
  seconds: z.number(),
  captured_on: z.string(),
  started: z.number(),
  total: z.number(),
})

const COLUMNS = `import_id, feed, file, bytes, bytes_read, state, message, rows_read, rows_loaded, rows_duplicate,
  rows_rejected, rows_left_out, seconds, toString(captured_on) AS captured_on, toUnixTimestamp(started_at) AS started`

function shown(row: z.output<typeof ROW>): ImportRun {
  const { started, total: _, state, message, ...rest } = row
  return { ...rest, state: shownState(state), ...messageInBoth(message), started_at: started }
}

function messageInBoth(stored: string): Pick<ImportRun, 'message' | 'message_zh'> {
  const { en, zh } = shownMessage(stored)
  return { message: en, message_zh: zh }
}

/** An import that runs now, as its live state tells it. */
export function liveImport(row: Readonly<ImportRow>): ImportRun {
  return {
    import_id: row.importId,
    feed: row.feed,
    file: row.file,
    bytes: row.bytes,
    bytes_read: row.bytesRead,
    state: shownState(row.state),
    ...messageInBoth(row.message),
    rows_read: row.rowsRead,
    rows_loaded: row.rowsLoaded,
    rows_duplicate: row.rowsDuplicate,
    rows_rejected: row.rowsRejected,
    rows_left_out: row.rowsLeftOut,
    seconds: row.seconds,
    captured_on: row.capturedOn,
    started_at: row.startedAt,
  }
}

/** An import whose rows are in, with the stage that is being derived now, or why deriving failed; null: neither. */
export function withDeriving(run: ImportRun, deriving: DeriveProgress | null, trouble: string | null): ImportRun {
  if (run.state !== 'deriving') return run
  if (deriving === null) return trouble === null ? run : { ...run, ...messageInBoth(trouble) }
  const { step, steps, stage, platform } = deriving
  const of = platform === '' ? '' : ` (${platform})`
  return {
    ...run,
    message: `Step ${step} of ${steps}: ${stage.title.en}${of}`,
    message_zh: `第 ${step} 步，共 ${steps} 步：${stage.title.zh}${of}`,
  }
}

/** Imports, newest first. */
export async function imports(
  db: AnalyticsDb,
  page: { readonly page: number; readonly pageSize: number },
): Promise<{ list: ImportRun[]; total: number }> {
  const rows = await db.rows(
    ROW,
    `SELECT ${COLUMNS}, count() OVER () AS total FROM trendee.import_run FINAL
     ORDER BY started_at DESC, import_id LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { limit: page.pageSize, offset: (page.page - 1) * page.pageSize },
    { route: 'admin.imports' },
  )
  if (rows.length > 0) return { list: rows.map(shown), total: rows[0]?.total ?? 0 }
  // A page beyond the end still tells how many there are.
  const [whole] = await db.rows(
    z.object({ total: z.number() }),
    'SELECT uniqExact(import_id) AS total FROM trendee.import_run',
    {},
    { route: 'admin.imports' },
  )
  return { list: [], total: whole?.total ?? 0 }
}

export async function importById(db: AnalyticsDb, importId: string): Promise<ImportRun | null> {
  const [row] = await db.rows(
    ROW,
    `SELECT ${COLUMNS}, 1 AS total FROM trendee.import_run FINAL WHERE import_id = {id:String}`,
    { id: importId },
    { route: 'admin.importDetail' },
  )
  return row ? shown(row) : null
}

const REJECT = z.object({ line: z.number(), field: z.string(), reason: z.string(), excerpt: z.string() })
const REASON = z.object({ field: z.string(), reason: z.string(), rows: z.number() })
type ImportDetail = OutputOf<typeof admin.importDetail>

function reasonInBoth<Row extends { readonly reason: string }>(row: Row): Row & { reason_zh: string } {
  const { en, zh } = shownMessage(row.reason)
  return { ...row, reason: en, reason_zh: zh }
}

/** What an import could not read: a page of it, and how often each reason occurs. */
export async function rejectsOf(
  db: AnalyticsDb,
  importId: string,
  page: { readonly page: number; readonly pageSize: number },
): Promise<{ list: ImportDetail['rejects']['list']; reasons: ImportDetail['reasons'] }> {
  const list = await db.rows(
    REJECT,
    `SELECT line, field, reason, excerpt FROM trendee.import_reject FINAL WHERE import_id = {id:String}
     ORDER BY line, field LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    { id: importId, limit: page.pageSize, offset: (page.page - 1) * page.pageSize },
    { route: 'admin.importDetail' },
  )
  const reasons = await db.rows(
    REASON,
    `SELECT field, reason, count() AS rows FROM trendee.import_reject FINAL WHERE import_id = {id:String}
     GROUP BY field, reason ORDER BY rows DESC, field, reason LIMIT 50`,
    { id: importId },
    { route: 'admin.importDetail' },
  )
  return { list: list.map(reasonInBoth), reasons: reasons.map(reasonInBoth) }
}
