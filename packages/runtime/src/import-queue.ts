import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { collectLargeGarbage } from '@trendee/analytics/derive/give-back-memory'
import { NO_HASH } from '@trendee/analytics/ingestion/file-hash'
import { type ImportRow, markLoadedDone, saveImport } from '@trendee/analytics/ingestion/import-runs'
import { type IngestListener, ingestFiles } from '@trendee/analytics/ingestion/ingest-files'
import type { FileToIngest, IngestOptions, SomeRecords } from '@trendee/analytics/ingestion/ingest-options'
import { storedReason } from '@trendee/analytics/ingestion/stored-message'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import type { Store } from '@trendee/store/engine/open-store'
import { EarlyDeriving } from './early-deriving'
import { ForecastShelves } from './forecast-shelf'
import { PendingMark } from './pending-mark'
import { everything, isDerivedFrom, refreshDerived } from './refresh-derived'
import { type KeptUpload, UploadFolder } from './upload-folder'

/** Files that are read together; a stop waits for these at most. */
const FILES_AT_ONCE = 100
const SHUTTING_DOWN = 'The platform is shutting down.' satisfies FeedMessage

interface WaitingFile extends FileToIngest {
  resolve(run: Readonly<ImportRow>): void
  reject(reason: unknown): void
}

/**
 * The one line in which imports and what follows from them are worked off: files that wait together one after the other,
 * then what is derived from them, once for all; of platforms that no file touches any more, while the others are read.
 */
export class ImportQueue {
  private line: Promise<unknown> = Promise.resolve()
  private waiting = 0
  /** Resolves when everything that runs `together` has ended. */
  private held: Promise<unknown> = Promise.resolve()
  private readonly files: WaitingFile[] = []
  private failure: unknown = null
  private readonly touched = new Map<string, SomeRecords>()
  private readonly live = new Map<string, Readonly<ImportRow>>()
  private readonly stopping = new AbortController()
  private readonly uploads: UploadFolder
  private readonly pending: PendingMark
  private readonly early: EarlyDeriving
  private readonly shelves = new ForecastShelves()

  constructor(
    private readonly analytics: AnalyticsDb,
    private readonly store: Store,
    folder: string,
  ) {
    this.uploads = new UploadFolder(join(folder, 'uploads'))
    this.pending = new PendingMark(folder)
    this.early = new EarlyDeriving(analytics, this.stopping.signal)
  }

  /** Progress of an import that is waiting or running now. */
  progressOf(importId: string): Readonly<ImportRow> | null {
    return this.live.get(importId) ?? null
  }

  /**
   * Reads one file into the platform. Resolves when its rows are in; trends follow when the line is empty (`idle`).
   * Rejects with the reason when the file is no feed or fails; the import's row says so too. Files that wait in the line
   * are read together, in the order of the calls: whoever has many asks for all before awaiting any.
   */
  ingest(path: string, options: IngestOptions = {}): Promise<Readonly<ImportRow>> {
    return new Promise((resolve, reject) => {
      this.files.push({ path, options: this.watched(options), resolve, reject })
      this.inLine(() => this.readWaiting()).catch(reject)
    })
  }

