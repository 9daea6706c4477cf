import { z } from 'zod'
import type { ImportRun } from '@trendee/contract/admin/import-run'
import type { admin } from '@trendee/contract/admin/admin'
import type { OutputOf } from '@trendee/contract/endpoint'
import { messageText } from '@trendee/feeds/feed-message'
import type { DeriveProgress } from '../derive/derive-stale'
import type { AnalyticsDb } from '../engine/db'
import { IMPORT_STATES, type ImportRow, NO_DAY, importRows, shownState } from '../ingestion/import-runs'
import { readingOf } from '../ingestion/reading-options'
import { shownMessage } from '../ingestion/stored-message'

function messageInBoth(stored: string): Pick<ImportRun, 'message' | 'message_zh'> {
  const { en, zh } = shownMessage(stored)
  return { message: en, message_zh: zh }
}

const knownDay = (day: string) => (day === NO_DAY ? null : day)

/** An import as people see it; `row` is its stored state, or its live one. */
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
    left_out: row.leftOut.map(({ examples, ...one }) => ({ ...one, examples: [...examples] })),
    cells_unread: row.unread
      .map(({ field, reason, cells, examples }) => ({
        field,
        reason: messageText(reason, 'en'),
        reason_zh: messageText(reason, 'zh'),
        cells,
        examples: examples.map((example) => ({ ...example })),
      }))
      .toSorted((a, b) => b.cells - a.cells),
    notes: row.notes.map((note) => ({ note: messageText(note, 'en'), note_zh: messageText(note, 'zh') })),
    seconds: row.seconds,
    captured_on: row.capturedOn,
    is_day_given: row.isDayGiven,
    coverage: row.coverage.map((cover) => ({ ...cover, from: knownDay(cover.from), to: knownDay(cover.to) })),
    names: [...row.names],
    reading: readingOf(row.told),
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

/** What may be asked of imports beside a page. */
interface ImportsQuestion {
  readonly page: number
  readonly pageSize: number
  readonly state?: ImportRun['state'] | undefined
  /** SHA-256 of a file's bytes. */
  readonly file_hash?: string | undefined
}

/** Imports, newest first; of one state or one file where that is asked. */
export async function imports(
  db: AnalyticsDb,
  { page, pageSize, state: asked, file_hash: hash }: ImportsQuestion,
): Promise<{ list: ImportRun[]; total: number }> {
  const where = `state IN {states:Array(String)}${hash === undefined ? '' : ' AND file_hash = {hash:String}'}`
  const states = IMPORT_STATES.filter((state) => asked === undefined || shownState(state) === asked)
  const parameters = { states, hash: hash ?? '' }
  const list = await importRows(db, where, parameters, { limit: pageSize, offset: (page - 1) * pageSize })
  const [whole] = await db.rows(
    z.object({ total: z.number() }),
    `SELECT count() AS total FROM trendee.import_run FINAL WHERE ${where}`,
    parameters,
    { route: 'admin.imports' },
  )
  return { list: list.map(liveImport), total: whole?.total ?? 0 }
}

export async function importById(db: AnalyticsDb, importId: string): Promise<ImportRun | null> {
  const [row] = await importRows(db, 'import_id = {id:String}', { id: importId })
  return row ? liveImport(row) : null
}

const REJECT = z.object({ line: z.number(), field: z.string(), reason: z.string(), excerpt: z.string() })
const REASON = z.object({ field: z.string(), reason: z.string(), rows: z.number(), lines: z.array(z.number()) })
/** Of each reason. */
const LINES_SHOWN = 3
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
    `SELECT field, reason, count() AS rows, arraySlice(arraySort(groupUniqArray(line)), 1, ${LINES_SHOWN}) AS lines FROM trendee.import_reject FINAL WHERE import_id = {id:String}
     GROUP BY field, reason ORDER BY rows DESC, field, reason LIMIT 50`,
    { id: importId },
    { route: 'admin.importDetail' },
  )
  return { list: list.map(reasonInBoth), reasons: reasons.map(reasonInBoth) }
}
