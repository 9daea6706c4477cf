import type { FeedOptions } from '@trendee/feeds/feed'
import type { RecordKind } from '@trendee/feeds/records'
import type { ImportRow } from './import-runs'

/** Records of one kind from one platform. */
export interface SomeRecords {
  readonly platform: string
  readonly kind: RecordKind
}

export interface IngestOptions extends FeedOptions {
  /** Day the file was captured, for feeds whose rows carry none; the day of the first attempt when absent. */
  readonly capturedOn?: string
  /** Name shown to people when the path is a temporary one. */
  readonly shownName?: string
  readonly importId?: string
  readonly onProgress?: (row: Readonly<ImportRow>) => void
  /** Told of each platform and kind of record that got, or may have got, new rows: what must be derived anew. */
  readonly onTouched?: (touched: SomeRecords) => void
  /** Told of records that are in, new or not: the words of a product that was seen before may be others. */
  readonly onRead?: (read: SomeRecords) => void
}

export interface FileToIngest {
  readonly path: string
  readonly options: IngestOptions
}
