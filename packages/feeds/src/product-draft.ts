import type { Evidence } from '@trendee/core/series/evidence'
import type { Count } from './cells/read-count'
import type { Platform, ProductRecord } from './records'
import type { PriceRange } from './table-row'

const NOTHING: readonly never[] = []

/**
 * A product of which nothing but its name is known yet: a feed sets what it knows, the rest stays empty or null. One class, so that
 * records of all feeds are made and read as one shape: where each feed handed over an object of its own fields, a process that had
 * read two feeds needed twice the time for a million rows.
 */
export class ProductDraft implements ProductRecord {
  readonly kind = 'product'
  readonly platform: Platform
  readonly productId: string
  readonly title: string
  description = ''
  brand = ''
  seller = ''
  shop = ''
  url = ''
  imageUrl = ''
  imageUrls: ProductRecord['imageUrls'] = NOTHING
  categoryPath: ProductRecord['categoryPath'] = NOTHING
  rawColor = ''
  rawGender = ''
  rawAttributes: ProductRecord['rawAttributes'] = NOTHING
  region = ''
  currency = ''
  price: number | null = null
  priceHigh: number | null = null
  listPrice: number | null = null
  unitsSold: number | null = null
  unitsEvidence: Evidence | null = null
  unitsWindowDays: number | null = null
  revenue: number | null = null
  salesRank: number | null = null
  rating: number | null = null
  reviews: number | null = null
  favorites: number | null = null
  stock: number | null = null
  inStock: boolean | null = null
  listedOn: string | null = null
  observedOn: string | null = null

  constructor(platform: Platform, productId: string, title: string) {
    this.platform = platform
    this.productId = productId
    this.title = title
  }

  /** Its pictures; `main` is the one to show where the feed names one, else the first. */
  setPictures(all: readonly string[], main = ''): void {
    this.imageUrls = all
    this.imageUrl = main || (all[0] ?? '')
  }

  setPrice(range: PriceRange | null): void {
    this.price = range?.low ?? null
    this.priceHigh = range?.high ?? null
  }

  /** What a label or a number says of the units sold; null where it says nothing. */
  setUnitsSold(count: Count | null): void {
    this.unitsSold = count?.value ?? null
    this.unitsEvidence = count?.evidence ?? null
    this.unitsWindowDays = count?.days ?? null
  }
}
