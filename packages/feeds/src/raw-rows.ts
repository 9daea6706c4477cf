import type { FeedMessage } from './feed-message'

/** Where a splitter puts the rows it finds. */
export interface RowTaker {
  /** `value` is an array of cells or one JSON value, or a list of these in `lines`; `line` as in `Reject`, of the first. */
  row(value: unknown, line: number, lines?: readonly number[]): void
  /** Text that should have been a row and is none. `text` may be '' when nothing of it is left. */
  broken(line: number, reason: FeedMessage, text: string): void
}

/** Cuts a stream of text into rows: `push` any number of times, then `end` once. */
export interface RawRows {
  push(text: string): void
  /** `damage` says why the text ends too early (a cut archive), null for a file read to its end. */
  end(damage: FeedMessage | null): void
}

export const CUT_ROW = 'the file ends in the middle of this row'
