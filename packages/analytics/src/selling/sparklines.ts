import { z } from 'zod'
import { addWeeks, lastCompleteWeek } from '@trendee/core/periods/week'
import type { AnalyticsDb } from '../db'
import type { Product, ProductRow } from './product-row'

const WEEKS = 26
const AT = '(observed_on, version)'

const WEEKLY_COUNT = z.object({
  platform: z.string(),
  product_id: z.string(),
  week: z.string(),
  units_total: z.number().nullable(),
  units_of_period: z.number().nullable(),
  period: z.number().nullable(),
  reviews: z.number().nullable(),
  favorites: z.number().nullable(),
})
type WeeklyCount = z.output<typeof WEEKLY_COUNT>

/** The last count of a week, of what the product's demand counts; `null` where the week tells none. */
function countOf(product: ProductRow, week: WeeklyCount | undefined): number | null {
  if (!week) return null
  switch (product.demand_basis) {
    case 'units':
      return isOfPeriod(product) ? week.units_of_period : week.units_total
    case 'reviews':
      return week.reviews
    case 'favorites':
      return week.favorites
    case '':
      return null
  }
}

const isOfPeriod = (product: ProductRow) => product.demand_basis === 'units' && product.demand_window_days !== null

/**
 * Adds to each product its demand a week over the last 26 complete weeks. Lifetime counts: what the count grew by from
 * the end of one week to the end of the next, unknown where either is missing. Counts of a period: their weekly part.
 * Reads the observations of just these products, which lie together.
 */
export async function sparklines(db: AnalyticsDb, products: readonly ProductRow[]): Promise<Product[]> {
  if (products.length === 0) return []
  const oldest = products.map((product) => product.as_of_day).toSorted()[0] ?? ''
  const rows = await db.rows(
    WEEKLY_COUNT,
    `SELECT platform, product_id, toString(toMonday(observed_on)) AS week,
       argMaxIf(units_sold, ${AT}, units_window_days IS NULL) AS units_total,
       argMaxIf(units_sold, ${AT}, units_window_days IS NOT NULL) AS units_of_period,
       argMaxIf(units_window_days, ${AT}, units_sold IS NOT NULL) AS period,
       argMax(seen.reviews, ${AT}) AS reviews, argMax(seen.favorites, ${AT}) AS favorites
     FROM trendee.observation AS seen
     WHERE (platform, product_id) IN arrayZip({platforms:Array(String)}, {ids:Array(String)}) AND observed_on >= {from:Date}
     GROUP BY platform, product_id, week`,
    {
      platforms: products.map((product) => product.platform),
      ids: products.map((product) => product.product_id),
      from: addWeeks(lastCompleteWeek(oldest), -WEEKS),
    },
    { route: 'selling.sparklines' },
  )
  const byKey = new Map(rows.map((row) => [`${row.platform}/${row.product_id}/${row.week}`, row]))
  return products.map((product) => {
    const weekOf = (week: string) => byKey.get(`${product.platform}/${product.product_id}/${week}`)
    return Object.assign({ sparkline: weeklyDemand(product, weekOf) }, product)
  })
}

function weeklyDemand(
  product: ProductRow,
  weekOf: (monday: string) => WeeklyCount | undefined,
): readonly (number | null)[] {
  const last = lastCompleteWeek(product.as_of_day)
  const values = Array.from({ length: WEEKS }, (_, index) => {
    const monday = addWeeks(last, index - WEEKS + 1)
    const week = weekOf(monday)
    const now = countOf(product, week)
    if (now === null) return null
    if (isOfPeriod(product)) return week?.period ? (now * 7) / week.period : null
    const before = countOf(product, weekOf(addWeeks(monday, -1)))
    return before === null ? null : Math.max(now - before, 0)
  })
  return values.some((value) => value !== null) ? values : []
}
