import type { GraphicProductsInput, KeywordProductsInput } from '@trendee/contract/graphic/products'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { CARD, DEMAND, type ProductRow, productRow } from '../tables/product-row'
import { rankedPage } from '../tables/ranked-page'

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  demand: `${DEMAND} {order} NULLS LAST, favorites {order} NULLS LAST`,
  favorites: 'favorites {order} NULLS LAST',
  reviews: 'reviews {order} NULLS LAST',
  price: 'price_usd {order} NULLS LAST',
  first_seen: 'first_seen {order}',
} as const

const IS_MEASURED = `demand_evidence[{window:UInt8}] = {evidence:String} AND ${DEMAND} IS NOT NULL`

interface Ranked {
  readonly sort: keyof typeof SORTS
  readonly order: 'asc' | 'desc'
  readonly evidence?: 'measured' | undefined
  readonly window: WindowDays
  readonly page: number
  readonly pageSize: number
}

export interface FoundListing {
  readonly product: ProductRow
  readonly keywords: readonly string[]
}

async function rankedListings(
  db: AnalyticsDb,
  asked: Ranked,
  where: string,
  parameters: QueryParameters & { readonly platform: string },
  route: string,
) {
  const page = await rankedPage(
    db,
    CARD.extend({ product_id: z.string() }),
    {
      select: 'card, product_id',
      from: 'trendee.product_current',
      where: `platform = {platform:String} AND ${where}${asked.evidence === undefined ? '' : ` AND ${IS_MEASURED}`}`,
      order: `${SORTS[asked.sort].replaceAll('{order}', asked.order === 'asc' ? 'ASC' : 'DESC')}, product_id`,
    },
    asked,
    { ...parameters, window: WINDOWS.indexOf(asked.window) + 1, evidence: asked.evidence ?? '' },
    { route, isKept: true },
  )
  const saying = await keywordsOfListings(
    db,
    parameters.platform,
    page.rows.map((row) => row.product_id),
  )
  return {
    list: page.rows.map(({ card, product_id: id }): FoundListing => ({
      product: productRow(card, asked.window),
      keywords: saying.get(id)?.keywords ?? [],
    })),
    total: page.total,
    asOf: page.asOf,
  }
}

const SAYING = z.object({ product_id: z.string(), keywords: z.array(z.string()), says_print: z.number() })

/** What some listings say; those without a print are not among them. */
export async function keywordsOfListings(
  db: AnalyticsDb,
  platform: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, z.output<typeof SAYING>>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows(
    SAYING,
    `SELECT product_id, keywords, says_print FROM trendee.graphic_product
     WHERE platform = {platform:String} AND product_id IN {ids:Array(String)}`,
    { platform, ids },
    { route: 'graphics.keywords-of-listings', isKept: true },
  )
  return new Map(rows.map((row) => [row.product_id, row]))
}

/** One page of a shop's listings with a print. */
export function printListings(db: AnalyticsDb, question: GraphicProductsInput) {
  const conditions = [
    'product_id IN (SELECT product_id FROM trendee.graphic_product WHERE platform = {platform:String})',
  ]
  if (question.q !== undefined && question.q !== '') conditions.push('position(searched, {words:String}) > 0')
  if (question.primaryCategory !== undefined) conditions.push('primary_category = {primary:String}')
  return rankedListings(
    db,
    question,
    conditions.join(' AND '),
    { platform: question.platform, words: (question.q ?? '').toLowerCase(), primary: question.primaryCategory ?? '' },
    'graphics.listings',
  )
}

/** One page of a shop's listings that say a keyword. */
export function keywordListings(db: AnalyticsDb, question: KeywordProductsInput) {
  return rankedListings(
    db,
    question,
    `product_id IN (SELECT product_id FROM trendee.graphic_listing
      WHERE platform = {platform:String} AND keyword = {keyword:String})`,
    { platform: question.platform, keyword: question.keyword },
    'graphics.keyword-listings',
  )
}
