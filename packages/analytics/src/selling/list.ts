import { z } from 'zod'
import type { SellingListInput } from '@trendee/contract/selling'
import type { AnalyticsDb } from '../db'
import { type PriceBand, priceBands } from './price-bands'
import { newestDay } from './newest-day'
import { productFilter } from './product-filter'
import { CARD, DEMAND, GROWTH, NO_PRICE, type ProductRow, REVENUE, productRow } from './product-row'

/**
 * Sort key → SQL; the only text that a caller's choice puts into the query. Where no window is known yet, as after a
 * single capture, best sellers are told by what is known: units ever sold, else rank, else reviews.
 */
const SORTS = {
  demand: `${DEMAND} {order} NULLS LAST, units_total {order} NULLS LAST, sales_rank {reverse} NULLS LAST,
    reviews {order} NULLS LAST`,
  revenue: `${REVENUE} {order} NULLS LAST`,
  growth: `${GROWTH} {order} NULLS LAST`,
  rank: 'sales_rank {order} NULLS LAST',
  reviews: 'reviews {order} NULLS LAST',
  rating: 'rating {order} NULLS LAST, reviews DESC NULLS LAST',
  price: 'price_usd {order} NULLS LAST',
  first_seen: `first_seen {order}, ${DEMAND} DESC NULLS LAST`,
} as const

const BIN = z.object({
  from: z.number(),
  products: z.number(),
  units: z.number().nullable(),
  as_of_day: z.string(),
})

export interface SellingListAnswer {
  readonly list: ProductRow[]
  readonly total: number
  /** `null` when the platform has no products at all. */
  readonly asOf: string | null
  readonly priceBands: PriceBand[]
}

/** Best sellers or new arrivals of a platform with their number and price bands. `pageSize` may be any number here. */
export async function list(db: AnalyticsDb, platform: string, question: SellingListInput): Promise<SellingListAnswer> {
  const order = question.order === 'asc' ? 'ASC' : 'DESC'
  const reverse = order === 'ASC' ? 'DESC' : 'ASC'
  const filter = productFilter(platform, question, question.arrival === 'new')
  const [rows, bins] = await Promise.all([
    db.rows(
      CARD,
      `SELECT card FROM trendee.product_current WHERE ${filter.sql}
       ORDER BY ${SORTS[question.sort].replaceAll('{order}', order).replaceAll('{reverse}', reverse)}, product_id
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...filter.parameters, limit: question.pageSize, offset: (question.page - 1) * question.pageSize },
      { route: 'selling.list', isKept: true },
    ),
    db.rows(
      BIN,
      `SELECT price_edge AS from, count() AS products, sumOrNullIf(${DEMAND}, demand_basis = 'units') AS units,
         toString(any(as_of)) AS as_of_day
       FROM trendee.product_current WHERE ${filter.sql} GROUP BY from`,
      filter.parameters,
      { route: 'selling.list.bins', isKept: true },
    ),
  ])
  return {
    list: rows.map(({ card }) => productRow(card, question.window)),
    total: bins.reduce((sum, bin) => sum + bin.products, 0),
    asOf: bins[0]?.as_of_day ?? (await newestDay(db, platform)),
    priceBands: priceBands(bins.filter((bin) => bin.from !== NO_PRICE)),
  }
}
