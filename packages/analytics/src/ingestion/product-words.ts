import { createHash } from 'node:crypto'
import type { ProductRecord } from '@trendee/feeds/records'
import type { AnalyticsDb } from '../db'
import { JsonLines } from './json-lines'
import type { StagedRecord } from './stage'

const COLUMNS = [
  'platform',
  'product_id',
  'version',
  'title',
  'description',
  'brand',
  'seller',
  'url',
  'image_url',
  'image_urls',
  'category_path',
  'raw_attributes',
  'region',
  'primary_category',
  'secondary_category',
  'gender',
  'attribute_types',
  'attribute_values',
  'attribute_words',
  'attribute_from',
  'listed_on',
]

/** Products remembered as written; beyond it the memory is emptied, which costs repeated writes, never wrong ones. */
const REMEMBERED = 100_000

/**
 * Writes what products are called and look like. A feed of daily observations repeats the same words for the same
 * product a hundred times, so words already written in this import are not written again.
 */
export class ProductWords {
  private readonly written = new Map<string, string>()

  constructor(private readonly db: AnalyticsDb) {}

  async save(staged: readonly StagedRecord[]): Promise<void> {
    const lines = new JsonLines()
    for (const { record, enriched, context } of staged) {
      if (record.kind !== 'product' || !enriched) continue
      const key = `${record.platform}/${record.productId}`
      const content = digest(record)
      if (this.written.get(key) === content) continue
      if (this.written.size >= REMEMBERED) this.written.clear()
      this.written.set(key, content)
      lines.add([
        record.platform,
        record.productId,
        context.version,
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
    await this.db.append('trendee.product', COLUMNS, lines.take())
  }
}

function digest(record: ProductRecord): string {
  // Title, brand and place identify the words in practice; long descriptions by their length and ends.
  const { description } = record
  const words = `${record.title}\0${record.brand}\0${record.seller}\0${record.url}\0${record.imageUrl}\0${description.length}${description.slice(0, 40)}`
  return words.length < 200 ? words : createHash('md5').update(words).digest('base64')
}
