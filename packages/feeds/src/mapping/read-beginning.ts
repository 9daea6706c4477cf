import type { FeedOptions, Reject } from '../feed'
import type { FeedMessage } from '../feed-message'
import { openFeed } from '../read-feed'
import { UNKNOWN_DAY } from '../record-day'
import type { FeedRecord } from '../records'
import { type UnreadCells, addUnread } from '../unread-cells'

/** The beginning of a file as it is read. */
export interface ReadBeginning {
  readonly rows: number
  readonly records: readonly FeedRecord[]
  readonly unread: readonly UnreadCells[]
  readonly rejects: readonly Reject[]
  readonly notes: readonly FeedMessage[]
}

/** About the first rows of a file as they are read, whether or not they name a day. Throws as `openFeed`. */
export async function readBeginning(path: string, options: FeedOptions, mostRows: number): Promise<ReadBeginning> {
  const { batches } = await openFeed(path, { capturedOn: UNKNOWN_DAY, ...options })
  const records: FeedRecord[] = []
  const unread: UnreadCells[] = []
  const rejects: Reject[] = []
  const notes: FeedMessage[] = []
  let rows = 0
  for await (const batch of batches) {
    records.push(...batch.records)
    for (const cells of batch.unread) addUnread(unread, cells)
    rejects.push(...batch.rejects)
    notes.push(...batch.notes)
    rows += batch.rowsRead
    if (rows >= mostRows) break
  }
  return { rows, records, unread, rejects, notes }
}
