import { z } from 'zod'
import { WINDOWS, type WindowDays } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { type HistoryDay, history } from './history'
import { PRODUCT_COLUMNS, type ProductRow, productRow } from './product-row'
import { type SimilarProduct, similar } from './similar'

const currentRow = productRow.and(z.object({ sold_out_day: z.string().nullable() }))

const wordsRow = z.object({
  description: z.string(),
  category_path: z.array(z.string()),
  attribute_types: z.array(z.string()),
  attribute_values: z.array(z.string()),
  attribute_words: z.array(z.string()),
  attribute_from: z.array(z.string()),
})

export interface SellingDetail {
  readonly product: ProductRow
  readonly soldOutOn: string | null
  /** Arrays of attributes are parallel. */
  readonly words: z.output<typeof wordsRow>
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
  const [[current], [words], days] = await Promise.all([
    db.rows(
      currentRow,
      `SELECT ${PRODUCT_COLUMNS}, toString(sold_out_on) AS sold_out_day FROM trendee.product_current
       WHERE platform = {platform:String} AND product_id = {id:String} ORDER BY product_id LIMIT 1`,
      { platform, id, window: WINDOWS.indexOf(window) + 1 },
      { route: 'selling.detail', isKept: true },
    ),
    db.rows(
      wordsRow,
      `SELECT description, category_path, attribute_types, attribute_values, attribute_words, attribute_from
       FROM trendee.product FINAL WHERE platform = {platform:String} AND product_id = {id:String}`,
      { platform, id },
      { route: 'selling.detail.words', isKept: true },
    ),
    history(db, platform, id),
  ])
  if (!current || !words) return null
  const { sold_out_day: soldOutOn, ...product } = current
  return { product, soldOutOn, words, history: days, similar: await similar(db, product, window) }
}
