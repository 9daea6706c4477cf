import type { FeedOptions } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import type { ImportRow } from './import-runs'

export interface IngestOptions extends FeedOptions {
  /** Name shown to people when the path is a temporary one. */
  readonly shownName?: string
  readonly importId?: string
  /** The file is one of the demo world. */
  readonly isDemo?: boolean
  /** What is known of how it is read before it is. */
  readonly notes?: readonly FeedMessage[]
  readonly onProgress?: (row: Readonly<ImportRow>) => void
}

export interface FileToIngest {
  readonly path: string
  readonly options: IngestOptions
}
