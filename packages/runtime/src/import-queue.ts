import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { bytesOnDisk } from '@trendee/analytics/derive/derived-rows'
import type { DeriveContext } from '@trendee/analytics/derive/derive-context'
import { type DeriveProgress, deriveStale } from '@trendee/analytics/derive/derive-stale'
import { forgetRunsOf } from '@trendee/analytics/derive/recorded-runs'
import { STAGES } from '@trendee/analytics/derive/stages'
import { touchedTrends } from '@trendee/analytics/derive/touched-trends'
import type { DamagedTable } from '@trendee/analytics/engine/damaged-table'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { outsideRequests } from '@trendee/analytics/engine/statement-queue'
import { type ImportRow, importRows, markLoadedDone } from '@trendee/analytics/ingestion/import-runs'
import { type OnOutcome, ingestFiles } from '@trendee/analytics/ingestion/ingest-files'
import type { FileToIngest, IngestOptions } from '@trendee/analytics/ingestion/ingest-options'
import { storedMessage, storedReason } from '@trendee/analytics/ingestion/stored-message'
import { withReadable } from '@trendee/analytics/ingestion/readable-file'
import { readOtherwise } from '@trendee/analytics/ingestion/read-otherwise'
import { importsOfSameFile, markImports, withdrawRows } from '@trendee/analytics/ingestion/withdraw-import'
import { UnreadableFileError } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import { MAPPED_TABLE } from '@trendee/feeds/formats/mapped-table'
import { stoppedBy } from '@trendee/feeds/mapping/check-table'
import type { Store } from '@trendee/store/engine/open-store'
import { bytesOf } from './bytes-of-files'
import { HeldUploads } from './held-uploads'
import { deriveContext } from './derive-context'
import { DiskRoom, waitingForRoom } from './disk-room'
import { type CompletedTold, SavedMappings, saysAsBefore } from './saved-mappings'
import { timed } from './stage-times'
import { type SentWith, UploadFolder } from './upload-folder'
import { UploadImports } from './upload-imports'

/** Files that are read together; a stop waits for these at most. */
const FILES_AT_ONCE = 100
const SHUTTING_DOWN = 'The server is shutting down.' satisfies FeedMessage

export interface ImportQueueOptions {
  /** How long after a failure deriving, or an upload that waits for room, is tried again. */
  readonly retryMs?: number
  readonly room?: Pick<DiskRoom, 'require'>
}

type CompletedFile = FileToIngest & Pick<CompletedTold<IngestOptions>, 'table' | 'lack'>

interface WaitingFile extends FileToIngest {
  resolve(run: Readonly<ImportRow>): void
  reject(reason: unknown): void
}

/**
 * The queue of imports: files are read one after the other, those that wait at the same time together. When the queue is
 * empty, everything that is stale is derived, once for all files.
 */
export class ImportQueue {
  /** Resolves when the last task of the queue has ended; never rejects. */
  private lastTask: Promise<unknown> = Promise.resolve()
  /** Tasks and batches that have not ended. */
  private pending = 0
  /** Resolves when every open batch has ended. */
  private openBatches: Promise<unknown> = Promise.resolve()
  private readonly files: WaitingFile[] = []
  private failure: unknown = null
  /** Why deriving failed last, until it has worked. */
  private trouble: unknown = null
  /** Tables of which a file was found damaged, until they are derived anew. */
  private readonly damaged = new Set<string>()
  private readonly retryMs: number
  private readonly room: Pick<DiskRoom, 'require'>
  /** Imports of which no row is left, while what was derived from them is. */
  private readonly takenBack: ImportRow[] = []
  private readonly live = new Map<string, Readonly<ImportRow>>()
  private readonly stopping = new AbortController()
  private readonly uploads: UploadImports
  /** Uploads that wait for a person's word. */
  readonly held: HeldUploads
  readonly mappings: SavedMappings
  private readonly context: DeriveContext
  private progress: DeriveProgress | null = null

  constructor(
    private readonly analytics: AnalyticsDb,
    store: Store,
    folder: string,
    { retryMs = 30_000, room = new DiskRoom(folder) }: ImportQueueOptions = {},
  ) {
    this.retryMs = retryMs
    this.room = room
    const uploadFolder = new UploadFolder(join(folder, 'uploads'))
    this.uploads = new UploadImports(analytics, uploadFolder, {
      room,
      live: this.live,
      ingest: (path, options) => this.ingest(path, options),
      later: (work) => this.later(work),
      isStopped: () => this.stopping.signal.aborted,
    })
    this.mappings = new SavedMappings(store.db, analytics)
    this.held = new HeldUploads(analytics, uploadFolder, this.mappings, {
      room,
      run: (task) => this.enqueue(task),
      load: (upload) => this.uploads.enter(upload),
      later: (work) => this.later(work),
      signal: this.stopping.signal,
    })
    this.context = deriveContext(analytics, store.db, this.stopping.signal)
  }

