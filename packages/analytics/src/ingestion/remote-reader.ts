import type { MessagePort, Worker } from 'node:worker_threads'
import type { FeedReader, ReadingListener, ReadingTask } from './feed-reader'
import { batchFrom, errorFrom, type ReadingNews, type ReadingOrder } from './reading-protocol'
import type { ReadyBatch } from './staged-batch'

/** A thread holds some 60 MB and knows the newest words of products: kept over a pause of a feed, not over night. */
const KEPT_MS = 60_000
/** How soon a stop is heard. */
const LOOK_EVERY_MS = 100

/** The other side of a thread that reads, and how to end it. */
export interface ReadingSide {
  readonly port: Worker | MessagePort
  end(): unknown
}

/**
 * Reads in a thread, so that whoever asks the platform something meanwhile is answered at once. The thread is begun when
 * it is first needed, and again after it failed or was long without work.
 */
export class RemoteReader implements FeedReader {
  private side: ReadingSide | null = null
  private readings = 0
  private ending: NodeJS.Timeout | null = null

  constructor(private readonly begin: () => ReadingSide) {}

  async read(tasks: readonly ReadingTask[], listener: ReadingListener): Promise<void> {
    this.side ??= this.beginSide()
    const { port } = this.side
    this.keep()
    const reading = (this.readings += 1)
    const stopped = new Int32Array(new SharedArrayBuffer(4 * Math.max(1, tasks.length)))
    const looking = setInterval(() => {
      for (const file of tasks.keys()) if (listener.isStopped(file)) Atomics.store(stopped, file, 1)
    }, LOOK_EVERY_MS)
    // A process whose thread waits for orders may end; one that reads may not.
    port.ref()
    try {
      await this.heard(port, { kind: 'read', reading, tasks, stopped }, listener)
    } finally {
      clearInterval(looking)
      port.unref()
    }
  }

  private beginSide(): ReadingSide {
    const side = this.begin()
    // A thread that ends by itself, at work or not, is begun anew by the next reading.
    const lose = () => {
      if (this.side === side) this.side = null
    }
    side.port.on('error', lose).on('exit', lose)
    return side
  }

  /** Passes on what the thread tells, until the reading has ended. */
  private heard(
    port: ReadingSide['port'],
    order: Extract<ReadingOrder, { kind: 'read' }>,
    listener: ReadingListener,
  ): Promise<void> {
    const { reading } = order
    let refusal: { readonly error: unknown } | null = null
    return new Promise((resolve, reject) => {
      const leave = () => port.off('message', onNews).off('error', onLost).off('exit', onLost)
      const onLost = (error: unknown) => {
        leave()
        reject(error instanceof Error ? error : new Error('The thread that reads has ended.'))
      }
      const onReady = (batch: ReadyBatch) => {
        listener.ready(batch)
        listener.room().then(
          () => this.tell({ kind: 'room', reading, isWanted: true }),
          (error: unknown) => {
            refusal = { error }
            this.tell({ kind: 'room', reading, isWanted: false })
          },
        )
      }
      const onNews = (news: ReadingNews) => {
        if (news.kind === 'opened') listener.opened(news.file, news)
        else if (news.kind === 'refused') listener.refused(news.file, errorFrom(news.error))
        else if (news.kind === 'ready') onReady(batchFrom(news.batch))
        else {
          leave()
          if (news.error === null) resolve()
          else reject(refusal ? refusal.error : errorFrom(news.error))
        }
      }
      port.on('message', onNews).on('error', onLost).on('exit', onLost)
      this.tell(order)
    })
  }

  forget(): void {
    this.tell({ kind: 'forget' })
  }

  rest(): void {
    this.tell({ kind: 'rest' })
    this.keep()
    this.ending = setTimeout(() => void this.close(), KEPT_MS).unref()
  }

  async close(): Promise<void> {
    this.keep()
    const { side } = this
    this.side = null
    await side?.end()
  }

  private keep(): void {
    if (this.ending) clearTimeout(this.ending)
    this.ending = null
  }

  private tell(order: ReadingOrder): void {
    this.side?.port.postMessage(order)
  }
}
