import type { AnalyticsDb } from '../engine/db'
import { rebuildBrandNames } from '../derive/rebuild-brand-products'
import { rebuildBrandWearers } from '../derive/rebuild-brand-wearers'
import { rebuildCaptures } from '../derive/rebuild-captures'
import { rebuildCounts } from '../derive/rebuild-counts'
import { rebuildProducts } from '../derive/rebuild-products'
import { rebuildProductsByKind } from '../derive/rebuild-products-by-kind'
import { JsonLines } from '../engine/json-lines'
import { type OpenFacts, openEmptyFacts } from './empty-facts'
import { rebuildSearch } from './rebuild-search'

/** What one day's capture says of a product; what is left out, it does not say. */
export interface WorldCapture {
  readonly day: string
  /** Which of the files of its day it comes from, in the order in which they count. */
  readonly file?: number
  readonly price?: number
  /** Of prices in another currency than dollars: its code, and how much of it a dollar is. */
  readonly currency?: readonly [code: string, perDollar: number]
  /** The upper end of a stated range. */
  readonly priceHigh?: number
  readonly listPrice?: number
  readonly units?: number
  readonly evidence?: 'measured' | 'at_least' | 'estimated'
  readonly periodDays?: number
  readonly rank?: number
  readonly rating?: number
  readonly reviews?: number
  readonly favorites?: number
  readonly inStock?: boolean
}

export interface WorldProduct {
  readonly platform: string
  readonly id: string
  readonly title?: string
  readonly description?: string
  readonly brand?: string
  readonly titleBrand?: string
  readonly seller?: string
  readonly region?: string
  readonly primary?: string
  readonly secondary?: string
  readonly shopPath?: readonly string[]
  readonly gender?: string
  /** `type:value`, found in the title. */
  readonly attributes?: readonly string[]
  readonly listedOn?: string
  /** What its seller tagged it with. */
  readonly tags?: readonly string[]
  /** The import that brought its captures. */
  readonly importId?: string
  readonly captures: readonly WorldCapture[]
}

export type SellingWorld = OpenFacts

const PRODUCT_COLUMNS = [
  'platform',
  'product_id',
  'version',
  'title',
  'description',
  'brand',
  'title_brand',
  'seller',
  'region',
  'primary_category',
  'secondary_category',
  'category_path',
  'gender',
  'attribute_types',
  'attribute_values',
  'attribute_words',
  'attribute_from',
  'listed_on',
  'raw_attributes',
]

const OBSERVATION_COLUMNS = [
  'platform',
  'product_id',
  'observed_on',
  'version',
  'currency',
  'price',
  'list_price',
  'price_usd',
  'list_price_usd',
  'price_high',
  'price_high_usd',
  'units_sold',
  'units_evidence',
  'units_window_days',
  'sales_rank',
  'rating',
  'reviews',
  'favorites',
  'in_stock',
  'import_id',
]

/**
 * An embedded database in a folder of its own that holds just these products, derived as after an import. Prices are in
 * US dollars where a capture names no currency; within a product the captures' order is that of their versions.
 */
export async function openSellingWorld(products: readonly WorldProduct[]): Promise<SellingWorld> {
  const facts = await openEmptyFacts()
  await saveSelling(facts.db, products)
  return facts
}

/** The same beside facts that a world holds already. */
export async function saveSelling(db: AnalyticsDb, products: readonly WorldProduct[]): Promise<void> {
  await saveProducts(db, products)
  const platforms = new Set(products.map((product) => product.platform))
  for (const platform of platforms) {
    await rebuildCaptures(db, platform)
    await rebuildBrandWearers(db, platform)
    await rebuildProducts(db, platform)
    await rebuildCounts(db, platform)
    await rebuildBrandNames(db, platform)
  }
  await rebuildProductsByKind(db)
  await rebuildSearch(db, platforms)
}

async function saveProducts(db: AnalyticsDb, products: readonly WorldProduct[]): Promise<void> {
  const words = new JsonLines()
  const seen = new JsonLines()
  for (const product of products) {
    words.add(wordsOf(product))
    for (const [version, capture] of product.captures.entries()) seen.add(observationOf(product, capture, version + 1))
  }
  await db.append('trendee.product', PRODUCT_COLUMNS, words.take())
  await db.append('trendee.observation', OBSERVATION_COLUMNS, seen.take())
}

function wordsOf(product: WorldProduct): unknown[] {
  const pairs = (product.attributes ?? []).map((attribute) => attribute.split(':'))
  return [
    product.platform,
    product.id,
    1,
    product.title ?? product.id,
    product.description ?? '',
    product.brand ?? '',
    product.titleBrand ?? '',
    product.seller ?? '',
    product.region ?? '',
    product.primary ?? '',
    product.secondary ?? '',
    product.shopPath ?? [],
    product.gender ?? '',
    pairs.map(([type]) => type),
    pairs.map(([, value]) => value),
    pairs.map(([, value]) => value?.replaceAll('-', ' ')),
    pairs.map(() => 'title'),
    product.listedOn ?? null,
    (product.tags ?? []).map((tag) => ['Tag', tag]),
  ]
}

function observationOf({ platform, id, importId }: WorldProduct, capture: WorldCapture, version: number): unknown[] {
  const [currency, perDollar] = capture.currency ?? ['USD', 1]
  const dollars = (amount: number | undefined) => (amount === undefined ? null : amount / perDollar)
  return [
    platform,
    id,
    capture.day,
    version + (capture.file ?? 0) * 2 ** 28,
    capture.price === undefined ? '' : currency,
    capture.price ?? null,
    capture.listPrice ?? null,
    dollars(capture.price),
    dollars(capture.listPrice),
    capture.priceHigh ?? null,
    dollars(capture.priceHigh),
    capture.units ?? null,
    capture.units === undefined ? '' : (capture.evidence ?? 'measured'),
    capture.periodDays ?? null,
    capture.rank ?? null,
    capture.rating ?? null,
    capture.reviews ?? null,
    capture.favorites ?? null,
    capture.inStock === undefined ? null : Number(capture.inStock),
    importId ?? '',
  ]
}
