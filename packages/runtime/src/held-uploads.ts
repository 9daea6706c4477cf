import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { needsDay } from '@trendee/analytics/admin/import-preview'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { NO_HASH, fileHash } from '@trendee/analytics/ingestion/file-hash'
import { type ImportRow, importRows, newImport, saveImport } from '@trendee/analytics/ingestion/import-runs'
import { dropInspected, inspectFile } from '@trendee/analytics/ingestion/inspect-file'
import type { ToldOfFile } from '@trendee/analytics/ingestion/reading-options'
import { storedMessage, storedReason } from '@trendee/analytics/ingestion/stored-message'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import { type DiskRoom, answerOfFullDisk, waitingForRoom } from './disk-room'
import type { KeptUpload, UploadFolder } from './upload-folder'

const DISCARDED = 'The file was thrown away before it was loaded.' satisfies FeedMessage

/** What held uploads need of the queue of imports. */
export interface HoldingQueue {
  readonly room: Pick<DiskRoom, 'require'>
  readonly signal: AbortSignal
  /** Runs a task when no import is being read. */
  run<Result>(task: () => Promise<Result>): Promise<Result>
  /** Queues an upload to be loaded. */
  load(upload: KeptUpload): Promise<Readonly<ImportRow>>
  /** Does something after a while, unless the queue has been stopped by then. */
  later(work: () => unknown): void
}

/**
 * Uploads that wait until a person has seen what they would move. Each is read once into tables beside the facts; what it
 * would move is asked of those. A restart reads them again.
 */
export class HeldUploads {
  private readonly ready = new Set<string>()
  /** Files that somebody is loading or has thrown away: nobody decides about one twice. */
  private readonly decided = new Set<string>()

  constructor(
    private readonly db: AnalyticsDb,
    private readonly uploads: UploadFolder,
    private readonly queue: HoldingQueue,
  ) {}

  /** Keeps an upload and has it read. Resolves once it is on disk and on record; when it rejects nothing is left of it. */
  async hold(fileName: string, stream: Readable, told: ToldOfFile = {}): Promise<Readonly<ImportRow>> {
    try {
      await this.queue.room.require(0)
      const upload = await this.uploads.keep(fileName, stream, { told, isHeld: true })
      return await this.inspect(upload).catch(async (error: unknown) => {
        await this.uploads.remove(upload.importId)
        throw error
      })
    } catch (error) {
      throw answerOfFullDisk(error)
    }
  }

  /** Whether a held file has been read, so that it can be asked what it would move. */
  isReady(importId: string): boolean {
    return this.ready.has(importId)
  }

  /** Has a held upload read, now or after a restart. */
  async inspect({ importId, path, told }: KeptUpload): Promise<Readonly<ImportRow>> {
    const startedAt = Math.floor(Date.now() / 1000)
    const row = newImport(
      {
        importId,
        fileHash: await fileHash(path).catch(() => NO_HASH),
        shownName: basename(path),
        capturedOn: null,
        startedAt,
        told,
      },
      { feed: '', bytes: (await stat(path)).size, state: 'held' },
    )
    await saveImport(this.db, row)
    this.read(path, row)
    return row
  }

  private read(path: string, row: Readonly<ImportRow>): void {
    const { importId } = row
    this.queue
      .run(async () => {
        if (this.decided.has(importId)) return
        await this.queue.room.require(row.bytes)
        const read = await inspectFile(this.db, path, row, row.told, this.queue.signal)
        // Thrown away while it was read: its record says so already.
        if (this.decided.has(importId)) return
        await saveImport(this.db, read)
        this.ready.add(importId)
      })
      .catch(async (error: unknown) => {
        if (this.queue.signal.aborted || this.decided.has(importId)) return
        if (waitingForRoom(error)) throw error
        const message = storedReason(error, new Map([[path, row.file]]))
        await saveImport(this.db, { ...row, state: 'failed', message })
        await this.uploads.remove(importId)
        this.dropTables(importId)
      })
      // There was no room to look at it, or to say why it failed.
      .catch(() => this.queue.later(() => this.read(path, row)))
  }

  /**
   * Loads a held file. 'needs a day': its rows name none, and none was given; null: none is held by that id, or somebody
   * has decided about it.
   */
  async load(importId: string, capturedOn: string | null): Promise<Readonly<ImportRow> | 'needs a day' | null> {
    const held = await this.heldRow(importId)
    if (!held || !this.ready.has(importId) || this.decided.has(importId)) return null
    if (capturedOn === null && needsDay(held)) return 'needs a day'
    return this.decide(importId, async () => {
      const upload = await this.uploads.release(importId, capturedOn)
      return upload && this.queue.load(upload)
    })
  }

  /** Throws a held file away; null when none is held by that id, or somebody has decided about it. */
  async discard(importId: string): Promise<Readonly<ImportRow> | null> {
    const held = await this.heldRow(importId)
    if (!held || this.decided.has(importId)) return null
    return this.decide(importId, async () => {
      const discarded: ImportRow = { ...held, state: 'withdrawn', message: storedMessage(DISCARDED) }
      await saveImport(this.db, discarded)
      await this.uploads.remove(importId)
      return discarded
    })
  }

  /** Does what was decided about a file, which is held again where that fails. */
  private async decide<Result>(importId: string, work: () => Promise<Result>): Promise<Result> {
    this.decided.add(importId)
    try {
      const result = await work()
      this.ready.delete(importId)
      this.dropTables(importId)
      return result
    } catch (error) {
      this.decided.delete(importId)
      throw error
    }
  }

  private async heldRow(importId: string): Promise<ImportRow | null> {
    const [row] = await importRows(this.db, "import_id = {id:String} AND state = 'held'", { id: importId })
    return row ?? null
  }

  /** Once nothing is read: tables of a file that is being looked at are still filled. */
  private dropTables(importId: string): void {
    this.queue
      .run(() => dropInspected(this.db, importId))
      // What is left of them goes at the next start.
      .catch(() => undefined)
  }
}
