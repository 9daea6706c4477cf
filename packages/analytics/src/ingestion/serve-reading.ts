import type { MessagePort } from 'node:worker_threads'
import { collectGarbage } from '../derive/give-back-memory'
import type { ReadingListener } from './feed-reader'
import { LocalReader } from './local-reader'
import { type ReadingNews, type ReadingOrder, toldBatch, toldError } from './reading-protocol'
import type { ReadyBatch } from './staged-batch'

const LONG_BATCHES = 2

/** One reading, told of to the other side of a port. */
class ToldReading implements ReadingListener {
  private isAwaited = false
  private isWanted = true
  private wake: (() => void) | null = null
  private batches = 0

  constructor(
    private readonly tell: (news: ReadingNews) => void,
    private readonly stopped: Int32Array,
  ) {}

  opened(file: number, found: { readonly feed: string; readonly bytes: number }): void {
    this.tell({ kind: 'opened', file, ...found })
  }

  refused(file: number, reason: unknown): void {
    this.tell({ kind: 'refused', file, error: toldError(reason) })
  }

  isStopped(file: number): boolean {
    return Atomics.load(this.stopped, file) === 1
  }

  async room(): Promise<void> {
    while (this.isAwaited && this.isWanted) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    if (!this.isWanted) throw new Error('No more is wanted.')
  }

  ready(batch: ReadyBatch): void {
    this.isAwaited = true
    this.batches += 1
    this.tell({ kind: 'ready', batch: toldBatch(batch) })
  }

  get isLong(): boolean {
    return this.batches > LONG_BATCHES
  }

  /** What became of the batch handed over last. */
  answer(isWanted: boolean): void {
    this.isAwaited = false
    this.isWanted &&= isWanted
    this.wake?.()
    this.wake = null
  }
}

/** Reads what it is told to through `port`, until that is closed. */
export function serveReading(port: MessagePort, reader = new LocalReader()): void {
  const tell = (news: ReadingNews) => port.postMessage(news)
  let current: { readonly number: number; readonly reading: ToldReading } | null = null
  port.on('message', (order: ReadingOrder) => {
    switch (order.kind) {
      case 'read': {
        const reading = new ToldReading(tell, order.stopped)
        current = { number: order.reading, reading }
        reader.read(order.tasks, reading).then(
          () => tell({ kind: 'ended', error: null }),
          (error: unknown) => tell({ kind: 'ended', error: toldError(error) }),
        )
        break
      }
      case 'room':
        if (current?.number === order.reading) current.reading.answer(order.isWanted)
        break
      case 'forget':
        reader.forget()
        break
      case 'rest':
        reader.rest()
        // Of many batches much is left to be collected, and nothing more makes the collector look.
        if (current?.reading.isLong === true) collectGarbage()
        break
    }
  })
}
