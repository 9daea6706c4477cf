import type { Reject } from '@trendee/feeds/feed'
import type { FeedMessage } from '@trendee/feeds/feed-message'
import type { LeftOut } from '@trendee/feeds/left-out'
import type { RecordKind } from '@trendee/feeds/records'
import type { UnreadCells } from '@trendee/feeds/unread-cells'
import type { FileFailure } from './file-failure'
import type { Cover } from './import-coverage'

/** What one batch says of one file; the rows themselves are staged with those of other files. It may come from a thread. */
export interface FilePart {
  /** The file's place among those that are read together. */
  readonly file: number
  readonly kinds: Set<RecordKind>
  readonly rejects: Reject[]
  /** What its rows speak of: a shelf under each key. */
  readonly coverage: Map<string, Cover>
  /** The names in its rows, with how many rows each has. */
  readonly names: Map<string, number>
  /** Source rows with at least one record. */
  sourceRows: number
  rowsRead: number
  rowsRejected: number
  rowsLeftOut: number
  readonly leftOut: LeftOut[]
  readonly unread: UnreadCells[]
  /** How the file was read, as far as this part is the first to say it. */
  readonly notes: FeedMessage[]
  bytesRead: number
  /** The file has been read to its end, or as far as it will be. */
  isLast: boolean
  /** Why it was not read to its end. */
  failure: FileFailure | null
}

export function newPart(file: number): FilePart {
  return {
    file,
    kinds: new Set(),
    rejects: [],
    coverage: new Map(),
    names: new Map(),
    sourceRows: 0,
    rowsRead: 0,
    rowsRejected: 0,
    rowsLeftOut: 0,
    leftOut: [],
    unread: [],
    notes: [],
    bytesRead: 0,
    isLast: false,
    failure: null,
  }
}
