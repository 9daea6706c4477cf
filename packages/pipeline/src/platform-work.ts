import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AnalyticsDb } from '@trendee/analytics/db'
import { type ImportRow, markLoadedDone, saveImport } from '@trendee/analytics/ingestion/import-runs'
import { type IngestOptions, ingestFile } from '@trendee/analytics/ingestion/ingest-file'
import type { Store } from '@trendee/store/open-store'
import { everything, refreshDerived, type Touched } from './refresh-derived'

/**
 * The one line in which imports and what follows from them are worked off: one file after the other, then what is
 * derived from them, once for all files that waited together.
 */
export class PlatformWork {
  private line: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private failure: unknown = null
  private readonly touched = new Map<string, Touched>()
  private readonly live = new Map<string, Readonly<ImportRow>>()
  private readonly stopping = new AbortController()

  constructor(
    private readonly analytics: AnalyticsDb,
    private readonly store: Store,
    private readonly uploads: string,
  ) {}

  /** Progress of an import that is waiting or running now. */
  progressOf(importId: string): Readonly<ImportRow> | null {
    return this.live.get(importId) ?? null
  }

  /**
   * Reads one file into the platform. Resolves when its rows are in; trends follow when the line is empty (`idle`).
   * Rejects with the reason when the file is no feed or fails; the import's row says so too.
   */
  ingest(path: string, options: IngestOptions = {}): Promise<Readonly<ImportRow>> {
    return this.inLine(async () => {
      const outcome = await ingestFile(this.analytics, path, {
        ...options,
        signal: this.stopping.signal,
        onProgress: (row) => {
          this.live.set(row.importId, { ...row })
          options.onProgress?.(row)
        },
      })
      for (const touched of outcome.touched) this.touched.set(`${touched.kind}/${touched.platform}`, touched)
      return outcome.run
    })
  }

  /**
   * Keeps an upload and queues it. When this resolves the file is on disk and its import on record: a kill after it
   * loses nothing, the next start takes it up again.
   */
  async accept(fileName: string, stream: Readable, capturedOn: string | null): Promise<Readonly<ImportRow>> {
    const importId = randomUUID()
    const name = basename(fileName) || 'upload'
    const folder = join(this.uploads, importId)
    await mkdir(folder, { recursive: true })
    const path = join(folder, name)
    try {
      await pipeline(stream, createWriteStream(path))
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
    return this.queueUpload(importId, path, capturedOn)
  }

  /** Takes up uploads that a killed process had accepted. */
  async resumeUploads(): Promise<void> {
    const ids = await readdir(this.uploads).catch(() => [])
    for (const importId of ids) {
      const [name] = await readdir(join(this.uploads, importId))
      if (name) await this.queueUpload(importId, join(this.uploads, importId, name), null)
    }
  }

  refreshEverything(): void {
    for (const touched of everything()) this.touched.set(`${touched.kind}/${touched.platform}`, touched)
    void this.inLine(() => Promise.resolve())
  }

  /** Resolves when nothing waits and everything derived is up to date; rejects when deriving failed. */
  async idle(): Promise<void> {
    while (this.waiting > 0) await this.line
    await this.line
    if (this.failure === null) return
    const failure = this.failure
    this.failure = null
    throw failure
  }

  /** Stops after the batch in hand; what is unfinished is taken up at the next start. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error('The platform is shutting down.'))
    await this.line
  }

  private async queueUpload(importId: string, path: string, capturedOn: string | null): Promise<Readonly<ImportRow>> {
    const startedAt = Math.floor(Date.now() / 1000)
    const row: ImportRow = {
      importId,
      feed: '',
      file: basename(path),
      fileHash: '0'.repeat(64),
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
      .then(() => rm(join(this.uploads, importId), { recursive: true, force: true }))
      .catch(async (error: unknown) => {
        if (this.stopping.signal.aborted) return
        const message = error instanceof Error ? error.message : String(error)
        const failed: ImportRow = { ...(this.live.get(importId) ?? row), state: 'failed', message }
        this.live.set(importId, failed)
        await saveImport(this.analytics, failed)
        await rm(join(this.uploads, importId), { recursive: true, force: true })
      })
      .catch(() => undefined)
    return row
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
        if (this.waiting > 0 || this.touched.size === 0 || this.stopping.signal.aborted) return
        const touched = [...this.touched.values()]
        this.touched.clear()
        await refreshDerived(this.analytics, this.store.db, touched, this.stopping.signal)
        await markLoadedDone(this.analytics)
        this.live.clear()
      })
      // The line goes on after a failure; whoever awaits `idle` hears of it, and a restart derives everything anew.
      .catch((error: unknown) => {
        this.failure = error
      })
    return result
  }
}