  /** What `work` imports, file after file, is derived once it has ended, even if the line is empty in between. */
  async together<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting += 1
    const result = work()
    this.held = Promise.allSettled([this.held, result])
    try {
      return await result
    } finally {
      this.waiting -= 1
      // Whoever leaves the line last derives.
      this.inLine(() => Promise.resolve()).catch(() => undefined)
    }
  }

  /**
   * Keeps an upload and queues it. When this resolves the file is on disk and its import on record: a kill after it
   * loses nothing, the next start takes it up again.
   */
  async accept(fileName: string, stream: Readable, capturedOn: string | null): Promise<Readonly<ImportRow>> {
    return this.queueUpload(await this.uploads.keep(fileName, stream, capturedOn))
  }

  /** Takes up uploads that a killed process had accepted. */
  async resumeUploads(): Promise<void> {
    for (const upload of await this.uploads.kept()) await this.queueUpload(upload)
  }

  /** Derives anew whatever an earlier process may have left behind. */
  resumeDeriving(): void {
    if (!this.pending.isSet) return
    this.inLine(async () => {
      for (const touched of await everything(this.analytics)) this.note(touched)
    }).catch(() => undefined)
  }

  /** Resolves when nothing waits and everything derived is up to date; rejects when deriving failed. */
  async idle(): Promise<void> {
    while (this.waiting > 0) await Promise.all([this.line, this.held])
    await this.line
    if (this.failure === null) return
    const failure = this.failure
    this.failure = null
    throw failure
  }

  /** Stops after the batch in hand; what is unfinished is taken up at the next start. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error(SHUTTING_DOWN))
    await this.line
    await this.early.take()
  }

  private async queueUpload({ importId, path, capturedOn }: KeptUpload): Promise<Readonly<ImportRow>> {
    const startedAt = Math.floor(Date.now() / 1000)
    const row: ImportRow = {
      importId,
      feed: '',
      file: basename(path),
      fileHash: NO_HASH,
      bytes: (await stat(path)).size,
      bytesRead: 0,
      state: 'queued',
      message: '',
      rowsRead: 0,
      rowsLoaded: 0,
      rowsDuplicate: 0,
      rowsRejected: 0,
      rowsLeftOut: 0,
      seconds: 0,
      capturedOn: capturedOn ?? new Date(startedAt * 1000).toISOString().slice(0, 10),
      startedAt,
    }
    await saveImport(this.analytics, row)
    this.live.set(importId, row)
    const options = { importId, shownName: row.file, ...(capturedOn ? { capturedOn } : {}) }
    this.ingest(path, options)
      .then(() => this.uploads.remove(importId))
      .catch(async (error: unknown) => {
        if (this.stopping.signal.aborted) return
        // People know the file by its name; where it lies on the server is not theirs to see.
        const message = storedReason(error, new Map([[path, row.file]]))
        const failed: ImportRow = { ...(this.live.get(importId) ?? row), state: 'failed', message }
        this.live.set(importId, failed)
        await saveImport(this.analytics, failed)
        await this.uploads.remove(importId)
      })
      .catch(() => undefined)
    return row
  }

  private note(touched: SomeRecords): void {
    this.touched.set(`${touched.kind}/${touched.platform}`, touched)
  }

  private watched(options: IngestOptions): IngestOptions {
    return {
      ...options,
      onProgress: (row) => {
        this.live.set(row.importId, { ...row })
        options.onProgress?.(row)
      },
      onTouched: (touched) => {
        this.note(touched)
        if (isDerivedFrom(touched)) this.early.touch(touched.platform)
      },
      onRead: (read) => {
        if (isDerivedFrom(read)) this.early.see(read.platform)
      },
    }
  }

  /** Reads every file that waits; the places of the later ones in the line then find nothing to do. */
  private async readWaiting(): Promise<void> {
    const files = this.files.splice(0, FILES_AT_ONCE)
    if (files.length === 0) return
    this.pending.set()
    const listener: IngestListener = {
      outcome: (index, outcome) => {
        const file = files[index]
        if (outcome.status === 'fulfilled') file?.resolve(outcome.value)
        else file?.reject(outcome.reason)
      },
      coming: (records) => {
        this.early.leaveAllBut(new Set(records.filter(isDerivedFrom).map(({ platform }) => platform)))
      },
    }
    await ingestFiles(this.analytics, files, listener, this.stopping.signal)
  }

  /** Runs one piece of work after those before it, and derives what was touched when it is the last. */
  private inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting += 1
    const result = this.line.then(() => {
      this.stopping.signal.throwIfAborted()
      return work()
    })
    this.line = result
      .catch(() => undefined)
      .then(async () => {
        this.waiting -= 1
        if (this.waiting === 0 && !this.stopping.signal.aborted) await this.deriveTouched()
      })
      // The line goes on after a failure; whoever awaits `idle` hears of it, and the next import derives it again.
      .catch((error: unknown) => {
        this.failure = error
      })
    return result
  }

  private async deriveTouched(): Promise<void> {
    const alreadyDerived = await this.early.take()
    const touched = [...this.touched]
    this.touched.clear()
    collectLargeGarbage()
    try {
      await refreshDerived(
        this.analytics,
        this.store.db,
        touched.map(([, value]) => value),
        alreadyDerived,
        this.shelves,
        this.stopping.signal,
      )
      await markLoadedDone(this.analytics)
    } catch (error) {
      for (const [key, value] of touched) this.touched.set(key, value)
      throw error
    }
    // What failed before was among the touched, so it is made good now.
    this.failure = null
    // What came into the line meanwhile is not derived yet: whoever comes last clears the mark.
    if (this.waiting > 0) return
    this.pending.clear()
    this.live.clear()
  }
}
