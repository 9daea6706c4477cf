import type { AnalyticsDb } from '../db'
import { JsonLines } from './json-lines'
import type { Enriched } from './enrich'
import type { StagedRecords } from './stage'

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

/**
 * Writes what products are called and look like. A feed of daily observations repeats the same words for the same
 * product a hundred times, so words already written in this import are not written again: the enricher gives the same
 * object for the same words.
 */
export class ProductWords {
  private readonly written = new WeakSet<Enriched>()

  constructor(private readonly versionOf: (sourceRow: number) => string) {}

  /** Rows for the words among these records that this import has not written yet. */
  prepare(staged: StagedRecords): Buffer {
    const lines = new JsonLines()
    staged.records.forEach((record, index) => {
      const enriched = staged.enriched[index]
      if (record.kind !== 'product' || !enriched || this.written.has(enriched)) return
      this.written.add(enriched)
      lines.add([
        record.platform,
        record.productId,
        this.versionOf(staged.sourceRows[index] ?? 0),
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
    })
    return lines.take()
  }

  save(db: AnalyticsDb, lines: Buffer): Promise<void> {
    return db.append('trendee.product', COLUMNS, lines)
  }
}
