import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { NO_HASH } from '@trendee/analytics/ingestion/file-hash'
import { type ImportRow, newImport, saveImport } from '@trendee/analytics/ingestion/import-runs'
import type { IngestOptions } from '@trendee/analytics/ingestion/ingest-options'
import { storedMessage, storedReason } from '@trendee/analytics/ingestion/stored-message'
import { UnreadableFileError } from '@trendee/feeds/feed'
import { type DiskRoom, answerOfFullDisk, waitingForRoom } from './disk-room'
import type { KeptUpload, SentWith, UploadFolder } from './upload-folder'

/** What uploads need of the queue that reads them in. */
export interface UploadQueue {
  readonly room: Pick<DiskRoom, 'require'>
  /** Imports that wait or run, as people see them. */
  readonly live: Map<string, Readonly<ImportRow>>
  ingest(path: string, options: IngestOptions): Promise<unknown>
  /** Does something after a while, unless the queue has been stopped by then. */
  later(work: () => unknown): void
  readonly isStopped: () => boolean
}

/** Uploads from their arrival until their outcome is on record: none that was acknowledged is forgotten in between. */
export class UploadImports {
  constructor(
    private readonly analytics: AnalyticsDb,
    private readonly folder: UploadFolder,
    private readonly queue: UploadQueue,
  ) {}

  /**
   * Keeps an upload and queues it. When this resolves the file is on disk and its import on record: a kill after it
   * loses nothing, the next start resumes the upload. When it rejects nothing is left of it.
   */
  async accept(fileName: string, stream: Readable, sent: SentWith): Promise<Readonly<ImportRow>> {
    try {
      await this.queue.room.require(0)
      const upload = await this.folder.keep(fileName, stream, sent)
      return await this.enter(upload).catch(async (error: unknown) => {
        await this.folder.remove(upload.importId)
        throw error
      })
    } catch (error) {
      throw answerOfFullDisk(error)
    }
  }

  /**
   * Queues the uploads that a killed process had accepted; held ones go to `inspect`. Returns the paths of what is no
   * upload and was left.
   */
  async resume(inspect: (upload: KeptUpload) => Promise<unknown>): Promise<readonly string[]> {
    const { uploads, strays } = await this.folder.kept()
    for (const upload of uploads) {
      if (upload.isHeld)
        await inspect(upload).catch(() => this.queue.later(() => inspect(upload).catch(() => undefined)))
      else await this.enter(upload).catch(() => this.enterLater(upload))
    }
    return strays
  }

  /** Runs `work` while no upload comes, moves or goes. */
  whileStill<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.folder.whileStill(work)
  }

  /** Puts an upload on record and into the queue. */
  async enter(upload: KeptUpload): Promise<Readonly<ImportRow>> {
    const { importId, path, capturedOn, told } = upload
    const startedAt = Math.floor(Date.now() / 1000)
    const row = newImport(
      { importId, fileHash: NO_HASH, shownName: basename(path), capturedOn, startedAt, told },
      { feed: '', bytes: (await stat(path)).size, state: 'queued' },
    )
    await saveImport(this.analytics, row)
    this.queue.live.set(importId, row)
    this.read(upload, row)
    return row
  }

  private enterLater(upload: KeptUpload): void {
    this.queue.later(() => this.enter(upload).catch(() => this.enterLater(upload)))
  }

  /** Reads an upload in, again and again while there is no room. It goes when its outcome is on record, not before. */
  private read(upload: KeptUpload, row: Readonly<ImportRow>): void {
    const { importId, path, capturedOn, told, notes = [] } = upload
    const options = { ...told, importId, shownName: row.file, notes, ...(capturedOn ? { capturedOn } : {}) }
    this.queue
      .ingest(path, options)
      .then(
        () => this.folder.remove(importId),
        async (error: unknown) => {
          await this.recordFailure(upload, row, error)
          // Where the server is at fault and not the file, the next start tries it again.
          if (error instanceof UnreadableFileError) await this.folder.remove(importId)
        },
      )
      .catch((error: unknown) => this.waitForRoom(upload, row, error))
  }

  /** Keeps why an upload failed; rejects where it has not failed for good, or that cannot be kept now. */
  private async recordFailure({ importId, path }: KeptUpload, row: Readonly<ImportRow>, error: unknown): Promise<void> {
    if (this.queue.isStopped() || waitingForRoom(error)) throw error
    // People know the file by its name; they must not see where it lies on the server.
    const message = storedReason(error, new Map([[path, row.file]]))
    const failed: ImportRow = { ...(this.queue.live.get(importId) ?? row), state: 'failed', message }
    this.queue.live.set(importId, failed)
    await saveImport(this.analytics, failed)
  }

  private waitForRoom(upload: KeptUpload, row: Readonly<ImportRow>, error: unknown): void {
    if (this.queue.isStopped()) return
    const waiting = waitingForRoom(error)
    const message = waiting ? storedMessage(waiting) : ''
    const queued: ImportRow = { ...(this.queue.live.get(upload.importId) ?? row), state: 'queued', message }
    this.queue.live.set(upload.importId, queued)
    // On a disk that is full the record may not be kept: what is shown comes from here meanwhile.
    saveImport(this.analytics, queued).catch(() => undefined)
    this.queue.later(() => this.read(upload, row))
  }
}
