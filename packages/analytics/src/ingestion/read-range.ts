import { open, stat } from 'node:fs/promises'
import { toUsd } from '@trendee/core/currency/to-usd'
import { UnrecognisedFeedError } from '@trendee/feeds/feed'
import { openFeed } from '@trendee/feeds/read-feed'
import type { ProductRecord } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../engine/db'
import { Enricher } from './enrich'
import { type GuessedColumns, guessColumns } from './guess-columns'
import { readableFile } from './readable-file'

/** More than any shop offers at once; a larger file is somebody else's data. */
export const MOST_RANGE_ITEMS = 20_000
const HEADER_BYTES = 1 << 16

export interface ReadRangeItem {
  readonly itemId: string
  readonly title: string
  readonly primaryCategory: string
  readonly secondaryCategory: string
  readonly gender: string
  readonly attributeValues: readonly string[]
  readonly price: number | null
  readonly currency: string
  readonly priceUsd: number | null
  readonly stock: number | null
}

export interface ReadRange {
  readonly feed: string
  readonly items: readonly ReadRangeItem[]
  readonly rowsRead: number
  readonly rowsRejected: number
}

export interface RangeOptions {
  /** ISO day of the upload: prices are converted at its rate. */
  readonly today: string
  /** ISO 4217, for files that name none. */
  readonly currency?: string | undefined
}

/** A file that could be read and holds no product. */
export class NoProductsError extends Error {}

/** A file of products that holds more than `MOST_RANGE_ITEMS`. */
export class TooManyItemsError extends Error {}

/**
 * Reads a shop's own range: any feed of products that is known, else a table whose columns say in their names what they hold.
 * Throws UnreadableFileError where it is neither, NoProductsError where it holds none, TooManyItemsError beyond the bound.
 */
export async function readRange(db: AnalyticsDb, path: string, options: RangeOptions): Promise<ReadRange> {
  const file = await readableFile(db, path)
  try {
    return await readItems(file.path, options)
  } finally {
    await file.remove()
  }
}

async function readItems(path: string, options: RangeOptions): Promise<ReadRange> {
  const { opened, columns } = await openRange(path, options)
  const enricher = new Enricher()
  const found = new Map<string, ReadRangeItem>()
  let rowsRead = 0
  let rowsRejected = 0
  for await (const batch of opened.batches) {
    rowsRead += batch.rowsRead
    rowsRejected += batch.rejects.filter(({ field }) => !isFurtherVariant(columns, field)).length
    for (const record of batch.records) {
      if (record.kind !== 'product') continue
      found.set(record.productId, itemOf(record, enricher, options))
      if (found.size > MOST_RANGE_ITEMS) throw new TooManyItemsError(`more than ${MOST_RANGE_ITEMS} items`)
    }
  }
  if (found.size === 0) throw new NoProductsError('no products')
  return { feed: opened.feed.id, items: [...found.values()], rowsRead, rowsRejected }
}

async function openRange(path: string, { today, currency }: RangeOptions) {
  const given = { capturedOn: today, ...(currency ? { currency } : {}) }
  try {
    return { opened: await openFeed(path, given), columns: null }
  } catch (error) {
    const columns = error instanceof UnrecognisedFeedError ? guessColumns(await firstLine(path)) : null
    if (columns === null) throw error
    return { opened: await openFeed(path, { ...given, mapping: columns.mapping }), columns }
  }
}

/** Of a shop system's export, a product's further sizes are rows without a title. */
function isFurtherVariant(columns: GuessedColumns | null, field: string): boolean {
  return columns?.hasVariantRows === true && (field === 'title' || field === columns.mapping['title'])
}

function itemOf(record: ProductRecord, enricher: Enricher, { today, currency: given }: RangeOptions): ReadRangeItem {
  const read = enricher.enrich(record)
  const currency = record.currency === '' ? (given ?? '') : record.currency
  return {
    itemId: record.productId,
    title: record.title,
    primaryCategory: read?.primaryCategory ?? '',
    secondaryCategory: read?.secondaryCategory ?? '',
    gender: read?.gender ?? '',
    attributeValues: [...new Set(read?.attributeValues ?? [])],
    price: record.price,
    currency,
    priceUsd: toUsd(record.price, currency, today),
    stock: record.stock,
  }
}

async function firstLine(path: string): Promise<string> {
  const { size } = await stat(path)
  const file = await open(path)
  try {
    const head = Buffer.alloc(Math.min(size, HEADER_BYTES))
    await file.read(head, 0, head.length, 0)
    const text = head.toString('utf8').replace(/^\uFEFF/, '')
    return text.split(/\r\n|\n|\r/, 1)[0] ?? ''
  } finally {
    await file.close()
  }
}
