import { z } from 'zod'
import { WINDOWS } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { type PriceBand, PRICE_EDGES, priceBands } from '../selling/price-bands'
import { PRODUCT_COLUMNS, type ProductRow, productRow } from '../selling/product-row'
import { type TrendItems, itemFilter, itemParameters } from './trend-key'

const SHOWN = 12
const WINDOW = WINDOWS.indexOf(30) + 1
const BIN = z.object({ from: z.number(), products: z.number(), told: z.number(), units: z.number() })

/**
 * Products of all platforms that carry a trend: the best sellers of each in turn, and their price bands. Counts of
 * different platforms do not compare, so the list takes the first of each platform, then the second of each.
 */
export async function trendProducts(
  db: AnalyticsDb,
  items: TrendItems,
): Promise<{ products: ProductRow[]; priceBands: PriceBand[] }> {
  const parameters = { ...itemParameters(items), window: WINDOW }
  const [products, bins] = await Promise.all([
    db.rows(
      productRow,
      `SELECT ${PRODUCT_COLUMNS} FROM trendee.product_current WHERE ${itemFilter('title')}
       ORDER BY row_number() OVER (PARTITION BY platform ORDER BY demand[{window:UInt8}] DESC NULLS LAST,
         units_total DESC NULLS LAST, reviews DESC NULLS LAST, product_id), platform
       LIMIT ${SHOWN}`,
      parameters,
      { route: 'trends.detail' },
    ),
    db.rows(
      BIN,
      `SELECT arrayMax(arrayFilter(edge -> edge <= price_usd, [${PRICE_EDGES.join(', ')}])) AS from, count() AS products,
         countIf(demand_basis = 'units' AND demand[{window:UInt8}] IS NOT NULL) AS told,
         sumIf(ifNull(demand[{window:UInt8}], 0), demand_basis = 'units') AS units
       FROM trendee.product_current WHERE price_usd IS NOT NULL AND ${itemFilter('title')} GROUP BY from`,
      parameters,
      { route: 'trends.detail' },
    ),
  ])
  return {
    products,
    priceBands: priceBands(
      bins.map(({ from, products: n, told, units }) => ({ from, products: n, units: told > 0 ? units : null })),
    ),
  }
}
