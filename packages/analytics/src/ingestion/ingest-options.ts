import type { FeedOptions } from '@trendee/feeds/feed'
import type { ImportRow } from './import-runs'

export interface IngestOptions extends FeedOptions {
  /** Name shown to people when the path is a temporary one. */
  readonly shownName?: string
  readonly importId?: string
  /** The file is one of the demo world. */
  readonly isDemo?: boolean
  readonly onProgress?: (row: Readonly<ImportRow>) => void
}

export interface FileToIngest {
  readonly path: string
  readonly options: IngestOptions
}
