import { z } from 'zod'
import { WINDOWS, type WindowDays } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { type HistoryDay, history } from './history'
import { PRODUCT_COLUMNS, type Product, productRow } from './product-row'
import { similar } from './similar'
import { sparklines } from './sparklines'

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
  readonly product: Product
  readonly soldOutOn: string | null
  /** Arrays of attributes are parallel. */
  readonly words: z.output<typeof wordsRow>
  readonly history: readonly HistoryDay[]
  readonly similar: readonly { readonly product: Product; readonly likeness: number }[]
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
       WHERE platform = {platform:String} AND product_id = {id:String}`,
      { platform, id, window: WINDOWS.indexOf(window) + 1 },
      { route: 'selling.detail' },
    ),
    db.rows(
      wordsRow,
      `SELECT description, category_path, attribute_types, attribute_values, attribute_words, attribute_from
       FROM trendee.product FINAL WHERE platform = {platform:String} AND product_id = {id:String}`,
      { platform, id },
      { route: 'selling.detail.words' },
    ),
    history(db, platform, id),
  ])
  if (!current || !words) return null
  const { sold_out_day: soldOutOn, ...row } = current
  const alike = await similar(db, row, window)
  const [product, ...others] = await sparklines(db, [row, ...alike])
  if (!product) return null
  return {
    product,
    soldOutOn,
    words,
    history: days,
    similar: others.map((other, index) => ({ product: other, likeness: alike[index]?.likeness ?? 0 })),
  }
}
