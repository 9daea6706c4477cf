import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'

/** Rows of observations worth a statement of their own: what a statement frees is given back only after it. */
const ROWS_A_SLICE = 128 * 1024
const ROWS_A_MARK = 1024

/** Products after `after` up to `until`, by id; '' for no bound. */
export interface ProductSlice {
  readonly after: string
  readonly until: string
}

/** SQL over `product_id` that keeps a slice's products; binds `after` and `until`. */
export const IN_SLICE = `product_id > {after:String} AND ({until:String} = '' OR product_id <= {until:String})`

/** Cuts a platform's products into ranges of about as many observations each, by the table's own index. */
export async function productSlices(db: AnalyticsDb, platform: string): Promise<ProductSlice[]> {
  const marks = await db.rows(
    z.object({ id: z.string() }),
    `SELECT product_id AS id FROM mergeTreeIndex('trendee', 'observation')
     WHERE platform = {platform:String} ORDER BY product_id`,
    { platform },
  )
  const step = ROWS_A_SLICE / ROWS_A_MARK
  const bounds = new Set<string>()
  for (let mark = step; mark < marks.length; mark += step) bounds.add(marks[mark]?.id ?? '')
  const ends = [...bounds, '']
  return ends.map((until, index) => ({ after: ends[index - 1] ?? '', until }))
}
