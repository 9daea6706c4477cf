import type { FeedOptions, Reject } from '../feed'
import type { FeedMessage } from '../feed-message'
import { openFeed } from '../read-feed'
import type { ProductRecord } from '../records'
import { type UnreadCells, addUnread } from '../unread-cells'

/** Rows without a day are read under one that is shown nowhere. */
const ANY_DAY = '1970-01-01'

/** The beginning of a file as it is read. */
export interface ReadBeginning {
  readonly rows: number
  readonly products: readonly ProductRecord[]
  readonly unread: readonly UnreadCells[]
  readonly rejects: readonly Reject[]
  readonly notes: readonly FeedMessage[]
}

/** About the first rows of a file as they are read, whether or not they name a day. Throws as `openFeed`. */
export async function readBeginning(path: string, options: FeedOptions, mostRows: number): Promise<ReadBeginning> {
  const { batches } = await openFeed(path, { capturedOn: ANY_DAY, ...options })
  const products: ProductRecord[] = []
  const unread: UnreadCells[] = []
  const rejects: Reject[] = []
  const notes: FeedMessage[] = []
  let rows = 0
  for await (const batch of batches) {
    products.push(...batch.records.filter((record): record is ProductRecord => record.kind === 'product'))
    for (const cells of batch.unread) addUnread(unread, cells)
    rejects.push(...batch.rejects)
    notes.push(...batch.notes)
    rows += batch.rowsRead
    if (rows >= mostRows) break
  }
  return { rows, products, unread, rejects, notes }
}
