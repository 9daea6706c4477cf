import { WINDOWS } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { PRODUCT_COLUMNS, type ProductRow, productRow } from '../selling/product-row'
import { type TrendItems, itemFilter, itemParameters } from './trend-key'

const SHOWN = 12
const WINDOW = WINDOWS.indexOf(30) + 1

/**
 * Products of all platforms that carry a trend: the best sellers of each in turn. Counts of different platforms do not
 * compare, so the list takes the first of each platform, then the second of each.
 */
export async function trendProducts(db: AnalyticsDb, items: TrendItems): Promise<ProductRow[]> {
  const rows = await db.rows(
    productRow,
    `SELECT ${PRODUCT_COLUMNS} FROM trendee.product_current WHERE ${itemFilter(items, 'title')}
     ORDER BY platform, demand[{window:UInt8}] DESC NULLS LAST, units_total DESC NULLS LAST, reviews DESC NULLS LAST, product_id
     LIMIT ${SHOWN} BY platform`,
    { ...itemParameters(items), window: WINDOW },
    { route: 'trends.detail.products' },
  )
  const platforms = [...new Set(rows.map((row) => row.platform))].map((platform) =>
    rows.filter((row) => row.platform === platform),
  )
  return Array.from({ length: SHOWN }, (_, place) => platforms.flatMap((own) => own[place] ?? []))
    .flat()
    .slice(0, SHOWN)
}
