import type { ProductSummary } from '@trendee/contract/fields'
import { webLink } from '@trendee/core/links/web-link'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { ProductRow } from '@trendee/analytics/tables/product-row'
import type { Photos, Pictured } from './picture-address'
import { colorHex, isAttributeType, valueNames } from './value-names'

/** Attributes with their names in both languages; a value that the lexicon no longer has keeps its own. */
export function namedAttributes(types: readonly string[], values: readonly string[]): ProductSummary['attributes'] {
  return types.flatMap((type, index) => {
    const value = values[index]
    if (!isAttributeType(type) || value === undefined) return []
    return [Object.assign({ type, value }, valueNames(type, value))]
  })
}

/** The colours among attributes, as they look. */
export function colorSwatches(attributes: ProductSummary['attributes']): ProductSummary['colors'] {
  return attributes.flatMap(({ type, value, name, name_zh }) => {
    const hex = type === 'color' ? colorHex(value) : null
    return hex ? [{ value, name, name_zh, hex }] : []
  })
}

/** What the picture of a product is asked by. */
export function picturedProduct({ platform, product_id: id }: ProductRow): Pictured {
  return { kind: platform, id }
}

function discountOf(price: number | null, listPrice: number | null): number | null {
  return price === null || listPrice === null || listPrice <= 0 ? null : Math.max(0, 1 - price / listPrice)
}

/** A stored product as the API answers it, with the numbers of the window it was read for. */
export function productSummary(product: ProductRow, window: WindowDays, photos: Photos): ProductSummary {
  const { price, price_high: dearest, list_price: listPrice, currency } = product
  const units = product.demand_basis === 'units' ? product.window_demand : null
  const attributes = namedAttributes(product.attribute_types, product.attribute_values)
  return {
    platform: product.platform,
    id: product.product_id,
    title: product.title,
    brand: product.brand,
    seller: product.seller,
    // Rows of before links were looked at are still there.
    url: webLink(product.url),
    ...photos.shown(picturedProduct(product)),
    region: product.region,
    price: price === null ? null : { amount: price, currency },
    price_high: dearest === null ? null : { amount: dearest, currency },
    list_price: listPrice === null ? null : { amount: listPrice, currency },
    price_doubt: product.price_doubt || null,
    price_usd: product.price_usd,
    price_high_usd: product.price_high_usd,
    discount: product.price_doubt === '' ? discountOf(price, listPrice) : null,
    units,
    // Where the window's units are unknown, it says how the count of all time is known.
    units_evidence: (product.demand_basis === 'units' && product.evidence) || null,
    units_total: product.units_total,
    units_window_days: units === null ? null : (product.demand_window_days ?? window),
    revenue_usd: product.revenue_usd,
    demand: product.window_demand,
    demand_basis: product.demand_basis || null,
    growth: product.growth,
    sales_rank: product.sales_rank,
    rank_change: product.places_gained,
    rating: product.rating,
    reviews: product.reviews,
    favorites: product.favorites,
    in_stock: product.in_stock === null ? null : product.in_stock === 1,
    primary_category: product.primary_category,
    secondary_category: product.secondary_category,
    gender: product.gender,
    gender_from: product.gender_from || null,
    attributes,
    colors: colorSwatches(attributes),
    first_seen: product.first_seen_day,
    last_seen: product.last_seen_day,
    sparkline: product.sparkline,
  }
}
