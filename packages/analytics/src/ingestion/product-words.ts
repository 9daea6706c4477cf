import { isPlausibleRelease } from '@trendee/core/captures/capture-day'
import type { ProductRecord } from '@trendee/feeds/records'
import type { Enriched } from './enrich'
import { type ColumnForms, NativeRows } from '../engine/native-rows'
import { ProductMemory } from './product-memory'
import { TextHash } from './text-hash'

const STORED_COLUMNS: ColumnForms = [
  ['platform', 'label'],
  ['product_id', 'text'],
  ['words', 'uint32'],
  ['version', 'version'],
  ['title', 'text'],
  ['description', 'text'],
  ['brand', 'text'],
  ['title_brand', 'text'],
  ['seller', 'text'],
  ['shop', 'label'],
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

/** Names the words of a product among those that it had: never 0, which stands for words stored without a hash. */
function hashOfWords(record: ProductRecord, enriched: Enriched): number {
  const hash = new TextHash()
  hash.add(String(enriched.words))
  hash.add(record.url)
  hash.add(record.imageUrl)
  hash.add(record.seller)
  // Words of products that no shop was named for keep the hash that they were stored with.
  if (record.shop !== '') hash.add(record.shop)
  hash.add(record.region)
  hash.add(record.listedOn ?? '')
  for (const url of record.imageUrls) hash.add(url)
  return hash.value >>> 0 || 1
}

/**
 * Collects the texts, pictures and attributes of products for the table `product`, each wording of a product once. Each
 * observation names the wording that it came with, so the words follow the newest capture, whatever the order of the
 * imports. A feed of daily observations repeats the same texts of a product a hundred times, within a file and from file
 * to file: a wording equal to the one before is left out.
 */
export class ProductWords {
  /** The wording of each product that came last. */
  private readonly stored = new ProductMemory<number>()
  private readonly waiting = new NativeRows(STORED_COLUMNS)

  /** Keeps the words of a record; the result names them. */
  add(record: ProductRecord, enriched: Enriched, version: bigint): number {
    const words = hashOfWords(record, enriched)
    if (this.stored.get(record) === words) return words
    this.stored.set(record, words)
    this.waiting.add([
      record.platform,
      record.productId,
      words,
      version,
      record.title,
      record.description,
      record.brand,
      enriched.titleBrand,
      record.seller,
      record.shop,
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
      record.listedOn !== null && isPlausibleRelease(record.listedOn, Date.now()) ? record.listedOn : null,
    ])
    return words
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
