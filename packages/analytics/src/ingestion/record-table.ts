import type { FeedRecord } from '@trendee/feeds/records'
import type { ColumnForms } from '../engine/native-rows'
import type { Enriched } from './enrich'

/** How a kind of record becomes a row: its table, its columns, and what makes two rows the same statement. */

export interface RowContext {
  readonly importId: string
  /** Identity of the file's scale: values of a 0–100 index compare only within it. */
  readonly fileHash: string
  /** As `numberImports` gives it: of two files of one day the later import counts. */
  readonly importNumber: number
  /** ISO day used where the row itself has none; null where none was given, and then every row has its own. */
  readonly capturedOn: string | null
}

/** What a row is made of beside its record. */
export interface RowSource {
  readonly enriched: Enriched | null
  readonly context: RowContext
  /** As `observedDay` says. */
  readonly day: string
  /** As `rowVersions` counts: the newest statement about a thing is well defined. */
  readonly version: bigint
  /** The wording of a product, as `ProductWords` names it; 0 for other records. */
  readonly words: number
}

/** An amount in dollars; `dollars`: what one unit of its currency is worth, null where it is not known. */
export function inUsd(amount: number | null, dollars: number | null): number | null {
  return amount === null || dollars === null ? null : amount * dollars
}

export interface RecordTable<Record extends FeedRecord> {
  readonly table: string
  readonly columns: ColumnForms
  row(record: Record, source: RowSource): readonly unknown[]
  /** SQL over staged columns: equal values mean the same statement. */
  readonly identity: string
  /** Columns of the thing of which the rows of one file count together; absent where each row counts by itself. */
  readonly together?: string
  /** SQL that narrows the stored rows among which the staged ones can already stand; may speak of `bounds`. */
  readonly scope: (stage: string) => string
  /** SQL over staged columns whose values, worked out once, are the tuple `bounds`. */
  readonly bounds?: string
}
