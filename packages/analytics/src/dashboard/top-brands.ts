import { WINDOWS } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { type Page, countedPage } from '../tables/counted-page'
import { NEW_DAYS } from '../tables/seen-rows'

const PLACE = WINDOWS.indexOf(NEW_DAYS) + 1

const ROW = z.object({
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  platforms: z.array(z.string()),
  products: z.number(),
  new_arrivals: z.number(),
  captures: z.number(),
  growth: z.number().nullable(),
  total: z.coerce.number(),
})

/** Brands that brought out most in the last 30 days of their platforms' data. */
export async function topBrands(db: AnalyticsDb, page: Page) {
  const { rows, total } = await countedPage(
    db,
    ROW,
    `SELECT brand_id AS id, name, name_zh, platforms, products, arrivals[${PLACE}] AS new_arrivals, captures, growth[${PLACE}] AS growth,
       count() OVER () AS total
     FROM trendee.brand_current ORDER BY new_arrivals DESC, products DESC, id`,
    {},
    page,
    { route: 'dashboard.topBrands', isKept: true },
  )
  return { list: rows.map(({ total: _all, ...brand }) => brand), total }
}
