import type { FeedOptions } from '@trendee/feeds/feed'
import type { RowContext } from './record-tables'
import type { ReadyBatch } from './staged-batch'

/** A file to be read, as a thread can be told. */
export interface ReadingTask {
  readonly path: string
  readonly options: FeedOptions
  readonly context: RowContext
  /** Unix seconds of the file's first attempt, from which its rows' versions count. */
  readonly firstTried: number
}

/** Whom a reader tells what it finds, in the order of the files. Files are meant by their place. */
export interface ReadingListener {
  opened(file: number, found: { readonly feed: string; readonly bytes: number }): void
  /** The file is no feed, or cannot be opened. */
  refused(file: number, reason: unknown): void
  /** Resolves once the batch handed over last is needed no longer; rejects when no more are wanted. */
  room(): Promise<void>
  /** Handed over after `room`. */
  ready(batch: ReadyBatch): void
  /** True once somebody wants no more of this file. */
  isStopped(file: number): boolean
}

/** Reads feed files into batches for the engine. One reading at a time. */
export interface FeedReader {
  /** Resolves when the last batch was handed over; rejects with what `room` rejected with. */
  read(tasks: readonly ReadingTask[], listener: ReadingListener): Promise<void>
  /** After a failure: nothing that was handed over is taken for stored. */
  forget(): void
  /** Gives back the room of large batches: all that was handed over is in, and no more is to come soon. */
  rest(): void
  close(): Promise<void>
}
