import type { ExtractedGarment, GarmentInput } from '@trendee/core/extraction/garment'
import { extractFashion, extractGarment } from '@trendee/core/extraction/extract-garment'
import { isOtherGoods } from '@trendee/core/extraction/find-category'
import type { FeedRecord, ProductRecord } from '@trendee/feeds/records'
import { ProductMemory } from './product-memory'
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
}

/** Names under which shops put the colour and the material among their free attributes, lower case. */
const COLOR_NAMES = new Set(['color', 'colour', '颜色', 'warna', 'cor', 'màu sắc', 'สี'])
const SPOKEN_NAMES =
  /material|fabric|composition|pattern|neckline|collar|sleeve|fit|length|style|detail|bahan|tejido|tela|chất liệu|面料|图案|领|袖/i

function namedValue(record: ProductRecord, names: ReadonlySet<string>): string {
  return record.rawAttributes.find(([name]) => names.has(name.trim().toLowerCase()))?.[1] ?? ''
}

/** Attributes that a shop spelled out read like a description: "Material: Polyester; Neckline: V neck". */
function spokenAttributes(record: ProductRecord): string {
  return record.rawAttributes
    .filter(([name]) => SPOKEN_NAMES.test(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
}

function descriptionOf(record: ProductRecord): string {
  return [spokenAttributes(record), record.description].filter(Boolean).join('. ')
}

function productInput(record: ProductRecord): Omit<GarmentInput, 'description'> {
  const rawColor = record.rawColor || namedValue(record, COLOR_NAMES)
  return {
    title: record.title,
    ...(record.brand ? { rawBrand: record.brand } : {}),
    ...(rawColor ? { rawColor } : {}),
    ...(record.rawGender ? { rawGender: record.rawGender } : {}),
    ...(record.categoryPath.length > 0 ? { categoryPath: record.categoryPath } : {}),
  }
}

function columnsOf(garment: ExtractedGarment, words = 0): Enriched {
  return {
    words,
    primaryCategory: garment.category?.primary ?? '',
    secondaryCategory: garment.category?.secondary ?? '',
    gender: garment.gender?.value ?? '',
    titleBrand: garment.brand?.from === 'title' ? ownText(garment.brand.value) : '',
    attributeTypes: garment.attributes.map((attribute) => attribute.type),
    attributeValues: garment.attributes.map((attribute) => attribute.value),
    attributeWords: garment.attributes.map((attribute) => ownText(attribute.words)),
    attributeFrom: garment.attributes.map((attribute) => attribute.from),
  }
}

/** Of a product that is no fashion nothing else is of interest. */
const NO_FASHION: Enriched = {
  words: 0,
  primaryCategory: '',
  secondaryCategory: '',
  gender: '',
  titleBrand: '',
  attributeTypes: [],
  attributeValues: [],
  attributeWords: [],
  attributeFrom: [],
}

interface Reading {
  readonly words: number
  readonly enriched: Enriched
}

/** Everything that a reading depends on, as a number: the texts would be much to keep, and hold on to the file around them. */
function wordsOf(record: ProductRecord): number {
  const hash = new TextHash()
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
   * `null` for records without words of a garment (series, queries, places, hashtags). The same words of the same
   * product give the same object again.
   */
  enrich(record: FeedRecord): Enriched | null {
    switch (record.kind) {
      case 'product':
        return this.product(record)
      case 'post':
        return columnsOf(extractGarment({ title: `${record.caption} ${record.hashtags.join(' ')}` }))
      case 'look':
        return columnsOf(
          extractGarment({ title: record.description, ...(record.gender ? { rawGender: record.gender } : {}) }),
        )
      default:
        return null
    }
  }

  private product(record: ProductRecord): Enriched {
    // Most of a marketplace is none of ours: not even its words are looked at.
    if (isOtherGoods(record.categoryPath)) return NO_FASHION
    const words = wordsOf(record)
    const known = this.products.get(record)
    if (known?.words === words) return known.enriched
    const garment = extractFashion(productInput(record), () => descriptionOf(record))
    const enriched = garment === null ? NO_FASHION : columnsOf(garment, words)
    this.products.set(record, { words, enriched })
    return enriched
  }
}
