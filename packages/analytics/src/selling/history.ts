import { z } from 'zod'
import type { AnalyticsDb } from '../db'

/** Newest days that a history keeps; more points than that no chart shows. */
const MAX_DAYS = 400

const nullableNumber = z.number().nullable()

const historyRow = z.object({
  day_text: z.string(),
  price: nullableNumber,
  units: nullableNumber,
  total: nullableNumber,
  rank: nullableNumber,
  review_count: nullableNumber,
  stars: nullableNumber,
  is_in_stock: nullableNumber,
})
export type HistoryDay = z.output<typeof historyRow>

/**
 * What was observed of a product, day by day, oldest first. `units` is what the lifetime count grew by since the last
 * day that told it: unknown for the first, and for feeds that count over a period.
 */
export function history(db: AnalyticsDb, platform: string, id: string): Promise<HistoryDay[]> {
  return db.rows(
    historyRow,
    `SELECT day_text, price, if(total IS NULL OR known < 2, NULL, greatest(total - before, 0)) AS units, total, rank,
       review_count, stars, is_in_stock
     FROM (
       SELECT *, toString(day) AS day_text, count(total) OVER upto AS known,
         anyLast(total) OVER (ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
       FROM (
         SELECT observed_on AS day, argMax(price_usd, version) AS price,
           argMaxIf(units_sold, version, units_window_days IS NULL) AS total, argMax(nullIf(sales_rank, 0), version) AS rank,
           argMax(reviews, version) AS review_count, argMax(rating, version) AS stars, argMax(in_stock, version) AS is_in_stock
         FROM trendee.observation WHERE platform = {platform:String} AND product_id = {id:String} GROUP BY day)
       WINDOW upto AS (ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
       ORDER BY day DESC LIMIT ${MAX_DAYS})
     ORDER BY day_text`,
    { platform, id },
    { route: 'selling.history' },
  )
}
