import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { needsDay } from '@trendee/analytics/admin/import-preview'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { NO_HASH, fileHash } from '@trendee/analytics/ingestion/file-hash'
import { type ImportRow, importRows, newImport, saveImport } from '@trendee/analytics/ingestion/import-runs'
import { withReadable } from '@trendee/analytics/ingestion/readable-file'
import { dropInspected, inspectFile } from '@trendee/analytics/ingestion/inspect-file'
import type { ToldOfFile } from '@trendee/analytics/ingestion/reading-options'
import { messageOf, storedMessage, storedReason } from '@trendee/analytics/ingestion/stored-message'
import { UnreadableFileError } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import type { TableCheck } from '@trendee/feeds/mapping/check-table'
import { type DiskRoom, answerOfFullDisk, waitingForRoom } from './disk-room'
import { type HeldBeginning, checksOf, heldBeginning, isTable } from './held-table'
import { type SavedMappings, saysAsBefore } from './saved-mappings'
import type { KeptUpload, UploadFolder } from './upload-folder'

const DISCARDED = 'The file was thrown away before it was loaded.' satisfies FeedMessage

/** Why a file is not loaded as it is read. */
export interface Stopped {
  readonly stoppedBy: FeedMessage
}

type LoadAnswer = Readonly<ImportRow> | Stopped | 'is being read' | 'needs a day' | 'needs columns' | null

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
  /** What is being read of each, or was: one that is told otherwise meanwhile is read again. */
  private readonly newest = new Map<string, Readonly<ImportRow>>()
  /** Files that somebody is loading or has thrown away: nobody decides about one twice. */
  private readonly decided = new Set<string>()
  private telling: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly db: AnalyticsDb,
    private readonly uploads: UploadFolder,
    private readonly mappings: Pick<SavedMappings, 'complete' | 'untold'>,
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

  /** As which a held file was read last, or is being read: another object once it is told otherwise, undefined once it is decided about. */
  readingOf(importId: string): Readonly<ImportRow> | undefined {
    return this.decided.has(importId) ? undefined : this.newest.get(importId)
  }

  /** Whether somebody has decided to load a held file or to throw it away. */
  isDecided(importId: string): boolean {
    return this.decided.has(importId)
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

  /**
   * Reads a held file again as a person says, in place of what was said before; null: none is held by that id, or somebody
   * has decided about it. Resolves once what was said is kept.
   */
  readAs(importId: string, told: ToldOfFile): Promise<Readonly<ImportRow> | null> {
    // One after the other: what is kept of a file is what was said last.
    const row = this.telling.then(() => this.keepTold(importId, told))
    this.telling = row.catch(() => undefined)
    return row
  }

  private async keepTold(importId: string, told: ToldOfFile): Promise<Readonly<ImportRow> | null> {
    const held = await this.heldRow(importId)
    if (!held || this.decided.has(importId)) return null
    const upload = await this.uploads.tell(importId, told)
    if (!upload) return null
    this.ready.delete(importId)
    const row = newImport({ ...held, shownName: held.file, told }, { feed: '', bytes: held.bytes, state: 'held' })
    await saveImport(this.db, row)
    this.read(upload.path, row)
    return row
  }

  /** What the beginning of a held file shows; null where none is held by its id any more. */
  async beginning(held: Readonly<ImportRow>, capturedOn: string | null): Promise<HeldBeginning | null> {
    const upload = await this.uploads.held(held.importId)
    return upload && withReadable(this.db, upload.path, (path) => heldBeginning(path, held, capturedOn))
  }

  /** What must be known of a held file before it is loaded. */
  async checks(held: Readonly<ImportRow>): Promise<readonly TableCheck[]> {
    const upload = await this.uploads.held(held.importId)
    if (!upload) return []
    const untold = await this.mappings.untold(upload.path, held.told)
    const checks = await withReadable(this.db, upload.path, (path) => checksOf(path, held))
    return [...(untold === null ? [] : [{ says: untold, stops: true }]), ...checks]
  }

  /** What cannot be opened is none. */
  private async isTable(path: string): Promise<boolean> {
    return withReadable(this.db, path, isTable).catch((error: unknown) => {
      if (error instanceof UnreadableFileError) return false
      throw error
    })
  }

  private read(path: string, row: Readonly<ImportRow>): void {
    const { importId } = row
    this.newest.set(importId, row)
    // Thrown away or told otherwise while it was read: its record says so already.
    const isPast = () => this.decided.has(importId) || this.newest.get(importId) !== row
    this.queue
      .run(async () => {
        if (isPast()) return
        await this.queue.room.require(row.bytes)
        const { told, notes } = await this.mappings.complete(path, row.told)
        const read = await inspectFile(this.db, path, row, { ...told, notes }, this.queue.signal)
        if (isPast()) return
        await saveImport(this.db, read)
        this.ready.add(importId)
      })
      .catch(async (error: unknown) => {
        if (this.queue.signal.aborted || isPast()) return
        if (waitingForRoom(error)) throw error
        const message = storedReason(error, new Map([[path, row.file]]))
        // A table can be read once its columns are named.
        if (await this.isTable(path)) {
          await saveImport(this.db, { ...row, message })
          this.ready.add(importId)
          return
        }
        await saveImport(this.db, { ...row, state: 'failed', message })
        await this.uploads.remove(importId)
        this.dropTables(importId)
      })
      // There was no room to look at it, or to say why it failed.
      .catch(() => this.queue.later(() => this.read(path, row)))
  }

  /**
   * Loads a held file. 'is being read': it can be asked again once it is ready; 'needs a day': its rows name none, and none was given; 'needs columns': no feed takes it; a message: why it is not
   * loaded as it is read; null: none is held by that id, or somebody has decided about it.
   */
  load(importId: string, capturedOn: string | null): Promise<LoadAnswer> {
    // Behind what was said before of how it is read.
    const answer = this.telling.then(() => this.loadAsRead(importId, capturedOn))
    this.telling = answer.catch(() => undefined)
    return answer
  }

  private async loadAsRead(importId: string, capturedOn: string | null): Promise<LoadAnswer> {
    const held = await this.heldRow(importId)
    if (!held || this.decided.has(importId)) return null
    if (!this.ready.has(importId)) return 'is being read'
    if (held.feed === '')
      return held.told.mapping === undefined || held.message === ''
        ? 'needs columns'
        : { stoppedBy: messageOf(held.message) }
    if (capturedOn === null && needsDay(held)) return 'needs a day'
    const stop = (await this.checks(held)).find(({ stops }) => stops)
    if (this.decided.has(importId)) return null
    if (stop) return { stoppedBy: stop.says }
    return this.decide(importId, async () => {
      // A restart before it is read must not read it otherwise.
      await this.uploads.tell(importId, held.told)
      const upload = await this.uploads.release(importId, capturedOn)
      // With what was saved of its columns, as a person has seen it.
      return upload && this.queue.load({ ...upload, told: held.told, notes: held.notes.filter(saysAsBefore) })
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
      this.newest.delete(importId)
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
