import { z } from 'zod'
import { addWeeks, lastCompleteWeek } from '@trendee/core/periods/week'
import type { AnalyticsDb } from '../db'
import type { Product, ProductRow } from './product-row'

const WEEKS = 26

const WEEKLY_COUNT = z.object({
  platform: z.string(),
  product_id: z.string(),
  weeks: z.array(z.tuple([z.string(), z.number(), z.number()])),
})

/** What the platform's demand counts, told apart by whether the feed counts over a life or over a period. */
function countKind({ demand_basis, demand_window_days }: ProductRow): string {
  return demand_basis === 'units' && demand_window_days !== null ? 'units_of_period' : demand_basis
}

/**
 * Adds to each product its demand a week over the last 26 complete weeks. Lifetime counts: what the count grew by from
 * the end of one week to the end of the next, unknown where either is missing. Counts of a period: their weekly part.
 * Reads the observations of just these products, which lie together.
 */
export async function sparklines(db: AnalyticsDb, products: readonly ProductRow[]): Promise<Product[]> {
  if (products.length === 0) return []
  const kinds = new Map(products.map((product) => [product.platform, countKind(product)]))
  const oldest = products.map((product) => product.as_of_day).toSorted()[0] ?? ''
  const rows = await db.rows(
    WEEKLY_COUNT,
    `SELECT platform, product_id, groupArray((toString(week), ifNull(count, 0), period)) AS weeks
     FROM (
       SELECT platform, product_id, toMonday(observed_on) AS week,
         argMax(counted, (observed_on, version)) AS count, argMax(ifNull(units_window_days, 0), (observed_on, version)) AS period
       FROM (
         SELECT platform, product_id, observed_on, version, units_window_days,
           transform(toString(platform), {platforms:Array(String)}, {kinds:Array(String)}, '') AS kind,
           multiIf(kind = 'units' AND units_window_days IS NULL, units_sold,
             kind = 'units_of_period' AND units_window_days IS NOT NULL, units_sold,
             kind = 'reviews', toFloat64(reviews), kind = 'favorites', toFloat64(favorites), NULL) AS counted
         FROM trendee.observation
         WHERE platform IN {platforms:Array(String)} AND product_id IN {ids:Array(String)} AND observed_on >= {from:Date})
       WHERE counted IS NOT NULL GROUP BY platform, product_id, week)
     GROUP BY platform, product_id`,
    {
      platforms: [...kinds.keys()],
      kinds: [...kinds.values()],
      ids: products.map((product) => product.product_id),
      from: addWeeks(lastCompleteWeek(oldest), -WEEKS),
    },
    { route: 'selling.sparklines' },
  )
  const counts = new Map(rows.map((row) => [`${row.platform}/${row.product_id}`, row.weeks]))
  return products.map((product) => ({
    ...product,
    sparkline: weeklyDemand(counts.get(`${product.platform}/${product.product_id}`) ?? [], product.as_of_day),
  }))
}

function weeklyDemand(weeks: readonly (readonly [string, number, number])[], asOf: string): (number | null)[] {
  const byWeek = new Map(weeks.map(([week, count, period]) => [week, { count, period }]))
  const last = lastCompleteWeek(asOf)
  const values = Array.from({ length: WEEKS }, (_, index) => {
    const week = addWeeks(last, index - WEEKS + 1)
    const now = byWeek.get(week)
    if (!now) return null
    if (now.period > 0) return (now.count * 7) / now.period
    const before = byWeek.get(addWeeks(week, -1))
    return before ? Math.max(now.count - before.count, 0) : null
  })
  return values.some((value) => value !== null) ? values : []
}
