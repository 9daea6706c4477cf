import type { WindowDays } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { CARD, type ProductRow, productRow } from './product-row'

/** What finds one product: its shop's own id is known on its platform alone. */
export const PRODUCT_KEY = z.object({ platform: z.string(), id: z.string() })
export type ProductKey = z.output<typeof PRODUCT_KEY>

/**
 * The products of a page, in its order. Read by their ids after they have been ranked: a card is most of what a product
 * weighs, and a question that ranks thousands shows dozens.
 */
export async function productCards(
  db: AnalyticsDb,
  keys: readonly ProductKey[],
  window: WindowDays,
  route: string,
): Promise<ProductRow[]> {
  if (keys.length === 0) return []
  const rows = await db.rows(
    CARD,
    `SELECT card FROM trendee.product_current
     WHERE platform IN {platforms:Array(String)} AND product_id IN {ids:Array(String)}`,
    { platforms: [...new Set(keys.map(({ platform }) => platform))], ids: [...new Set(keys.map(({ id }) => id))] },
    { route, isKept: true },
  )
  const products = new Map(
    rows.map(({ card }) => {
      const product = productRow(card, window)
      return [`${product.platform}/${product.product_id}`, product]
    }),
  )
  return keys.flatMap(({ platform, id }) => products.get(`${platform}/${id}`) ?? [])
}
