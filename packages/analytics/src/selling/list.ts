import { z } from 'zod'
import { type PriceBand, priceBands } from '@trendee/core/prices/price-bands'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import type { SellingListInput } from '@trendee/contract/selling/list'
import type { AnalyticsDb } from '../engine/db'
import { newestDay } from '../tables/newest-day'
import { type ProductFilter, productFilter } from '../tables/product-filter'
import { NO_PRICE } from '../tables/product-current'
import { CARD, DEMAND, GROWTH, type ProductRow, REVENUE, productRow } from '../tables/product-row'

/**
 * Sort key → SQL; the only text that a caller's choice puts into the query. Where no window is known yet, as after a
 * single capture, best sellers are told by what is known: units ever sold, else rank, else reviews; where a shop tells
 * nothing at all, the newest come first. None sold is no more than nothing known. core/src/selling/ranking-measure.ts says
 * what has ranked a list.
 */
const SORTS = {
  demand: `nullIf(${DEMAND}, 0) {order} NULLS LAST, nullIf(units_total, 0) {order} NULLS LAST, sales_rank {reverse} NULLS LAST,
    reviews {order} NULLS LAST, first_seen DESC`,
  /**
   * Of several shops: reviews of one are no units of another, and a count of a feed's own days stands by what it is for one
   * of the asked days.
   */
  units: `if(demand_basis = 'units', ${DEMAND} / ifNull(demand_window_days, {days:UInt16}), NULL) {order} NULLS LAST, units_total {order} NULLS LAST,
    sales_rank {reverse} NULLS LAST, reviews {order} NULLS LAST, first_seen DESC`,
  revenue: `${REVENUE} {order} NULLS LAST`,
  growth: `${GROWTH} {order} NULLS LAST`,
  rank: 'sales_rank {order} NULLS LAST',
  reviews: 'reviews {order} NULLS LAST',
  rating: 'rating {order} NULLS LAST, reviews DESC NULLS LAST',
  price: 'price_usd {order} NULLS LAST',
  first_seen: `first_seen {order}, ${DEMAND} DESC NULLS LAST`,
} as const

const BIN = z.object({ from: z.number(), products: z.number(), units: z.number().nullable() })
const DATED_BIN = BIN.extend({ as_of_day: z.string() })

interface Bins {
  readonly bins: readonly z.output<typeof BIN>[]
  readonly total: number
  readonly asOf: string | null
}

/** Products of a filter by round price. */
async function filteredBins(db: AnalyticsDb, filter: ProductFilter): Promise<Bins> {
  const bins = await db.rows(
    DATED_BIN,
    `SELECT price_edge AS from, count() AS products, sumOrNullIf(${DEMAND}, demand_basis = 'units') AS units,
       toString(max(as_of)) AS as_of_day
     FROM trendee.product_current WHERE ${filter.sql} GROUP BY from`,
    filter.parameters,
    { route: 'selling.list.bins', isKept: true },
  )
  const total = bins.reduce((sum, bin) => sum + bin.products, 0)
  return {
    bins: bins.filter((bin) => bin.from !== NO_PRICE),
    total,
    asOf:
      bins
        .map(({ as_of_day }) => as_of_day)
        .toSorted()
        .at(-1) ?? null,
  }
}

const COUNT = z.object({ value: z.string(), products: z.number(), units: z.array(z.number().nullable()) })

/** All products of some platforms by round price: counted when they were derived, for every window at once. */
async function platformBins(db: AnalyticsDb, platforms: readonly string[], window: WindowDays): Promise<Bins> {
  const counts = await db.rows(
    COUNT,
    `SELECT value, products, units FROM trendee.product_count
     WHERE platform IN {platforms:Array(String)} AND kind IN ('all', 'price')`,
    { platforms },
    { route: 'selling.list.counts', isKept: true },
  )
  const place = WINDOWS.indexOf(window)
  return {
    // The count of all has no value.
    bins: counts.flatMap(({ value, products, units }) =>
      value === '' ? [] : [{ from: Number(value), products, units: units[place] ?? null }],
    ),
    total: counts.reduce((sum, { value, products }) => (value === '' ? sum + products : sum), 0),
    asOf: null,
  }
}

function doubtedPrices(db: AnalyticsDb, { sql, parameters }: ProductFilter) {
  return db.rows(
    z.object({ products: z.number() }),
    `SELECT count() AS products FROM trendee.product_current WHERE ${sql}`,
    parameters,
    { route: 'selling.list.doubted', isKept: true },
  )
}

export interface SellingListAnswer {
  readonly list: ProductRow[]
  readonly total: number
  /** Newest day of the products found; `null` when the platforms have none at all. */
  readonly asOf: string | null
  readonly priceBands: PriceBand[]
  /** Products of the filter whose price is not believed. */
  readonly doubtedPrices: number
  /** The words with mistyped ones put right; null where they stand as they were written. */
  readonly searchedAs: string | null
}

type Question = Omit<SellingListInput, 'sort'> & { readonly sort: keyof typeof SORTS }

/** Best sellers or new arrivals of platforms with their number and price bands. `pageSize` may be any number here. */
export async function list(
  db: AnalyticsDb,
  platforms: readonly string[],
  question: Question,
): Promise<SellingListAnswer> {
  const order = question.order === 'asc' ? 'ASC' : 'DESC'
  const reverse = order === 'ASC' ? 'DESC' : 'ASC'
  const asked = await productFilter(db, platforms, question, question.arrival === 'new')
  const doubtedOnes = { ...asked, sql: asked.ofDoubtedPrice, isBare: false }
  const filter = question.prices === 'doubted' ? doubtedOnes : asked
  const [rows, { bins, total, asOf }, [doubted]] = await Promise.all([
    db.rows(
      CARD,
      `SELECT card FROM trendee.product_current WHERE ${filter.sql}
       ORDER BY ${SORTS[question.sort].replaceAll('{order}', order).replaceAll('{reverse}', reverse)}, product_id, platform
       LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      {
        ...filter.parameters,
        days: question.window,
        limit: question.pageSize,
        offset: (question.page - 1) * question.pageSize,
      },
      { route: 'selling.list', isKept: true },
    ),
    filter.isBare ? platformBins(db, platforms, question.window) : filteredBins(db, filter),
    doubtedPrices(db, doubtedOnes),
  ])
  return {
    list: rows.map(({ card }) => productRow(card, question.window)),
    total,
    asOf: asOf ?? (await newestDay(db, platforms)),
    priceBands: priceBands(bins),
    doubtedPrices: doubted?.products ?? 0,
    searchedAs: filter.searchedAs,
  }
}
