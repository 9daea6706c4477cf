import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { DeriveContext } from '@trendee/analytics/derive/derive-context'
import { type DeriveProgress, deriveStale } from '@trendee/analytics/derive/derive-stale'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { NO_HASH } from '@trendee/analytics/ingestion/file-hash'
import {
  type ImportRow,
  importRows,
  markLoadedDone,
  newImport,
  saveImport,
} from '@trendee/analytics/ingestion/import-runs'
import { type OnOutcome, ingestFiles } from '@trendee/analytics/ingestion/ingest-files'
import type { FileToIngest, IngestOptions } from '@trendee/analytics/ingestion/ingest-options'
import {
  importsOfSameFile,
  markImports,
  touchedTrends,
  withdrawRows,
} from '@trendee/analytics/ingestion/withdraw-import'
import { storedReason } from '@trendee/analytics/ingestion/stored-message'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import type { Store } from '@trendee/store/engine/open-store'
import { HeldUploads } from './held-uploads'
import { deriveContext } from './derive-context'
import { timed } from './stage-times'
import { type KeptUpload, UploadFolder } from './upload-folder'

/** Files that are read together; a stop waits for these at most. */
const FILES_AT_ONCE = 100
const SHUTTING_DOWN = 'The server is shutting down.' satisfies FeedMessage

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
  private readonly live = new Map<string, Readonly<ImportRow>>()
  private readonly stopping = new AbortController()
  private readonly uploads: UploadFolder
  /** Uploads that wait for a person's word. */
  readonly held: HeldUploads
  private readonly context: DeriveContext
  private progress: DeriveProgress | null = null

  constructor(
    private readonly analytics: AnalyticsDb,
    store: Store,
    folder: string,
    /** How long after a failure deriving is tried again. */
    private readonly retryMs = 60_000,
  ) {
    this.uploads = new UploadFolder(join(folder, 'uploads'))
    const queue = {
      run: <R>(task: () => Promise<R>) => this.enqueue(task),
      load: (upload: KeptUpload) => this.queueUpload(upload),
    }
    this.held = new HeldUploads(analytics, this.uploads, queue, this.stopping.signal)
    this.context = deriveContext(analytics, store.db, this.stopping.signal)
  }

  /** Progress of an import that is waiting or running now. */
  progressOf(importId: string): Readonly<ImportRow> | null {
    return this.live.get(importId) ?? null
  }

  /** Hears why deriving failed; it is tried again by itself. */
  onDeriveFailure: (error: unknown) => void = () => undefined

  /** The stage that is being derived; null while nothing is derived. */
  get deriving(): DeriveProgress | null {
    return this.progress
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

  /**
   * Keeps an upload and queues it. When this resolves the file is on disk and its import on record: a kill after it
   * loses nothing, the next start resumes the upload.
   */
  async accept(fileName: string, stream: Readable, capturedOn: string | null): Promise<Readonly<ImportRow>> {
    return this.queueUpload(await this.uploads.keep(fileName, stream, capturedOn))
  }

  /** Queues the uploads that a killed process had accepted. */
  async resumeUploads(): Promise<void> {
    for (const upload of await this.uploads.kept()) {
      await (upload.isHeld ? this.held.inspect(upload) : this.queueUpload(upload))
    }
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
      await markImports(this.analytics, rows, 'withdrawn')
    }).catch((error: unknown) => {
      this.noteFailure(error)
      setTimeout(() => {
        if (!this.stopping.signal.aborted) this.enqueueWithdrawal(rows)
      }, this.retryMs).unref()
    })
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

  private async queueUpload({ importId, path, capturedOn }: KeptUpload): Promise<Readonly<ImportRow>> {
    const startedAt = Math.floor(Date.now() / 1000)
    const row = newImport(
      { importId, fileHash: NO_HASH, shownName: basename(path), capturedOn, startedAt },
      { feed: '', bytes: (await stat(path)).size, state: 'queued' },
    )
    await saveImport(this.analytics, row)
    this.live.set(importId, row)
    const options = { importId, shownName: row.file, ...(capturedOn ? { capturedOn } : {}) }
    this.ingest(path, options)
      .then(() => this.uploads.remove(importId))
      .catch(async (error: unknown) => {
        if (this.stopping.signal.aborted) return
        // People know the file by its name; they must not see where it lies on the server.
        const message = storedReason(error, new Map([[path, row.file]]))
        const failed: ImportRow = { ...(this.live.get(importId) ?? row), state: 'failed', message }
        this.live.set(importId, failed)
        await saveImport(this.analytics, failed)
        await this.uploads.remove(importId)
      })
      .catch(() => undefined)
    return row
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
    const files = this.files.splice(0, FILES_AT_ONCE)
    if (files.length === 0) return
    const settle: OnOutcome = (index, outcome) => {
      const file = files[index]
      if (outcome.status === 'fulfilled') file?.resolve(outcome.value)
      else file?.reject(outcome.reason)
    }
    await ingestFiles(this.analytics, files, settle, this.stopping.signal)
  }

  /** Runs a task after those before it, and derives what is stale when it is the last. */
  private enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    this.pending += 1
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
    this.onDeriveFailure(error)
    setTimeout(() => {
      if (!this.stopping.signal.aborted && this.failure === error) this.enqueueDeriving()
    }, this.retryMs).unref()
  }

  private async derive(): Promise<void> {
    try {
      await deriveStale(this.context, {
        onProgress: (progress) => {
          this.progress = progress
        },
        measure: timed,
      })
    } finally {
      this.progress = null
    }
    await markLoadedDone(this.analytics)
    // What failed before was still stale, so it is made good now.
    this.failure = null
    // The imports that were queued meanwhile still need their progress.
    if (this.pending === 0) this.live.clear()
  }
}
