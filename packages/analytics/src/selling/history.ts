import { MOST_HISTORY_DAYS } from '@trendee/contract/selling/detail'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { CHEAPEST_OF_DAY } from '../tables/file-of-version'
import { isDated } from '../tables/undated'
import { orderLines } from '../tables/order-lines'

const nullableNumber = z.number().nullable()

const dayRow = z.object({
  day_text: z.string(),
  price: nullableNumber,
  own_price: nullableNumber,
  own_currency: z.string(),
  total: nullableNumber,
  /** As the feed counts over a period of its own, such as the last 30 days. */
  in_period: nullableNumber,
  period_days: nullableNumber,
  period_evidence: z.string(),
  /** Of which nobody says over how many days they were sold. */
  untold_units: nullableNumber,
  untold_evidence: z.string(),
  rank: nullableNumber,
  review_count: nullableNumber,
  stars: nullableNumber,
  liked: nullableNumber,
  is_in_stock: nullableNumber,
  /** What orders of the day come to. */
  sold: nullableNumber,
})

export interface HistoryDay extends z.output<typeof dayRow> {
  /**
   * What was sold since the day before it that is told: of an own shop by its orders, else by what the lifetime count grew by. Unknown for
   * the first of such counts, and for feeds that count over a period.
   */
  readonly units: number | null
}

const COLUMNS = 'observed_on, version, price, price_usd, currency'
const COUNTS = [
  'units_sold',
  'units_window_days',
  'units_evidence',
  'sales_rank',
  'reviews',
  'rating',
  'favorites',
  'in_stock',
]
const SEEN = `SELECT ${COLUMNS}, ${COUNTS.join(', ')}, CAST(NULL AS Nullable(Float64)) AS ordered
  FROM trendee.observation WHERE platform = {platform:String} AND product_id = {id:String} AND ${isDated('observed_on')}`
const ORDERED = `SELECT ordered_on, version, price, price_usd, currency, ${COUNTS.map(() => 'NULL').join(', ')}, units
  FROM (${orderLines()}) WHERE product_id = {id:String}`

/** What was observed of a product, day by day, oldest first; of variants the cheapest, as everywhere. */
export async function history(db: AnalyticsDb, platform: string, id: string): Promise<HistoryDay[]> {
  const days = await db.rows(
    dayRow,
    `SELECT toString(observed_on) AS day_text, argMaxIf(price_usd, ${CHEAPEST_OF_DAY}, price_usd IS NOT NULL) AS price,
       argMaxIf(observation.price, ${CHEAPEST_OF_DAY}, price_usd IS NOT NULL) AS own_price,
       argMaxIf(currency, ${CHEAPEST_OF_DAY}, price_usd IS NOT NULL) AS own_currency,
       argMaxIf(units_sold, version, units_window_days IS NULL) AS total,
       argMaxIf(units_sold, version, units_window_days > 0) AS in_period,
       argMaxIf(units_window_days, version, units_window_days > 0) AS period_days,
       ifNull(argMaxIf(units_evidence, version, units_window_days > 0), '') AS period_evidence,
       argMaxIf(units_sold, version, units_window_days = 0) AS untold_units,
       ifNull(argMaxIf(units_evidence, version, units_window_days = 0), '') AS untold_evidence, argMax(nullIf(sales_rank, 0), version) AS rank,
       argMax(reviews, version) AS review_count, argMax(rating, version) AS stars,
       argMax(favorites, version) AS liked, argMax(in_stock, version) AS is_in_stock, sumOrNull(ordered) AS sold
     FROM (${SEEN} UNION ALL ${ORDERED}) AS observation
     GROUP BY observed_on ORDER BY observed_on DESC LIMIT ${MOST_HISTORY_DAYS}`,
    { platform, id, knownOn: '' },
    { route: 'selling.history', isKept: true },
  )
  let before: number | null = null
  const hasOrders = days.some(({ sold }) => sold !== null)
  return days.toReversed().map((day) => {
    const grown = day.total === null || before === null ? null : Math.max(day.total - before, 0)
    const units = hasOrders ? (day.sold ?? 0) : grown
    before = day.total ?? before
    return Object.assign(day, { units })
  })
}
