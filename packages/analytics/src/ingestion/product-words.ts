import type { ProductRecord } from '@trendee/feeds/records'
import type { Enriched } from './enrich'
import { type ColumnForms, NativeRows } from '../engine/native-rows'
import { ProductMemory } from './product-memory'
import { TextHash } from './text-hash'

const STORED_COLUMNS: ColumnForms = [
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
  /** Hash of the columns that `enriched` does not follow from. */
  readonly otherColumns: number
  readonly version: bigint
}

function hashOfOtherColumns(record: ProductRecord): number {
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
 * Collects the texts, pictures and attributes of products for the table `product`. A feed of daily observations
 * repeats the same texts of a product a hundred times, within a file and from file to file, so a row equal to the product's
 * newest one is left out. The enricher returns the same object for the same texts.
 */
export class ProductWords {
  private readonly stored = new ProductMemory<Stored>()
  private readonly waiting = new NativeRows(STORED_COLUMNS)

  add(record: ProductRecord, enriched: Enriched, version: bigint): void {
    const otherColumns = hashOfOtherColumns(record)
    const stored = this.stored.get(record)
    if (stored?.enriched === enriched && stored.otherColumns === otherColumns) return
    // Words of an older file are stored too, below the newer ones; those stay the newest.
    if (!stored || version >= stored.version) {
      this.stored.set(record, { enriched, otherColumns, version })
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

  /** The rows to be stored, null where there are none. A caller that fails to store them calls `forget`. */
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
