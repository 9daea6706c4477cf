import { z } from 'zod'
import { WINDOWS } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { PRODUCT_COLUMNS, type ProductRow, productRow } from '../selling/product-row'
import { type TrendItems, itemFilter, itemParameters } from './trend-key'

const SHOWN = 12
const WINDOW = WINDOWS.indexOf(30) + 1
const NAMED = z.object({
  platform: z.string(),
  product_id: z.string(),
  secondary_category: z.string(),
  gender: z.string(),
})

const distinct = (values: readonly string[]): string[] => [...new Set(values)]

/**
 * Products of all platforms that carry a trend: the best sellers of each in turn. Counts of different platforms do not
 * compare, so the list takes the first of each platform, then the second of each.
 */
export async function trendProducts(db: AnalyticsDb, items: TrendItems): Promise<ProductRow[]> {
  // The names first: what is shown of a product is read for the twelve, not for all that carry the trend.
  const best = await db.rows(
    NAMED,
    `SELECT platform, product_id, secondary_category, gender FROM trendee.product_current WHERE ${itemFilter(items, 'title')}
     ORDER BY platform, demand[${WINDOW}] DESC NULLS LAST, units_total DESC NULLS LAST, reviews DESC NULLS LAST, product_id
     LIMIT ${SHOWN} BY platform`,
    itemParameters(items),
    { route: 'trends.detail.best', isKept: true },
  )
  const platforms = [...new Set(best.map((row) => row.platform))].map((platform) =>
    best.filter((row) => row.platform === platform),
  )
  const shown = Array.from({ length: SHOWN }, (_, place) => platforms.flatMap((own) => own[place] ?? []))
    .flat()
    .slice(0, SHOWN)
  if (shown.length === 0) return []
  const rows = await db.rows(
    productRow,
    // By the table's key. Ordered and limited, the engine reads what is shown for the rows alone, not for all around them.
    `SELECT ${PRODUCT_COLUMNS} FROM trendee.product_current
     WHERE secondary_category IN {categories:Array(String)} AND gender IN {genders:Array(String)}
       AND product_id IN {ids:Array(String)} AND platform IN {platforms:Array(String)}
     ORDER BY product_id LIMIT ${SHOWN * SHOWN}`,
    {
      categories: distinct(shown.map((row) => row.secondary_category)),
      genders: distinct(shown.map((row) => row.gender)),
      ids: shown.map((row) => row.product_id),
      platforms: distinct(shown.map((row) => row.platform)),
      window: WINDOW,
    },
    { route: 'trends.detail.products', isKept: true },
  )
  // Two platforms may both have a product of one id.
  return shown.flatMap(
    ({ platform, product_id: id }) => rows.find((row) => row.platform === platform && row.product_id === id) ?? [],
  )
}
