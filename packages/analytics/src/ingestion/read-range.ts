import { FileLanguage } from '@trendee/core/extraction/titles-language'
import { toUsd } from '@trendee/core/currency/to-usd'
import { UnrecognisedFeedError } from '@trendee/feeds/feed'
import { mappingOf } from '@trendee/core/imports/mappable-fields'
import { proposeMapping } from '@trendee/feeds/mapping/propose-mapping'
import { openFeed } from '@trendee/feeds/read-feed'
import type { ProductRecord } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../engine/db'
import { type Enriched, Enricher } from './enrich'
import { readableFile } from './readable-file'

/** More than any shop offers at once; a larger file is somebody else's data. */
export const MOST_RANGE_ITEMS = 20_000

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
  const { opened, variantTitle } = await openRange(path, options)
  const enricher = new Enricher()
  const found = new Map<string, ReadRangeItem>()
  let rowsRead = 0
  let rowsRejected = 0
  const language = new FileLanguage()
  for await (const batch of opened.batches) {
    rowsRead += batch.rowsRead
    rowsRejected += batch.rejects.filter(
      ({ field }) => variantTitle === null || (field !== 'title' && field !== variantTitle),
    ).length
    const fileLanguage = language.with(batch.records.flatMap((one) => (one.kind === 'product' ? [one.title] : [])))
    for (const record of batch.records) {
      if (record.kind !== 'product') continue
      found.set(record.productId, itemOf(record, enricher.enrich(record, fileLanguage), options))
      if (found.size > MOST_RANGE_ITEMS) throw new TooManyItemsError(`more than ${MOST_RANGE_ITEMS} items`)
    }
  }
  if (found.size === 0) throw new NoProductsError('no products')
  return { feed: opened.feed.id, items: [...found.values()], rowsRead, rowsRejected }
}

async function openRange(path: string, { today, currency }: RangeOptions) {
  const given = { capturedOn: today, ...(currency ? { currency } : {}) }
  try {
    return { opened: await openFeed(path, given), variantTitle: null }
  } catch (error) {
    const proposed = error instanceof UnrecognisedFeedError ? await proposeMapping(path) : null
    const mapping = proposed && mappingOf(proposed.guessed.products)
    if (!proposed || mapping?.title === undefined) throw error
    // A shop that changes a price has the same item still: without an id, the title tells it.
    const whole = { ...mapping, productId: mapping.productId ?? mapping.title }
    // Of a shop system's export, a product's further sizes are rows without a title.
    const hasVariants = proposed.columns.some(({ name }) => /^variant /i.test(name))
    return {
      opened: await openFeed(path, { ...given, mapping: whole }),
      variantTitle: hasVariants ? mapping.title : null,
    }
  }
}

function itemOf(record: ProductRecord, read: Enriched | null, { today, currency: given }: RangeOptions): ReadRangeItem {
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
