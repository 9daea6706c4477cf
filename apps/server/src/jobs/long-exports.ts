import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { exportFormat } from '@trendee/contract/common/own-export'
import { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { hiddenFields } from '@trendee/contract/hidden-fields'
import { LANGUAGES } from '@trendee/core/language/languages'
import { isStorageFull } from '@trendee/core/storage/storage-full'
import { TABLE_FILES } from '@trendee/runtime/exports/table-file'
import { job } from '@trendee/runtime/jobs/job'
import type { Runtime } from '@trendee/runtime/open-runtime'
import { accountById } from '@trendee/store/accounts/accounts'
import {
  type ExportFailure,
  type ExportRun,
  dropEndedExports,
  exportIds,
  failExport,
  finishExport,
  noteExportProgress,
  takeNextExport,
} from '@trendee/store/exports/own-exports'
import { authorise } from '../http/authorise'
import { hideFields } from '../http/hide-fields'
import type { ServerState } from '../http/server-state'
import { failureSaid, readySaid } from './export-said'
import { exportedTable, fileNameOf } from '../answers/exported-table'
import { ListChangedError, WholeList, exportedList, pagesOf } from '../answers/list-pages'

/** Its name, by which whoever adds work wakes it. */
const NAME = 'exports'

/** Rows that are held at once. */
const PAGE_ROWS = 5000
/** Where several processes run over one database, one that was not heard of for so long has died. */
const DEAD_MS = 10 * 60_000
/** An import takes up to minutes until its trends are derived: these waits outlast most. */
const WAITS_MS = [1000, 3000, 9000, 27_000, 81_000] as const
/** Of what was there when it was asked for, and is not, or is not for this reader, any more. */
const REFUSALS: ReadonlySet<string> = new Set([
  'not_found',
  'plan_limit',
  'forbidden',
  'session_invalid',
  'permission_expired',
])

const question = z.object({
  given: z.record(z.string(), z.unknown()),
  language: z.enum(LANGUAGES),
  origin: z.string(),
})

/** Somebody cancelled the export, or another run has it. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
}

/** What an export is written with. */
interface Means {
  readonly runtime: Runtime
  readonly state: ServerState
  readonly handlers: object
  readonly signal: AbortSignal
}

/** Writes exports that wait, one after the other, and removes what is a week old; looks for work every five minutes. */
export function exportsJob(runtime: Runtime, handlers: object, state: () => Promise<ServerState>) {
  return job({
    name: NAME,
    input: z.object({}),
    retries: 3,
    expiresAfterSeconds: 6 * 3600,
    isSingle: true,
    cron: '*/5 * * * *',
    run: async (_input, { signal }) => writeWaiting({ runtime, handlers, signal, state: await state() }),
  })
}

async function writeWaiting(means: Means): Promise<void> {
  const { runtime, signal } = means
  const { db, engine } = runtime.store
  await dropEndedExports(db, new Date())
  await runtime.exports.keepOnly(await exportIds(db))
  for (;;) {
    signal.throwIfAborted()
    const now = new Date()
    // The embedded store belongs to this process, which writes one at a time: whatever is said to be running was killed.
    const run = await takeNextExport(db, engine === 'pglite' ? now : new Date(now.getTime() - DEAD_MS), now)
    if (run === null) return
    await settle(means, run)
  }
}

/** Writes one export, or says why not. */
async function settle(means: Means, run: ExportRun): Promise<void> {
  const { runtime, signal } = means
  try {
    await whenUnchanged(signal, () => write(means, run))
  } catch (error) {
    // The next process begins it anew.
    if (signal.aborted) throw error
    if (error instanceof OvertakenError) return
    const failure = failureOf(error)
    await failExport(runtime.store.db, run, failure, failureSaid(run.own, failure), new Date())
    // Seen in the log and among the jobs; the next try finds this export settled.
    if (failure === 'unforeseen') throw error
  }
}

function failureOf(error: unknown): ExportFailure {
  if (isStorageFull(error)) return 'storage_full'
  if (error instanceof ListChangedError) return 'changed'
  return error instanceof ApiError && REFUSALS.has(error.kind) ? 'not_allowed' : 'unforeseen'
}

/** Does the work again, after longer and longer waits, where the list changed meanwhile. */
async function whenUnchanged(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (const wait of WAITS_MS) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ListChangedError)) throw error
      await pause(wait, undefined, { signal })
    }
  }
  await work()
}

async function write({ runtime, state, handlers, signal }: Means, run: ExportRun): Promise<void> {
  const { db } = runtime.store
  const { own } = run
  const { given, language, origin } = question.parse(own.question)
  const format = exportFormat.parse(own.format)
  const { exportStart, export: atOnce } = CONTRACT.common
  const asked = { ...given, what: own.what, quantity: own.quantity, language, format }
  const input = exportStart.input.parse(asked) as { readonly filters: unknown }
  const account = await accountById(db, own.accountId)
  // What the plan shows is decided when the rows are read, by the rule of a list that is saved at once.
  const { top, decision } = await authorise(state.access, atOnce, { account, token: null, by: 'session' }, input)
  const hidden = hiddenFields(atOnce).filter(({ field }) => decision.hidden.includes(field))
  const exported = exportedList(own.what)
  const ask = pagesOf(handlers, exported, input.filters, { runtime, state, account, signal, top })
  const whole = new WholeList(runtime.analytics, ask, {
    pageRows: PAGE_ROWS,
    most: Math.min(own.quantity, top ?? Infinity),
    onRows: async (rows) => {
      signal.throwIfAborted()
      if (!(await noteExportProgress(db, run, rows, new Date()))) throw new OvertakenError('The export was cancelled.')
    },
  })
  async function* shown() {
    for await (const rows of whole.batches()) yield hideFields(rows, hidden) as readonly unknown[]
  }
  const table = exportedTable(exported, shown(), { language, origin })
  const bytes = await runtime.exports.write(own.exportId, TABLE_FILES[format].write(table), signal)
  const file = { bytes, rows: whole.rows, fileName: `${fileNameOf(own.what, given, whole.asOf)}.${format}` }
  if (await finishExport(db, run, file, readySaid(own, file), new Date())) return
  await runtime.exports.remove(own.exportId)
  throw new OvertakenError('The export was cancelled.')
}
