import { z } from 'zod'
import type { SellingListInput } from '@trendee/contract/selling'
import type { AnalyticsDb } from '../db'
import { type PriceBand, PRICE_EDGES, priceBands } from './price-bands'
import { PRODUCT_FILTER, filterParameters } from './product-filter'
import { DEMAND, GROWTH, PRODUCT_COLUMNS, type ProductRow, REVENUE, productRow } from './product-row'

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

/** Bins by how many edges a price reaches; a product without price reaches none and is in none. */
const RESAMPLE = `1, ${PRICE_EDGES.length + 1}, 1`

const SUMMARY = z.object({
  products: z.number(),
  total: z.number(),
  as_of_day: z.string(),
  bins: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
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
  const parameters = { ...filterParameters(question, question.arrival === 'new'), platform }
  const [rows, [summary]] = await Promise.all([
    db.rows(
      productRow,
      `SELECT ${PRODUCT_COLUMNS} FROM trendee.product_current
       WHERE platform = {platform:String} AND ${PRODUCT_FILTER}
       ORDER BY ${SORTS[question.sort].replaceAll('{order}', order).replaceAll('{reverse}', reverse)}, product_id
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...parameters, limit: question.pageSize, offset: (question.page - 1) * question.pageSize },
      { route: 'selling.list' },
    ),
    db.rows(
      SUMMARY,
      `SELECT count() AS products, countIf(is_match) AS total, toString(max(as_of)) AS as_of_day,
         arrayZip([${PRICE_EDGES.join(', ')}],
           countIfResample(${RESAMPLE})(is_match, band),
           countIfResample(${RESAMPLE})(is_match AND units IS NOT NULL, band),
           sumIfResample(${RESAMPLE})(ifNull(units, 0), is_match, band)) AS bins
       FROM (
         SELECT as_of, ifNull(${PRODUCT_FILTER}, 0) AS is_match, if(demand_basis = 'units', ${DEMAND}, NULL) AS units,
           arrayCount(edge -> ifNull(price_usd >= edge, 0), [${PRICE_EDGES.join(', ')}]) AS band
         FROM trendee.product_current WHERE platform = {platform:String})`,
      parameters,
      { route: 'selling.list.summary' },
    ),
  ])
  const bins = (summary?.bins ?? []).flatMap(([from, products, told, units]) =>
    products > 0 ? [{ from, products, units: told > 0 ? units : null }] : [],
  )
  return {
    list: rows,
    total: summary?.total ?? 0,
    asOf: summary && summary.products > 0 ? summary.as_of_day : null,
    priceBands: priceBands(bins),
  }
}
