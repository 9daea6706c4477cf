import type { SellingFilters } from '@trendee/contract/selling/selling-filters'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { countedPage } from '../tables/counted-page'
import { PRODUCT_KEY, productCards } from '../tables/product-cards'
import { DEMAND, JOINT_GROWTH, type ProductRow } from '../tables/product-row'
import { newestDay } from '../tables/newest-day'
import { productFilter } from '../tables/product-filter'
import { SHOP } from '../tables/shop'

/** What sells best of a shop, as many as stand side by side on its card. */
const BEST = 6

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  growth: 'growth {order} NULLS LAST, products DESC',
  demand: "if(basis = 'units', 0, 1), shop_demand {order} NULLS LAST, products DESC",
  products: 'products {order}',
  new_products: 'new_products {order}, products DESC',
} as const

export interface ShopsQuestion extends SellingFilters {
  readonly sort: keyof typeof SORTS
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly pageSize: number
}

const nullableNumber = z.number().nullable()
const shopRow = z.object({
  platform: z.string(),
  shop: z.string(),
  products: z.number(),
  new_products: z.number(),
  basis: z.enum(['units', 'reviews', 'favorites', '']),
  shop_demand: nullableNumber,
  growth: nullableNumber,
  median_price_usd: nullableNumber,
  /** Shops on all pages. */
  total: z.number(),
})
const bestRow = PRODUCT_KEY.extend({ shop: z.string() })

export interface ShopRow extends z.output<typeof shopRow> {
  /** Best first. */
  readonly best: readonly ProductRow[]
}

export interface ShopsAnswer {
  readonly list: readonly ShopRow[]
  readonly total: number
  readonly asOf: string | null
  readonly searchedAs: string | null
}

/** The shops of some platforms, ranked, each with what sells best of it within the filters. */
export async function shops(
  db: AnalyticsDb,
  platforms: readonly string[],
  question: ShopsQuestion,
): Promise<ShopsAnswer> {
  const filter = await productFilter(db, platforms, question, false)
  const order = question.order === 'asc' ? 'ASC' : 'DESC'
  const { rows, total } = await countedPage(
    db,
    shopRow,
    `SELECT platform, ${SHOP} AS shop, count() AS products,
       countIf(arrived_on > as_of - {newWithin:UInt16} AND arrived_on <= as_of) AS new_products,
       any(demand_basis) AS basis, sumOrNull(${DEMAND}) AS shop_demand, ${JOINT_GROWTH} AS growth,
       quantileExactInclusiveOrNull(0.5)(price_usd) AS median_price_usd, count() OVER () AS total
     FROM trendee.product_current WHERE ${filter.sql} AND shop != ''
     GROUP BY platform, shop
     ORDER BY ${SORTS[question.sort].replaceAll('{order}', order)}, platform, shop`,
    filter.parameters,
    question,
    { route: 'selling.shops', isKept: true },
  )
  const asOf = await newestDay(db, platforms)
  if (rows.length === 0) return { list: [], total, asOf, searchedAs: filter.searchedAs }
  const best = await db.rows(
    bestRow,
    `SELECT platform, ${SHOP} AS shop, product_id AS id FROM trendee.product_current
     WHERE ${filter.sql} AND concat(platform, '/', shop) IN {shops:Array(String)}
     ORDER BY ${DEMAND} DESC NULLS LAST, first_seen DESC, product_id LIMIT ${BEST} BY platform, shop`,
    { ...filter.parameters, shops: rows.map(({ platform, shop }) => `${platform}/${shop}`) },
    { route: 'selling.shops.best', isKept: true },
  )
  const cards = await productCards(db, best, question.window, 'selling.shops.cards')
  const shopOf = new Map(best.map(({ platform, id, shop }) => [`${platform}/${id}`, shop]))
  return {
    list: rows.map((row) => ({
      ...row,
      best: cards.filter(
        ({ platform, product_id: id }) => platform === row.platform && shopOf.get(`${platform}/${id}`) === row.shop,
      ),
    })),
    total,
    asOf,
    searchedAs: filter.searchedAs,
  }
}
