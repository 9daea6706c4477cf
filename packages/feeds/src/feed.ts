import type { ColumnMapping, MappedPlatform } from '@trendee/core/imports/mappable-fields'
import type { LeftOutReason } from '@trendee/core/imports/left-out-reasons'
import type { DecimalMark } from './cells/digits'
import type { DayOrder } from './cells/read-day'
import { type FeedMessage, messageText } from './feed-message'
import type { LeftOut } from './left-out'
import type { FeedRecord } from './records'
import type { UnnamedColumn } from './unnamed-column'
import type { UnreadCells } from './unread-cells'

/** The beginning of a file, enough to say which feed it is. */
export type FeedSample =
  | {
      readonly layout: 'delimited'
      /** The first rows as cells, at most 20. */
      readonly rows: readonly (readonly string[])[]
      /** All rows of the beginning of the file: evidence of how its cells are written. */
      readonly head: () => readonly unknown[]
    }
  | {
      readonly layout: 'json'
      /** Path of keys from the document to the array whose items are rows: `[]` for a bare array or NDJSON, `['results']`, … */
      readonly path: readonly string[]
      /** The first items, at most 5. */
      readonly items: readonly unknown[]
      readonly head: () => readonly unknown[]
    }

/**
 * What a reader says of one source row: exactly one of `record`, `reject` and `leaveOut`, `record` any number of times; `unread` and `note`
 * beside it.
 */
export interface RowSink {
  record(record: FeedRecord): void
  /** The row cannot be used. `field` names the column or key, '' for the whole row. */
  reject(field: string, reason: FeedMessage): void
  /** A cell of the row that cannot be read: what it would have told is unknown, and the row stays. */
  unread(field: string, reason: FeedMessage, cell: unknown): void
  /** The row is well formed but holds nothing of ours (an empty line of a table, a heading). Counted, not an error. */
  leaveOut(reason: LeftOutReason): void
  /** Says once of the file how it was read, where a person must know it to trust the numbers. */
  note(message: FeedMessage): void
  /** Of a list of rows that are read as one, which of them the next calls are about: its line, which is given back, is told with them. */
  atRow(index: number): number
  /** The line of the file that the next calls are about, where they are made later than its row was read. */
  atLine(line: number): void
  /**
   * Reads a part of the row that counts as a row of its own, such as a look of a show: what cannot be read in it rejects
   * the part alone, with `name` before the field. A row that has parts makes no other call for itself.
   */
  part(name: string, value: unknown, read: () => void): void
}

/** Reads the rows of one file. Stateful (headers, sections), so one per file. */
export interface FeedReader {
  /**
   * `row` is an array of cells for delimited files, one JSON value for JSON files.
   * Delimited readers get every row from the first line on, headers and empty lines too, and ignore those by making no call.
   */
  read(row: unknown, sink: RowSink): void
  /** Called at the end of the file: what must be reported only then. A part made here counts as a row, as in `read`. */
  end?(sink: RowSink): void
  /** What may be kept and shown of the row that was read last, where the rest of it is of nobody's concern: orders name customers. */
  excerpt?(): unknown
}

/** Days, or all that a product ever sold. */
export type UnitsWindow = number | 'lifetime'

/** What the person who imports knows and the file does not say. A value in the file goes first. */
export interface FeedOptions {
  /** The columns of a table of unknown layout. With it the file is read by the `mapped-table` feed. */
  readonly mapping?: ColumnMapping
  /** The search term of a file that does not name it: related queries, a series of one term. */
  readonly term?: string
  /** ISO 3166-1 alpha-2, `US-CA` or `world`. */
  readonly region?: string
  /** ISO 4217, of prices beside which the file names no currency. */
  readonly currency?: string
  /** The network or search engine of posts and series of a table that does not name it. */
  readonly platform?: MappedPlatform
  /** Name of the shop whose products or orders a file lists, where it does not name it. */
  readonly shop?: string
  /** Address of the shop, for feeds that give only the last part of a product's address (Shopify). */
  readonly shopUrl?: string
  /** The decimal mark of columns whose cells show none of their own ("49.499"). */
  readonly decimalMark?: DecimalMark
  /** Which of day and month dates write first, where no cell of their column tells. */
  readonly dayOrder?: DayOrder
  /** Which column of a table the header does not name, where names and cells are not of one number. */
  readonly unnamedColumn?: UnnamedColumn
  /** Over how many days the units of products were sold, where neither a column nor the cell says it. */
  readonly unitsWindow?: UnitsWindow
  /** ISO day of the capture, for rows that carry none. A file whose rows carry none is not read without it. */
  readonly capturedOn?: string
}

