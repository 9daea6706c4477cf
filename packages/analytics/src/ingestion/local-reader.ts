import { type OpenedFeed, openFeed } from '@trendee/feeds/read-feed'
import type { FeedReader, FileOpening, FileToRead, ReadBatch } from './feed-reader'
import { type FileFailure, failureOf } from './file-failure'
import { OpenFile } from './open-file'
import { StagedBatch } from './staged-batch'

/** Records that are gathered at least before they are handed over. */
export interface BatchSizes {
  /** Few, so that the engine has work soon. */
  readonly first: number
  /**
   * Enough that the engine's fixed cost a batch, and of putting parts of a table together, hardly shows; few enough that
   * memory stays flat. A fourth as many cost the engine twice the time.
   */
  readonly others: number
}

const SIZES: BatchSizes = { first: 50_000, others: 100_000 }

/** Reads on this thread. */
export class LocalReader implements FeedReader {
  private readonly batch = new StagedBatch()
  private reading: Reading | null = null

  constructor(private readonly sizes: BatchSizes = SIZES) {}

  async open(files: readonly FileToRead[]): Promise<void> {
    await this.close()
    this.reading = new Reading(files, this.batch, this.sizes)
  }

  async next(): Promise<ReadBatch | null> {
    if (this.reading === null) throw new Error('no files are being read')
    const batch = await this.reading.next()
    // The next large file may be long in coming.
    if (batch === null) this.batch.giveBackRoom()
    return batch
  }

  async close(): Promise<void> {
    const { reading } = this
    this.reading = null
    await reading?.close()
  }

  async end(): Promise<void> {
    await this.close()
    this.batch.forget()
  }
}

/** One list of files while it is read into batches. */
class Reading {
  private readonly filling: AsyncGenerator<void>
  private ahead: Promise<IteratorResult<void>>
  private openings: FileOpening[] = []
  private recordsWanted: number
  private isRead = false
  private isStored = false
  private isClosed = false

  constructor(
    files: readonly FileToRead[],
    private readonly batch: StagedBatch,
    private readonly sizes: BatchSizes,
  ) {
    this.recordsWanted = sizes.first
    this.filling = this.fill(files)
    this.ahead = this.gather()
  }

  async next(): Promise<ReadBatch | null> {
    if (this.isRead) {
      this.isStored = true
      return null
    }
    const { done } = await this.ahead
    const ready = { ...this.batch.take(), openings: this.openings }
    this.openings = []
    this.recordsWanted = this.sizes.others
    this.isRead = done === true
    if (!this.isRead && !this.isClosed) this.ahead = this.gather()
    return ready
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.ahead.catch(() => undefined)
    await this.filling.return(undefined)
    if (!this.isStored) this.batch.forget()
  }

  /** Gathers the next batch; a failure is heard by the `next` that asks for it. */
  private gather(): Promise<IteratorResult<void>> {
    const gathered = this.filling.next()
    gathered.catch(() => undefined)
    return gathered
  }

  /** Reads file after file into the batch, and stops each time it is full. */
  private async *fill(files: readonly FileToRead[]): AsyncGenerator<void> {
    for (const [index, file] of files.entries()) {
      if (this.isClosed) return
      yield* this.fillFrom(index, file)
    }
  }

  private async *fillFrom(index: number, { path, options, context }: FileToRead): AsyncGenerator<void> {
    let opened: OpenedFeed
    try {
      opened = await openFeed(path, options)
    } catch (error) {
      this.openings.push({ file: index, failure: failureOf(error) })
      return
    }
    this.openings.push({ file: index, feed: opened.feed.id, bytes: opened.bytesTotal })
    const file = new OpenFile(index, context)
    const failure = yield* this.fillRows(file, opened)
    this.batch.finish(file, failure)
  }

  /** A failure of the file is its own: what was read of it stays, and the other files go on. */
  private async *fillRows(file: OpenFile, { batches }: OpenedFeed): AsyncGenerator<void, FileFailure | null> {
    try {
      for await (const rows of batches) {
        if (this.isClosed) return null
        this.batch.add(file, rows)
        if (this.batch.size >= this.recordsWanted) yield
      }
      return null
    } catch (error) {
      return failureOf(error)
    }
  }
}
