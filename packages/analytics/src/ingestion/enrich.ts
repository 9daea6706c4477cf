import type { ExtractedGarment, GarmentInput } from '@trendee/core/extraction/garment'
import type { ReadingLanguage } from '@trendee/core/extraction/language-vocabulary'
import { extractCaption } from '@trendee/core/extraction/extract-caption'
import { extractFashion, extractGarment, isReadable } from '@trendee/core/extraction/extract-garment'
import { brandsNamed } from '@trendee/core/extraction/brands-named'
import type { LeftOutReason } from '@trendee/core/imports/left-out-reasons'
import { isOtherGoods } from '@trendee/core/extraction/find-category'
import type { FeedRecord, LookRecord, ProductRecord } from '@trendee/feeds/records'
import { ProductMemory } from './product-memory'
import { readLook, type ReadGarment } from './read-look'
import { ownText, TextHash } from './text-hash'

/** What the words of a record say, as columns. Arrays are parallel. */
export interface Enriched {
  /** Hash of the words that it was read from; 0 for records other than products. */
  readonly words: number
  readonly primaryCategory: string
  readonly secondaryCategory: string
  readonly gender: string
  /** The brand that the title names where the feed states none: inferred. Empty otherwise. */
  readonly titleBrand: string
  readonly attributeTypes: readonly string[]
  readonly attributeValues: readonly string[]
  readonly attributeWords: readonly string[]
  readonly attributeFrom: readonly string[]
  /** Why a product is left out; null of one that is not. */
  readonly leftOutFor: LeftOutReason | null
  /** Of a look: each garment by itself. */
  readonly garments?: readonly ReadGarment[]
  /** Brands that a post's words name, as those write themselves. */
  readonly brands: readonly string[]
}

/** What of a product's record says what it is, beside its description. */
export function productInput(
  record: ProductRecord,
  fileLanguage: ReadingLanguage | null = null,
): Omit<GarmentInput, 'description'> {
  return {
    title: record.title,
    fileLanguage,
    ...(record.brand ? { rawBrand: record.brand } : {}),
    ...(record.rawColor ? { rawColor: record.rawColor } : {}),
    ...(record.rawGender ? { rawGender: record.rawGender } : {}),
    ...(record.rawAttributes.length > 0 ? { fields: record.rawAttributes } : {}),
    ...(record.categoryPath.length > 0 ? { categoryPath: record.categoryPath } : {}),
  }
}

function columnsOf(garment: ExtractedGarment, words = 0, brands: readonly string[] = []): Enriched {
  return {
    leftOutFor: null,
    words,
    primaryCategory: garment.category?.primary ?? '',
    secondaryCategory: garment.category?.secondary ?? '',
    gender: garment.gender?.value ?? '',
    titleBrand: garment.brand?.from === 'title' ? ownText(garment.brand.value) : '',
    attributeTypes: garment.attributes.map((attribute) => attribute.type),
    attributeValues: garment.attributes.map((attribute) => attribute.value),
    attributeWords: garment.attributes.map((attribute) => ownText(attribute.words)),
    attributeFrom: garment.attributes.map((attribute) => attribute.from),
    brands,
  }
}

/** A look is of the category of its first garment and carries what any of its garments does. */
function look(record: LookRecord): Enriched {
  const { gender, garments } = readLook(record)
  const main = garments.find(({ secondary_category }) => secondary_category !== '')
  const known = new Set<string>()
  const carried = garments
    .flatMap(({ attributes }) => attributes)
    .filter(({ type, value }) => !known.has(`${type}:${value}`) && known.add(`${type}:${value}`))
  return {
    ...NO_FASHION,
    leftOutFor: null,
    primaryCategory: main?.primary_category ?? '',
    secondaryCategory: main?.secondary_category ?? '',
    gender,
    attributeTypes: carried.map(({ type }) => type),
    attributeValues: carried.map(({ value }) => value),
    attributeWords: carried.map(({ words }) => words),
    attributeFrom: carried.map(({ from }) => from),
    garments,
  }
}

/** Of a product that is no fashion nothing else is of interest. */
const NO_FASHION: Enriched = {
  leftOutFor: 'not_fashion',
  words: 0,
  primaryCategory: '',
  secondaryCategory: '',
  gender: '',
  titleBrand: '',
  attributeTypes: [],
  attributeValues: [],
  attributeWords: [],
  attributeFrom: [],
  brands: [],
}

/** Its language may name a garment that we do not know. */
const OTHER_LANGUAGE: Enriched = { ...NO_FASHION, leftOutFor: 'other_language' }

interface Reading {
  readonly words: number
  readonly enriched: Enriched
}

/** Everything that a reading depends on, as a number: the texts would be much to keep, and hold on to the file around them. */
function wordsOf(record: ProductRecord, fileLanguage: ReadingLanguage | null): number {
  const hash = new TextHash()
  if (fileLanguage !== null) hash.add(fileLanguage)
  hash.add(record.title)
  hash.add(record.rawColor)
  hash.add(record.description)
  hash.add(record.rawGender)
  hash.add(record.brand)
  for (const part of record.categoryPath) hash.add(part)
  for (const [name, value] of record.rawAttributes) {
    hash.add(name)
    hash.add(value)
  }
  return hash.value
}

/** Reads category, gender and attributes out of records, remembering what it has read. */
export class Enricher {
  /** A daily feed repeats the same words, and reading them is the dearest part of an import. */
  private readonly products = new ProductMemory<Reading>()

  /**
   * `null` for records without words of a garment (series, queries, places, hashtags, creators). The same words of the same
   * product give the same object again. `fileLanguage`: in what most titles of its file are, null where nothing tells.
   */
  enrich(record: FeedRecord, fileLanguage: ReadingLanguage | null = null): Enriched | null {
    switch (record.kind) {
      case 'product':
        return this.product(record, fileLanguage)
      case 'order-line':
        return this.product(record.product, fileLanguage)
      case 'post':
        return columnsOf(extractCaption(record.caption, record.hashtags), 0, brandsNamed(record.caption))
      case 'ad-topic':
        return columnsOf(extractGarment({ title: record.topic }))
      case 'look':
        return look(record)
      default:
        return null
    }
  }

  private product(record: ProductRecord, fileLanguage: ReadingLanguage | null): Enriched {
    // Most of a marketplace is none of ours: not even its words are looked at.
    if (isOtherGoods(record.categoryPath)) return NO_FASHION
    const words = wordsOf(record, fileLanguage)
    const known = this.products.get(record)
    if (known?.words === words) return known.enriched
    const input = productInput(record, fileLanguage)
    const garment = extractFashion(input, () => record.description)
    const enriched = garment !== null ? columnsOf(garment, words) : isReadable(input) ? NO_FASHION : OTHER_LANGUAGE
    this.products.set(record, { words, enriched })
    return enriched
  }
}
