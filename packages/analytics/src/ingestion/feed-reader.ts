import type { FeedOptions } from '@trendee/feeds/feed'
import type { FileFailure } from './file-failure'
import type { RowContext } from './record-table'
import type { ReadyBatch } from './staged-batch'

/** A file to be read. */
export interface FileToRead {
  readonly path: string
  readonly options: FeedOptions
  readonly context: RowContext
}

/** What opening a file gave; `file` is its place in the list. */
export type FileOpening = { readonly file: number } & (
  | { readonly feed: string; readonly bytes: number }
  | { readonly failure: FileFailure }
)

/** Rows for the engine, and the files that were opened since the batch before. */
export interface ReadBatch extends ReadyBatch {
  readonly openings: readonly FileOpening[]
}

/** Reads feed files into batches for the engine, one list of files at a time. */
export interface FeedReader {
  open(files: readonly FileToRead[]): Promise<void>
  /**
   * The next batch; null behind the last. A batch is valid until the next is asked for, and asking says that it is
   * stored. The one after it is gathered meanwhile.
   */
  next(): Promise<ReadBatch | null>
  /** Ends the reading. Before its end, nothing of it is taken for stored, and a `next` under way answers soon. */
  close(): Promise<void>
  /** Closes it, and ends its thread where it has one. Another reading starts a new one. */
  end(): Promise<void>
}
