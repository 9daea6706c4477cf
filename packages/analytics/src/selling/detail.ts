import { z } from 'zod'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { type HistoryDay, history } from './history'
import { jsonSchema } from '../tables/columns'
import { PRODUCT_WORDS } from '../tables/product-current'
import { CARD, type ProductRow, productRow } from '../tables/product-row'
import { type SimilarProduct, similar } from './similar'

const PAGE = CARD.extend({ words: z.string() })

const pageWords = jsonSchema(PRODUCT_WORDS, 'card')

/** Below it two products share hardly more than their kind. */
const LEAST_LIKENESS = 0.1

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
  // A link of before the shop's own table was known has the id by which orders name it.
  const [page] = await db.rows(
    PAGE,
    `SELECT card, words FROM trendee.product_current WHERE platform = {platform:String} AND product_id IN (
       SELECT {id:String} UNION ALL SELECT product_id FROM trendee.ordered_product
       WHERE platform = {platform:String} AND ordered_id = {id:String})
     ORDER BY product_id = {id:String} DESC LIMIT 1`,
    { platform, id },
    { route: 'selling.detail', isKept: true },
  )
  if (!page) return null
  const product = productRow(page.card, window)
  const words = pageWords.parse(JSON.parse(page.words))
  const [days, nearest] = await Promise.all([history(db, platform, product.product_id), similar(db, product, window)])
  return {
    product,
    words,
    history: days,
    similar: nearest.filter(({ likeness }) => likeness >= LEAST_LIKENESS),
  }
}
