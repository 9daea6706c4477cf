import type { ProductRecord } from '@trendee/feeds/records'
import type { Enriched } from './enrich'
import { type ColumnForms, NativeRows } from '../engine/native-rows'
import { ProductMemory } from './product-memory'
import { TextHash } from './text-hash'

export const PRODUCT_WORDS: ColumnForms = [
  ['platform', 'label'],
  ['product_id', 'text'],
  ['version', 'version'],
  ['title', 'text'],
  ['description', 'text'],
  ['brand', 'text'],
  ['seller', 'text'],
  ['url', 'text'],
  ['image_url', 'text'],
  ['image_urls', 'texts'],
  ['category_path', 'texts'],
  ['raw_attributes', 'pairs'],
  ['region', 'label'],
  ['primary_category', 'label'],
  ['secondary_category', 'label'],
  ['gender', 'label'],
  ['attribute_types', 'texts'],
  ['attribute_values', 'texts'],
  ['attribute_words', 'texts'],
  ['attribute_from', 'texts'],
  ['listed_on', 'day?'],
]

interface Stored {
  readonly enriched: Enriched
  /** Of what stands beside the words in the same row. */
  readonly rest: number
  readonly version: bigint
}

function restOf(record: ProductRecord): number {
  const hash = new TextHash()
  hash.add(record.url)
  hash.add(record.imageUrl)
  hash.add(record.seller)
  hash.add(record.region)
  hash.add(record.listedOn ?? '')
  for (const url of record.imageUrls) hash.add(url)
  return hash.value
}

/**
 * What products are called and look like, on its way into the store. A feed of daily observations repeats the same words
 * for the same product a hundred times, within a file and from file to file: what is already the newest word about a
 * product is not written again. The enricher gives the same object for the same words.
 */
export class ProductWords {
  private readonly stored = new ProductMemory<Stored>()
  private readonly waiting = new NativeRows(PRODUCT_WORDS)

  add(record: ProductRecord, enriched: Enriched, version: bigint): void {
    const rest = restOf(record)
    const stored = this.stored.get(record)
    if (stored?.enriched === enriched && stored.rest === rest) return
    // Words of an older file are stored too, below the newer ones; those stay the newest.
    if (!stored || version >= stored.version) {
      this.stored.set(record, { enriched, rest, version })
    }
    this.waiting.add([
      record.platform,
      record.productId,
      version,
      record.title,
      record.description,
      record.brand,
      record.seller,
      record.url,
      record.imageUrl,
      record.imageUrls,
      record.categoryPath,
      record.rawAttributes,
      record.region,
      enriched.primaryCategory,
      enriched.secondaryCategory,
      enriched.gender,
      enriched.attributeTypes,
      enriched.attributeValues,
      enriched.attributeWords,
      enriched.attributeFrom,
      record.listedOn,
    ])
  }

  /** The rows to be stored, null where there are none. Whoever takes them and fails to store them calls `forget`. */
  take() {
    return this.waiting.length > 0 ? this.waiting.take() : null
  }

  giveBackRoom(): void {
    this.waiting.giveBackRoom()
  }

  forget(): void {
    this.stored.clear()
    this.waiting.take()
  }
}
