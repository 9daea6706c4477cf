import { z } from 'zod'
import { addWeeks, dayNumber, lastCompleteWeek } from '@trendee/core/periods/week'
import type { AnalyticsDb } from '../db'
import type { Product, ProductRow } from './product-row'

const WEEKS = 26
const AT = '(observed_on, version)'

/** What demand counts → the last count of a week, brought to what it says of a week where it spans a period. */
const COUNTS = {
  units: `argMaxIf(units_sold, ${AT}, units_window_days IS NULL)`,
  units_of_period: `argMaxIf(units_sold * 7 / units_window_days, ${AT}, units_window_days > 0)`,
  reviews: `toFloat64(argMax(reviews, ${AT}))`,
  favorites: `toFloat64(argMax(favorites, ${AT}))`,
} as const
type CountKind = keyof typeof COUNTS

function kindOf({ demand_basis, demand_window_days }: ProductRow): CountKind | null {
  if (demand_basis === '') return null
  return demand_basis === 'units' && demand_window_days !== null ? 'units_of_period' : demand_basis
}

/** Weeks as numbers since 1970, each with the counts of the asked kinds. */
const WEEKLY_COUNTS = z.object({
  platform: z.string(),
  product_id: z.string(),
  weeks: z.array(z.number()),
  counts: z.array(z.array(z.number().nullable())),
})

/**
 * Adds to each product its demand a week over the last 26 complete weeks. Lifetime counts: what the count grew by from
 * the end of one week to the end of the next, unknown where either is missing. Counts of a period: their weekly part.
 * Reads the observations of just these products, which lie together, and of those just what their demand counts.
 */
export async function sparklines(db: AnalyticsDb, products: readonly ProductRow[]): Promise<Product[]> {
  if (products.length === 0) return []
  const kinds = [...new Set(products.flatMap((product) => kindOf(product) ?? []))]
  const oldest = products.map((product) => product.as_of_day).toSorted()[0] ?? ''
  const rows =
    kinds.length === 0
      ? []
      : await db.rows(
          WEEKLY_COUNTS,
          `SELECT platform, product_id, groupArray(week) AS weeks, groupArray(counts) AS counts FROM (
             SELECT platform, product_id, toRelativeWeekNum(observed_on) AS week,
               [${kinds.map((kind) => COUNTS[kind]).join(', ')}] AS counts
             FROM trendee.observation
             WHERE (platform, product_id) IN arrayZip({platforms:Array(String)}, {ids:Array(String)})
               AND observed_on >= {from:Date}
             GROUP BY platform, product_id, week)
           GROUP BY platform, product_id`,
          {
            platforms: products.map((product) => product.platform),
            ids: products.map((product) => product.product_id),
            from: addWeeks(lastCompleteWeek(oldest), -WEEKS),
          },
          { route: 'selling.sparklines' },
        )
  const byKey = new Map(rows.map((row) => [`${row.platform}/${row.product_id}`, row]))
  return products.map((product) => {
    const kind = kindOf(product)
    const row = byKey.get(`${product.platform}/${product.product_id}`)
    const place = kind === null ? -1 : kinds.indexOf(kind)
    const counts = new Map(row?.weeks.map((week, index) => [week, row.counts[index]?.[place] ?? null]))
    return Object.assign({ sparkline: weeklyDemand(counts, product.as_of_day, kind === 'units_of_period') }, product)
  })
}

/** `counts` by week number; `isWeekly` where each is of a week already. */
function weeklyDemand(
  counts: ReadonlyMap<number, number | null>,
  asOf: string,
  isWeekly: boolean,
): readonly (number | null)[] {
  const last = relativeWeek(lastCompleteWeek(asOf))
  const values = Array.from({ length: WEEKS }, (_, index) => {
    const week = last + index - WEEKS + 1
    const now = counts.get(week) ?? null
    const before = counts.get(week - 1) ?? null
    if (now === null || isWeekly) return now
    return before === null ? null : Math.max(now - before, 0)
  })
  return values.some((value) => value !== null) ? values : []
}

/** Weeks since Monday, 29 December 1969, as the engine numbers them. */
const relativeWeek = (monday: string) => Math.floor((dayNumber(monday) + 3) / 7)
