import { type OpenedFeed, openFeed } from '@trendee/feeds/read-feed'
import type { FeedReader, ReadingListener, ReadingTask } from './feed-reader'
import { FileInHand } from './file-in-hand'
import type { ReadingFailure } from './file-part'
import { StagedBatch } from './staged-batch'

/** Records that are gathered at least before they are handed over. */
export interface BatchSizes {
  /** Soon gathered, so that the engine has something to do meanwhile. */
  readonly first: number
  /**
   * Enough that the engine's fixed cost a batch, and of putting parts of a table together, hardly shows; few enough that
   * memory stays flat. A fourth as many cost the engine twice the time.
   */
  readonly others: number
}

const SIZES: BatchSizes = { first: 50_000, others: 100_000 }

/** Reads on this thread. A batch is valid until the next is taken. */
export class LocalReader implements FeedReader {
  private readonly batch = new StagedBatch()
  private recordsWanted = 0

  constructor(private readonly sizes: BatchSizes = SIZES) {}

  async read(tasks: readonly ReadingTask[], listener: ReadingListener): Promise<void> {
    this.recordsWanted = this.sizes.first
    try {
      for (const [index, task] of tasks.entries()) await this.readFile(index, task, listener)
      await this.handOver(listener)
    } catch (error) {
      this.batch.forget()
      throw error
    }
  }

  forget(): void {
    this.batch.forget()
  }

  rest(): void {
    this.batch.giveBackRoom()
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  private async readFile(index: number, task: ReadingTask, listener: ReadingListener): Promise<void> {
    let opened: OpenedFeed
    try {
      opened = await openFeed(task.path, task.options)
    } catch (error) {
      listener.refused(index, error)
      return
    }
    listener.opened(index, { feed: opened.feed.id, bytes: opened.bytesTotal })
    const file = new FileInHand(index, task.context, task.firstTried)
    const pieces = opened.batches[Symbol.asyncIterator]()
    let failure: ReadingFailure | null = null
    try {
      for (;;) {
        // A failure of the file is its own: what was read of it stays, and the others go on. One of `room` is everybody's.
        const state = await this.readPiece(file, pieces, listener).catch((reason: unknown) => ({ reason }))
        if (state === 'more') {
          if (this.batch.size >= this.recordsWanted) await this.handOver(listener)
          continue
        }
        failure = state === 'end' ? null : state
        break
      }
    } finally {
      await pieces.return?.()
    }
    this.batch.finish(file, failure)
  }

  private async readPiece(
    file: FileInHand,
    pieces: AsyncIterator<Parameters<StagedBatch['add']>[1]>,
    listener: ReadingListener,
  ): Promise<'more' | 'end' | 'stopped'> {
    const { value, done } = await pieces.next()
    if (done === true) return 'end'
    if (listener.isStopped(file.number)) return 'stopped'
    this.batch.add(file, value)
    return 'more'
  }

  /** Hands what was gathered to the engine, which works on it while the next is gathered. */
  private async handOver(listener: ReadingListener): Promise<void> {
    await listener.room()
    this.recordsWanted = this.sizes.others
    listener.ready(this.batch.take())
  }
}