  /** Progress of an import that is waiting or running now. */
  progressOf(importId: string): Readonly<ImportRow> | null {
    return this.live.get(importId) ?? null
  }

  /** Hears why deriving failed; it is tried again by itself. */
  onDeriveFailure: (error: unknown) => void = () => undefined

  /** Hears that everything derived is up to date. */
  onDerived: () => void = () => undefined

  /** Hears of damaged files; what is derived from others is then derived anew by itself. */
  onDamage: (damage: DamagedTable) => void = () => undefined

  /** What administrators read while deriving has failed and waits to be tried again, as it is stored; null: it has not. */
  get deriveTrouble(): string | null {
    if (this.trouble === null) return null
    const why = storedReason(this.trouble)
    return storedMessage(
      waitingForRoom(this.trouble) ?? {
        text: 'Computing trends failed: {why}. It is tried again by itself.',
        values: { why },
      },
    )
  }

  /** The stage that is being derived; null while nothing is derived. */
  get deriving(): DeriveProgress | null {
    return this.progress
  }

  /** A file is being read, or waits to be, or trends are being computed. */
  get isFilling(): boolean {
    return (
      this.progress !== null || [...this.live.values()].some(({ state }) => state === 'queued' || state === 'running')
    )
  }

  /**
   * Reads one file into the facts. Resolves when its rows are in; trends follow when the queue is empty (`idle`). Rejects
   * with the reason when the file is no feed or fails; the import's row has the same reason. Files that wait in the queue
   * are read together, in the order of the calls: a caller with many files calls for all before awaiting any.
   */
  ingest(path: string, options: IngestOptions = {}): Promise<Readonly<ImportRow>> {
    return new Promise((resolve, reject) => {
      this.files.push({ path, options: this.watched(options), resolve, reject })
      this.enqueue(() => this.readWaiting()).catch(reject)
    })
  }

  /** Derives what `work` imports once it has ended, even if the queue is empty in between. */
  async batch<Result>(work: () => Promise<Result>): Promise<Result> {
    this.pending += 1
    const result = work()
    this.openBatches = Promise.allSettled([this.openBatches, result])
    try {
      return await result
    } finally {
      this.pending -= 1
      this.enqueueDeriving()
    }
  }

  /** Takes an upload: see `UploadImports.accept`. */
  accept(fileName: string, stream: Readable, sent: SentWith = {}): Promise<Readonly<ImportRow>> {
    return this.uploads.accept(fileName, stream, sent)
  }

  /** Queues the uploads that a killed process had accepted. Returns the paths of what is no upload and was left. */
  resumeUploads(): Promise<readonly string[]> {
    return this.uploads.resume((upload) => this.held.inspect(upload))
  }

  /**
   * Takes back everything that an import said, with all attempts at the same file. Resolves when it is on record that it
   * is being taken back: a kill after it loses nothing. Null where there is nothing to take back.
   */
  async withdraw(importId: string): Promise<Readonly<ImportRow> | null> {
    const rows = await importsOfSameFile(this.analytics, importId)
    if (rows.some(({ state }) => state === 'queued' || state === 'running')) return null
    const asked = rows.find((row) => row.importId === importId)
    if (!asked) return null
    const marked = await markImports(this.analytics, rows, 'withdrawing')
    this.enqueueWithdrawal(marked)
    return marked.find((row) => row.importId === importId) ?? null
  }

  /** Goes on with withdrawals that a killed process had begun. */
  async resumeWithdrawals(): Promise<void> {
    const rows = await importRows(this.analytics, "state = 'withdrawing'")
    if (rows.length > 0) this.enqueueWithdrawal(rows)
  }

  private enqueueWithdrawal(rows: readonly ImportRow[]): void {
    const ids = rows.map(({ importId }) => importId)
    this.enqueue(async () => {
      for (const touched of await touchedTrends(this.analytics, ids)) await this.context.ledger.markWithdrawn(touched)
      await withdrawRows(this.analytics, ids)
      this.takenBack.push(...rows)
    }).catch((error: unknown) => {
      this.noteFailure(error)
      this.later(() => this.enqueueWithdrawal(rows))
    })
  }

  /** A file of a table could not be read. Derived tables are derived anew; lost facts only a person can bring back. */
  noteDamage(damage: DamagedTable): void {
    this.onDamage(damage)
    const writers = STAGES.filter(({ writes }) => writes.includes(damage.table))
    if (writers.length === 0 || this.damaged.has(damage.table)) return
    this.damaged.add(damage.table)
    this.enqueue(() => forgetRunsOf(this.analytics, writers)).catch(() => this.damaged.delete(damage.table))
  }

