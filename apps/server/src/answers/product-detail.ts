import type { SellingDetail } from '@trendee/analytics/selling/detail'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import type { FoundAttribute } from '@trendee/contract/fields'
import type { ProductDetail } from '@trendee/contract/selling/detail'
import { EVIDENCE_SOURCES } from '@trendee/core/extraction/garment'
import { EVIDENCE } from '@trendee/core/series/evidence'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import { Photos, pagePicture } from './picture-address'
import { namedAttributes, picturedProduct, productSummary } from './product'

interface Words {
  readonly attribute_types: readonly string[]
  readonly attribute_values: readonly string[]
  /** Parallel to the values. */
  readonly attribute_words: readonly string[]
  readonly attribute_from: readonly string[]
}

/** Attributes with the words that gave them, as the API answers them. */
export function foundAttributes(record: Words): FoundAttribute[] {
  return record.attribute_values.flatMap((value, index) => {
    const [attribute] = namedAttributes([record.attribute_types[index] ?? ''], [value])
    const from = EVIDENCE_SOURCES.find((source) => source === record.attribute_from[index])
    return attribute && from ? [{ ...attribute, words: record.attribute_words[index] ?? '', from }] : []
  })
}

/** The newest count of units that does not rank the product. */
function unitsApart({ product, history }: SellingDetail): ProductDetail['units_apart'] {
  if (product.units_total !== null || (product.demand_basis === 'units' && product.window_demand !== null)) return null
  const counts = history.flatMap((day) => [
    { day: day.day_text, units: day.untold_units, said: day.untold_evidence, days: null },
    // Where the feed's own period ranks the products, an old count does not stand apart.
    ...(product.demand_window_days === null
      ? [{ day: day.day_text, units: day.in_period, said: day.period_evidence, days: day.period_days }]
      : []),
  ])
  const newest = counts.findLast(({ units }) => units !== null)
  const evidence = EVIDENCE.find((known) => known === newest?.said)
  if (newest === undefined || newest.units === null || evidence === undefined) return null
  return { day: newest.day, units: newest.units, evidence, days: newest.days }
}

/** One stored product with its history and what is like it, as the API answers it. */
export async function productDetail(
  db: AnalyticsDb,
  detail: SellingDetail,
  window: WindowDays,
): Promise<ProductDetail> {
  const { product, words, history, similar } = detail
  const photos = await Photos.of(db, [product, ...similar].map(picturedProduct))
  const shown = productSummary(product, window, photos)
  const hasOrders = history.some(({ sold }) => sold !== null)
  return {
    product: shown,
    description: words.description,
    pictures: [pagePicture(shown)],
    category_path: words.category_path,
    inferred_brand: words.title_brand || null,
    found: foundAttributes({ ...product, ...words }),
    history: history.map((day) => ({
      day: day.day_text,
      price: day.own_price === null ? null : { amount: day.own_price, currency: day.own_currency },
      price_usd: day.price,
      units: day.units,
      units_total: day.total,
      // Counts of a table tell nothing beside orders.
      units_in_period: hasOrders ? null : day.in_period,
      sales_rank: day.rank,
      reviews: day.review_count,
      favorites: day.liked,
      rating: day.stars,
      in_stock: day.is_in_stock === null ? null : day.is_in_stock === 1,
    })),
    units_apart: unitsApart(detail),
    sold_out_on: product.sold_out_day,
    similar: similar.map((other) => Object.assign(productSummary(other, window, photos), { likeness: other.likeness })),
  }
}
