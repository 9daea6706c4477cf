import type { MarketShare } from '@trendee/core/designs/vary-design'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

const ROW = z.object({ type: z.enum(ATTRIBUTE_TYPES), value: z.string(), products: z.number(), all: z.coerce.number() })

/** Fewer products tell no mix. */
export const LEAST_PRODUCTS = 30
/** Far more values than the lexicon has. */
const MOST_VALUES = 2_000

export interface CategoryMix {
  readonly shares: readonly MarketShare[]
  readonly products: number
}

/**
 * How often the products of a category, for a gender or for all, have each attribute; several colours count as one each.
 * Empty where fewer than LEAST_PRODUCTS are known.
 */
export async function categoryMix(
  db: AnalyticsDb,
  { category, gender }: { readonly category: string; readonly gender: string | null },
): Promise<CategoryMix> {
  const asked = `secondary_category = {category:String} AND {gender:String} IN ('', gender)`
  const rows = await db.rows(
    ROW,
    `SELECT said.1 AS type, said.2 AS value, count() AS products,
       (SELECT count() FROM trendee.product_current WHERE ${asked}) AS all
     FROM trendee.product_current ARRAY JOIN arrayDistinct(arrayZip(attribute_types, attribute_values)) AS said
     WHERE ${asked} GROUP BY said ORDER BY products DESC, type, value LIMIT ${MOST_VALUES}`,
    { category, gender: gender ?? '' },
    { route: 'designs.category-mix', isKept: true },
  )
  const products = rows[0]?.all ?? 0
  if (products < LEAST_PRODUCTS) return { shares: [], products }
  return {
    shares: rows.map(({ type, value, products: count }) => ({ type, value, share: count / products })),
    products,
  }
}