  /**
   * Runs `work` between two tasks, while nothing is imported, withdrawn or derived and no upload comes or goes: records,
   * rows and files fit together then as they do after a kill.
   */
  whileStill<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.enqueue(() => this.uploads.whileStill(work))
  }

  /** Derives what is stale when the queue is empty, imports or not. */
  enqueueDeriving(): void {
    // The last task of the queue derives, so an empty one is enough. `idle` rejects when it fails.
    this.enqueue(() => Promise.resolve()).catch(() => undefined)
  }

  /** Resolves when nothing waits and everything derived is up to date; rejects when deriving failed. */
  async idle(): Promise<void> {
    while (this.pending > 0) await Promise.all([this.lastTask, this.openBatches])
    await this.lastTask
    if (this.failure === null) return
    const failure = this.failure
    this.failure = null
    throw failure
  }

  /** Stops after the rows that are being loaded; the next start resumes what is unfinished. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error(SHUTTING_DOWN))
    await this.lastTask
  }

  private later(work: () => unknown): void {
    setTimeout(() => {
      if (!this.stopping.signal.aborted) work()
    }, this.retryMs).unref()
  }

  private watched(options: IngestOptions): IngestOptions {
    return {
      ...options,
      onProgress: (row) => {
        this.live.set(row.importId, { ...row })
        options.onProgress?.(row)
      },
    }
  }

  /** Reads every file that waits; the tasks that the later ones queued then find nothing to do. */
  private async readWaiting(): Promise<void> {
    const waiting = this.files.splice(0, FILES_AT_ONCE)
    if (waiting.length === 0) return
    const files: WaitingFile[] = []
    const completed: CompletedFile[] = []
    const mapped: (() => Promise<void>)[] = []
    const settle: OnOutcome = (index, outcome) => {
      const file = files[index]
      if (outcome.status === 'rejected') {
        file?.reject(outcome.reason)
        return
      }
      const { value: run } = outcome
      const { table, options } = completed[index] as CompletedFile
      const isReadable = run.rowsRejected < run.rowsRead
      if (table && isReadable && run.feed === MAPPED_TABLE)
        mapped.push(() => this.mappings.keep(table, options, run.file))
      file?.resolve(run)
    }
    try {
      await this.room.require(await bytesOf(waiting))
    } catch (error) {
      for (const file of waiting) file.reject(error)
      return
    }
    for (const file of waiting) {
      try {
        completed.push(await this.toBeRead(file))
        files.push(file)
      } catch (error) {
        file.reject(error)
      }
    }
    if (files.length === 0) return
    await ingestFiles(this.analytics, completed, settle, this.stopping.signal)
    for (const keep of mapped) await keep()
  }

  /** A file as it is read. Throws UnreadableFileError where it must not be loaded so. */
  private async toBeRead({ path, options }: WaitingFile): Promise<CompletedFile> {
    const read = await this.complete(path, options)
    const stop =
      read.lack ??
      (read.table && (await withReadable(this.analytics, path, (table) => stoppedBy(table, read.options)))) ??
      (await readOtherwise(this.analytics, path, read.options))
    if (stop) throw new UnreadableFileError(stop)
    return read
  }

  /** A file with what was saved of its columns. */
  private async complete(path: string, options: IngestOptions): Promise<CompletedFile> {
    const { told, notes, table, lack } = await this.mappings.complete(path, options)
    // A held file that was read as one before it is loaded so, though that mapping may have been changed or deleted since.
    const isAsBefore = options.notes?.some(saysAsBefore) ?? false
    return {
      path,
      options: { ...told, notes: [...(options.notes ?? []), ...notes] },
      table: isAsBefore ? null : table,
      lack,
    }
  }

  /** Runs a task after those before it, and derives what is stale when it is the last. */
  private enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    this.pending += 1
    return outsideRequests(() => this.queued(task))
  }

  private queued<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.lastTask.then(() => {
      this.stopping.signal.throwIfAborted()
      return task()
    })
    this.lastTask = result
      .catch(() => undefined)
      .then(async () => {
        this.pending -= 1
        if (this.pending === 0 && !this.stopping.signal.aborted) await this.derive()
      })
      // The queue goes on after a failure: `idle` rejects with it, and what is still stale is tried again.
      .catch((error: unknown) => this.noteFailure(error))
    return result
  }

  private noteFailure(error: unknown): void {
    this.failure = error
    if (this.stopping.signal.aborted) return
    this.trouble = error
    this.onDeriveFailure(error)
    this.later(() => {
      if (this.trouble === error) this.enqueueDeriving()
    })
  }

  private async derive(): Promise<void> {
    try {
      await deriveStale(this.context, {
        onProgress: (progress) => {
          this.progress = progress
        },
        // A stage fills its tables beside those of before.
        beforeRun: async ({ writes }) => this.room.require(await bytesOnDisk(this.analytics, writes)),
        measure: timed,
      })
    } finally {
      this.progress = null
    }
    await markLoadedDone(this.analytics)
    await markImports(this.analytics, this.takenBack, 'withdrawn')
    this.takenBack.length = 0
    // What failed before was still stale, so it is made good now.
    this.failure = null
    this.trouble = null
    this.damaged.clear()
    this.onDerived()
    // The imports that were queued meanwhile still need their progress, and those that wait for room say so here.
    if (this.pending > 0) return
    for (const [importId, { state }] of this.live) if (state !== 'queued') this.live.delete(importId)
  }
}
