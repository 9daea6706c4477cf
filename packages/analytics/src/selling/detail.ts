import { z } from 'zod'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { type HistoryDay, history } from './history'
import { CARD, type ProductRow, productRow } from './product-row'
import { type SimilarProduct, similar } from './similar'

const PAGE = CARD.extend({ words: z.string() })

/** `words` of `product_current`. */
const pageWords = z.object({
  description: z.string(),
  category_path: z.array(z.string()),
  attribute_words: z.array(z.string()),
  attribute_from: z.array(z.string()),
})

export interface SellingDetail {
  readonly product: ProductRow
  /** Arrays of attributes are parallel to those of the product. */
  readonly words: z.output<typeof pageWords>
  readonly history: readonly HistoryDay[]
  /** Best first. */
  readonly similar: readonly SimilarProduct[]
}

/** All that is known of one product, or `null` when the platform has none of that id. */
export async function detail(
  db: AnalyticsDb,
  platform: string,
  id: string,
  window: WindowDays,
): Promise<SellingDetail | null> {
  const [[page], days] = await Promise.all([
    db.rows(
      PAGE,
      `SELECT card, words FROM trendee.product_current
       WHERE platform = {platform:String} AND product_id = {id:String} ORDER BY product_id LIMIT 1`,
      { platform, id },
      { route: 'selling.detail', isKept: true },
    ),
    history(db, platform, id),
  ])
  if (!page) return null
  const product = productRow(page.card, window)
  const words = pageWords.parse(JSON.parse(page.words))
  return { product, words, history: days, similar: await similar(db, product, window) }
}
