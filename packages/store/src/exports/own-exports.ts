import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import type { JsonValue } from '../engine/column-types'
import type { OwnExportTable } from '../engine/schema'
import { type NewMessage, sendMessage } from '../messages/messages'
import { returnQuota } from '../plans/quota'

/** How long a file is there. */
const KEPT_MS = 7 * 86_400_000
/** Of one account at a time; whoever wants more waits. */
export const MOST_AT_ONCE = 5

type ExportState = 'waiting' | 'running' | 'ready' | 'failed' | 'cancelled'
export type ExportFailure = 'storage_full' | 'changed' | 'not_allowed' | 'unforeseen'

/** What an export took of a counter of the plan. */
export interface CountedRows {
  readonly line: string
  readonly feature: string
  readonly period_start: string
  readonly taken: number
}

export interface OwnExport {
  readonly exportId: string
  readonly accountId: string
  readonly what: string
  readonly format: string
  readonly question: JsonValue
  readonly quantity: number
  readonly state: ExportState
  readonly rowsDone: number
  readonly fileName: string
  readonly bytes: number | null
  readonly failure: ExportFailure | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

type NewExport = Pick<OwnExport, 'accountId' | 'what' | 'format' | 'question' | 'quantity' | 'fileName'> & {
  /** `null` where the plan counts nothing. */
  readonly counted: CountedRows | null
}

/** An export that this run may go on with, until another one takes it. */
export interface ExportRun {
  readonly own: OwnExport
  readonly runId: string
}

function ownOf(row: Selectable<OwnExportTable>): OwnExport {
  return {
    exportId: row.export_id,
    accountId: row.account_id,
    what: row.what,
    format: row.format,
    question: row.question,
    quantity: row.quantity,
    state: row.state as ExportState,
    rowsDone: row.rows_done,
    fileName: row.file_name,
    bytes: row.bytes,
    failure: row.failure as ExportFailure | null,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

const wishedOf = ({
  what,
  format,
  question,
  quantity,
}: Pick<OwnExport, 'what' | 'format' | 'question' | 'quantity'>) => ({
  what,
  format,
  question,
  quantity,
})

/**
 * Keeps the wish for an export; null where the account has as many under way as it may. Whoever asks twice for the same, as by a
 * double click, is given the one that is under way, and it is counted once.
 */
export function addExport(db: StoreDb, wish: NewExport, now: Date): Promise<OwnExport | null> {
  return inTransaction(db, async (transaction) => {
    // One wish of an account after the other, so that two at once are not both the last one.
    await transaction
      .selectFrom('account')
      .select('account_id')
      .where('account_id', '=', wish.accountId)
      .forUpdate()
      .execute()
    const open = await transaction
      .selectFrom('own_export')
      .selectAll()
      .where('account_id', '=', wish.accountId)
      .where('state', 'in', ['waiting', 'running'])
      .execute()
    const same = open.map(ownOf).find((own) => isDeepStrictEqual(wishedOf(own), wishedOf(wish)))
    if (same !== undefined) {
      await giveBack(transaction, same, wish.counted, 0)
      return same
    }
    if (open.length >= MOST_AT_ONCE) return null
    const row = await transaction
      .insertInto('own_export')
      .values({
        export_id: randomUUID(),
        account_id: wish.accountId,
        what: wish.what,
        format: wish.format,
        question: JSON.stringify(wish.question),
        quantity: wish.quantity,
        file_name: wish.fileName,
        counted: wish.counted === null ? null : JSON.stringify(wish.counted),
        created_at: now,
        touched_at: now,
        expires_at: new Date(now.getTime() + KEPT_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return ownOf(row)
  })
}

/** An account's exports, the newest first. */
export async function ownExports(db: StoreDb, accountId: string, now: Date): Promise<OwnExport[]> {
  const rows = await db
    .selectFrom('own_export')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('export_id')
    .limit(100)
    .execute()
  return rows.map(ownOf)
}

/** One export of the account; null for one that is not the account's or is over. */
export async function ownExportById(
  db: StoreDb,
  accountId: string,
  exportId: string,
  now: Date,
): Promise<OwnExport | null> {
  const row = await db
    .selectFrom('own_export')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('export_id', '=', exportId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? ownOf(row) : null
}

/**
 * The next export to write, now this run's: the oldest that waits, or one whose run has not been heard of since `deadSince`
 * and has died. Of several processes that ask at once only one gets it.
 */
export async function takeNextExport(db: StoreDb, deadSince: Date, now: Date): Promise<ExportRun | null> {
  const runId = randomUUID()
  const row = await db
    .updateTable('own_export')
    .set({ state: 'running', run_id: runId, rows_done: 0, touched_at: now })
    .where('export_id', '=', (next) =>
      next
        .selectFrom('own_export')
        .select('export_id')
        .where((where) =>
          where.or([
            where('state', '=', 'waiting'),
            where.and([where('state', '=', 'running'), where('touched_at', '<', deadSince)]),
          ]),
        )
        .orderBy('created_at')
        .orderBy('export_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  return row ? { own: ownOf(row), runId } : null
}

/** Says how far a run is; false where it is not its any more: cancelled, gone, or taken by another run. */
export async function noteExportProgress(
  db: StoreDb,
  { own, runId }: ExportRun,
  rowsDone: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('own_export')
    .set({ rows_done: rowsDone, touched_at: now })
    .where('export_id', '=', own.exportId)
    .where('run_id', '=', runId)
    .where('state', '=', 'running')
    .returning('export_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface WrittenFile {
  readonly rows: number
  readonly bytes: number
  readonly fileName: string
}

type Say = Pick<NewMessage, 'titleEn' | 'titleZh' | 'bodyEn' | 'bodyZh' | 'link'>

/** The file is there: the rows that the list did not have are given back, and its account is told. False as above. */
export function finishExport(
  db: StoreDb,
  { own, runId }: ExportRun,
  { rows, bytes, fileName }: WrittenFile,
  say: Say,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable('own_export')
      .set({ state: 'ready', rows_done: rows, bytes, file_name: fileName, touched_at: now })
      .where('export_id', '=', own.exportId)
      .where('run_id', '=', runId)
      .where('state', '=', 'running')
      .returning('counted')
      .executeTakeFirst()
    if (!row) return false
    await giveBack(transaction, own, row.counted, rows)
    await tell(transaction, own, say, now)
    return true
  })
}

/** A run did not come to its end: nothing of it is counted, and its account is told. */
export function failExport(
  db: StoreDb,
  { own, runId }: ExportRun,
  failure: ExportFailure,
  say: Say,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable('own_export')
      .set({ state: 'failed', failure, touched_at: now })
      .where('export_id', '=', own.exportId)
      .where('run_id', '=', runId)
      .where('state', '=', 'running')
      .returning('counted')
      .executeTakeFirst()
    if (!row) return false
    await giveBack(transaction, own, row.counted, 0)
    await tell(transaction, own, say, now)
    return true
  })
}

/** Ends an export of the account that is not ready yet, whoever writes it; null where there is none to end. */
export function cancelExport(db: StoreDb, accountId: string, exportId: string, now: Date): Promise<OwnExport | null> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable('own_export')
      .set({ state: 'cancelled', run_id: null, touched_at: now })
      .where('account_id', '=', accountId)
      .where('export_id', '=', exportId)
      .where('state', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst()
    if (!row) return null
    await giveBack(transaction, ownOf(row), row.counted, 0)
    return ownOf(row)
  })
}

/** Forgets what is over, whatever became of it; one that nobody has written in all that time has used nothing. */
export function dropEndedExports(db: StoreDb, now: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const rows = await transaction.deleteFrom('own_export').where('expires_at', '<=', now).returningAll().execute()
    for (const row of rows) {
      if (['waiting', 'running'].includes(row.state)) await giveBack(transaction, ownOf(row), row.counted, 0)
    }
  })
}

/** Every export whose file may be there, or is being written. */
export async function exportIds(db: StoreDb): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('own_export')
    .select('export_id')
    .where('state', 'in', ['waiting', 'running', 'ready'])
    .execute()
  return new Set(rows.map((row) => row.export_id))
}

/** Gives back what an export took but for the rows that it has; who changes its state first is the only one to do so. */
async function giveBack(
  db: StoreDb,
  own: OwnExport,
  took: JsonValue | CountedRows | null,
  rows: number,
): Promise<void> {
  if (took === null) return
  const { line, feature, period_start, taken } = took as unknown as CountedRows
  const wish = {
    accountId: own.accountId,
    line,
    featureName: feature,
    periodStart: new Date(period_start),
    limit: 0,
    items: [],
    amount: taken,
  }
  const unused = Math.max(0, taken - rows)
  await returnQuota(db, wish, { isGranted: true, used: 0, taken: unused, newItems: [] })
}

async function tell(db: StoreDb, own: OwnExport, say: Say, now: Date): Promise<void> {
  const message = { ...say, messageId: `export-${own.exportId}`, accountId: own.accountId, sentBy: null }
  await sendMessage(db, message, now)
}
