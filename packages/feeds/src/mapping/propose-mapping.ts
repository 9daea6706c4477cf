import type { FeedOptions, FeedSample } from '../feed'
import type { FeedMessage } from '../feed-message'
import { openFeed, sampleOf } from '../read-feed'
import type { ProductRecord } from '../records'
import { beginWithTheirNumbers, headerOf, isBlank, keysOf, valueOf } from '../table-feed'
import { type UnreadCells, addUnread } from '../unread-cells'
import { type GuessedField, type UnknownColumn, guessMapping } from './guess-mapping'

/** Rows whose cells the guess looks at. */
const ROWS_LOOKED_AT = 200
/** Rows without a day are read under one that is shown nowhere. */
const ANY_DAY = '1970-01-01'

/** A table that nobody knows, and what its columns are likely to hold. */
export interface ProposedMapping {
  readonly columns: readonly UnknownColumn[]
  readonly guessed: readonly GuessedField[]
}

/** The columns of a file with their first cells; null where it is no table. Throws UnreadableFileError. */
export async function columnsOfTable(path: string): Promise<readonly UnknownColumn[] | null> {
  const sample = await sampleOf(path)
  const columns = sample === null ? [] : columnsIn(sample)
  return columns.length < 2 ? null : columns
}

/** What the columns of a file are likely to hold; null where it is no table. Throws UnreadableFileError. */
export async function proposeMapping(path: string): Promise<ProposedMapping | null> {
  const columns = await columnsOfTable(path)
  return columns && { columns, guessed: guessMapping(columns) }
}

function columnsIn(sample: FeedSample): UnknownColumn[] {
  if (sample.layout === 'json') {
    const items = sample.head().slice(0, ROWS_LOOKED_AT).filter(isObject)
    const names = [...new Set(items.flatMap(keysOf))]
    return names.map((name) => ({ name, cells: items.map((item) => valueOf(item, [name])) }))
  }
  const header = headerOf(sample.rows)
  const [first, ...rows] = (sample.head() as string[][]).filter((row) => !isBlank(row)).slice(0, ROWS_LOOKED_AT + 1)
  if (first === undefined) return []
  const shift = beginWithTheirNumbers([first, ...rows], header.length) ? 1 : 0
  return header.flatMap((name, at) =>
    name.trim() === '' ? [] : [{ name: name.trim(), cells: rows.map((row) => row[at + shift]) }],
  )
}

function isObject(item: unknown): item is object {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}

/** The beginning of a file as it is read. */
export interface ReadBeginning {
  readonly products: readonly ProductRecord[]
  /** Of the rows that were read for them. */
  readonly unread: readonly UnreadCells[]
  readonly notes: readonly FeedMessage[]
}

/** The first products of a file as they are read, whether or not its rows name a day. Throws as `openFeed`. */
export async function readBeginning(path: string, options: FeedOptions, most: number): Promise<ReadBeginning> {
  const { batches } = await openFeed(path, { capturedOn: ANY_DAY, ...options })
  const products: ProductRecord[] = []
  const unread: UnreadCells[] = []
  const notes: FeedMessage[] = []
  for await (const batch of batches) {
    products.push(...batch.records.filter((record): record is ProductRecord => record.kind === 'product'))
    for (const cells of batch.unread) addUnread(unread, cells)
    notes.push(...batch.notes)
    if (products.length >= most) break
  }
  return { products: products.slice(0, most), unread, notes }
}