export interface Feed {
  /** kebab-case, printed by the CLI and stored with each import. */
  readonly id: string
  readonly title: { readonly en: string; readonly zh: string }
  /** What the file must show to be taken for this feed, said when nothing fits: "columns Week, term: (place)". */
  readonly looksFor: { readonly en: string; readonly zh: string }
  /** In which layouts the feed comes: a table of rows may be CSV as well as NDJSON. */
  readonly layouts: readonly FeedSample['layout'][]
  /** How much of what the feed must show a file has, where that is columns or keys; null where the file is another feed's. */
  columnsIn?(sample: FeedSample): { readonly present: number; readonly missing: readonly string[] } | null
  /** By shape alone, never by file name. */
  recognises(sample: FeedSample): boolean
  /** For files that tell one thing in several rows: the key under which rows belong together. The reader gets the
   * lists of such rows; a row with the key '' stands alone. */
  groupsBy?(sample: FeedSample, options: FeedOptions): (row: unknown) => string
  open(sample: FeedSample, options: FeedOptions): FeedReader
}

export interface Reject {
  /** 1-based line of the file on which the row starts; for JSON that is not line-based, the 1-based item number. */
  readonly line: number
  readonly field: string
  readonly reason: FeedMessage
  /** The row as far as it is useful to a person, cut at 300 characters. */
  readonly excerpt: string
  /** The cell that cannot be read, where it is one. */
  readonly cell?: string
}

/** A few thousand source rows, read and mapped. Arrays are parallel where they say so. */
export interface FeedBatch {
  readonly records: readonly FeedRecord[]
  /** For each record the 0-based number of its source row in the file: a row of a wide table gives many records. */
  readonly rowOfRecord: readonly number[]
  readonly rejects: readonly Reject[]
  /** Rows for which a call was made, and text that should have been a row: with records + rejects + left out. */
  readonly rowsRead: number
  readonly rowsLeftOut: number
  /** Why they were. */
  readonly leftOut: readonly LeftOut[]
  /** Cells that could not be read, of rows that were taken. */
  readonly unread: readonly UnreadCells[]
  /** How the file was read; each is said in one batch. */
  readonly notes: readonly FeedMessage[]
  /** Bytes of the file consumed so far (before decompression), for the progress bar. */
  readonly bytesRead: number
}

/** The file cannot be read at all (missing, not text, a broken archive before the first row). */
export class UnreadableFileError extends Error {
  override readonly name: string = 'UnreadableFileError'

  constructor(
    /** What `message` says, in a form that can be stored and said in both languages. */
    readonly detail: FeedMessage,
    options?: ErrorOptions,
  ) {
    super(messageText(detail, 'en'), options)
  }
}

/** What is said of a file whose rows carry no day. */
export function undatedFile(file: string): FeedMessage {
  return {
    text: '{file} does not say on which day it was captured: give that day (--captured-on DAY, or today)',
    values: { file },
  }
}

/** The rows of the file carry no day, and none was given with it. Thrown before any of its rows is handed out. */
export class UndatedFileError extends UnreadableFileError {
  override readonly name = 'UndatedFileError'
}

/** The file was taken for no feed at all; the message says what it looks like and which feed is nearest. */
export class UnrecognisedFeedError extends UnreadableFileError {
  override readonly name = 'UnrecognisedFeedError'
}
