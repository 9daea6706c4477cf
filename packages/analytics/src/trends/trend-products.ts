import type { AnalyticsDb } from '../engine/db'
import { CARD, type ProductRow, productRow } from '../tables/product-row'
import { type TrendItems, itemParameters, productsOf } from '../tables/trend-key'

const SHOWN = 12

/**
 * The best sellers of the last 30 days that carry a trend. Counts of different platforms do not compare, so each product
 * goes by its standing among all products of its platform. `asOf`: only products whose numbers are not newer than that day.
 */
export async function trendProducts(db: AnalyticsDb, items: TrendItems, asOf?: string): Promise<ProductRow[]> {
  const rows = await db.rows(
    CARD,
    `SELECT card FROM trendee.product_by_kind WHERE ${productsOf(items, asOf)}
     ORDER BY standing, platform, product_id LIMIT ${SHOWN}`,
    { ...itemParameters(items), asOf: asOf ?? '' },
    { route: 'trends.detail.products', isKept: true },
  )
  return rows.map(({ card }) => productRow(card, 30))
}
