import { z } from 'zod'
import { brandId } from '@trendee/core/brands/brand-id'
import { NEW_DAYS, NEW_PRODUCTS, RANKED_PRODUCTS, RISING_GROWTH, RISING_PRODUCTS } from '@trendee/core/brands/discovery'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { type FoundByWords, foundByWords } from '../tables/found-by-words'
import { type RankedPage, rankedPage } from '../tables/ranked-page'
import { BRAND_ROW, BRAND_SELECT, windowPlace } from './brand-row'

const AT = '[{window:UInt8}]'

const IS_NEW = `(first_arrival > as_of - ${NEW_DAYS} AND known_products >= ${NEW_PRODUCTS})`
const IS_RISING = `(growth${AT} >= ${RISING_GROWTH} AND growth_products${AT} >= ${RISING_PRODUCTS})`
const WHY = `multiIf(${IS_NEW}, 'new', ${IS_RISING}, 'rising', '')`

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  growth: `growth_products${AT} < ${RANKED_PRODUCTS}, growth${AT} {order} NULLS LAST, products DESC`,
  demand: `demand_basis = 'units' DESC, demand${AT} {order} NULLS LAST`,
  products: 'products {order}',
  price_position: 'price_position {order} NULLS LAST',
  new_arrivals: `if(captures < 2, NULL, arrivals${AT}) {order} NULLS LAST, products DESC`,
  discount_depth: `reduced_share${AT} {order} NULLS LAST, discount_depth${AT} {order}, products DESC`,
  posts: `if(are_posts_known, posts${AT}, NULL) {order} NULLS LAST, products DESC`,
  posts_growth: `posts_growth${AT} {order} NULLS LAST, posts${AT} DESC`,
  likes: `post_likes${AT} {order} NULLS LAST`,
  authors: `post_authors${AT} {order}`,
  looks: 'if(are_looks_known, looks, NULL) {order} NULLS LAST, products DESC',
  first_arrival: 'first_arrival {order} NULLS LAST',
  discovery: `why = 'new' DESC, growth${AT} {order} NULLS LAST, arrivals${AT} DESC`,
  name: 'lowerUTF8(name) {order}',
} as const
export type BrandSort = keyof typeof SORTS

export interface BrandQuestion {
  readonly window: WindowDays
  readonly sort: BrandSort
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly pageSize: number
  readonly q?: string | undefined
  readonly segment?: string | undefined
  readonly country?: string | undefined
  readonly platform?: string | undefined
  readonly primaryCategory?: string | undefined
  /** Of its median price, US dollars. */
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
  readonly brands?: readonly string[] | undefined
  /** Only brands that came or rise. */
  readonly why?: readonly string[] | undefined
  /** Only brands that posts of the window name. */
  readonly isPosted?: boolean | undefined
}

const RANKED = BRAND_ROW.extend({ why: z.enum(['new', 'rising', '']) })
export type RankedBrand = z.output<typeof RANKED>

/** The day of the shops; of posts or shows only where no brand of the list is sold anywhere. */
const NEWEST = 'argMaxOrNull(as_of, (known_products > 0, posted_on IS NOT NULL, as_of))'

/** Only what is asked stands in the text; `named`: SQL, the brands that the search finds by their names. */
function asked(question: BrandQuestion, named: string): string {
  const conditions: readonly (readonly [string, unknown])[] = [
    [`position(searched, {text:String}) > 0 OR brand_id = {meant:String} OR ${named}`, question.q],
    ['segment = {segment:String}', question.segment],
    ['country = {country:String}', question.country],
    ['has(platforms, {platform:String})', question.platform],
    ['has(categories, {category:String})', question.primaryCategory],
    ['median_price_usd >= {priceMin:Float64}', question.price_min],
    ['median_price_usd <= {priceMax:Float64}', question.price_max],
    ['brand_id IN {brands:Array(String)}', question.brands],
    ['why IN {whys:Array(String)}', question.why],
    [`posts${AT} > 0`, question.isPosted],
  ]
  const wanted = conditions.filter(([, value]) => value !== undefined && value !== '' && value !== false)
  return wanted.length === 0 ? '1' : wanted.map(([sql]) => `(${sql})`).join(' AND ')
}

function parametersOf(question: BrandQuestion) {
  return {
    window: windowPlace(question.window),
    text: question.q?.toLowerCase() ?? '',
    meant: brandId(question.q ?? ''),
    segment: question.segment ?? '',
    country: question.country ?? '',
    platform: question.platform ?? '',
    category: question.primaryCategory ?? '',
    priceMin: question.price_min ?? 0,
    priceMax: question.price_max ?? 0,
    brands: question.brands ?? [],
    whys: question.why ?? [],
  }
}

const foundByName = (db: AnalyticsDb, q: string | undefined) =>
  foundByWords(db, q, { kind: 'brand', platform: "''", id: 'brand_id' })

/** Brands by what is asked, a page at a time. */
export async function rankBrands(
  db: AnalyticsDb,
  question: BrandQuestion,
): Promise<RankedPage<RankedBrand> & Pick<FoundByWords, 'searchedAs'>> {
  const found = await foundByName(db, question.q)
  const order = question.order === 'asc' ? 'ASC' : 'DESC'
  const page = await rankedPage(
    db,
    RANKED,
    {
      select: `${BRAND_SELECT}, why`,
      from: `(SELECT *, ${WHY} AS why FROM trendee.brand_current)`,
      where: asked(question, found.sql),
      newest: question.isPosted ? 'maxOrNull(posted_on)' : NEWEST,
      order: `${SORTS[question.sort].replaceAll('{order}', order)}, brand_id`,
    },
    question,
    { ...parametersOf(question), ...found.parameters },
    { route: 'brands.ranking', isKept: true },
  )
  return { ...page, searchedAs: found.searchedAs }
}

const TOTAL = z.object({ mentions: z.number() })

/** Mentions of all brands that a question finds: what shares are of. */
export async function mentionsOfBrands(db: AnalyticsDb, question: BrandQuestion): Promise<number> {
  const found = await foundByName(db, question.q)
  const [total] = await db.rows(
    TOTAL,
    `SELECT sum(posts${AT}) AS mentions FROM (SELECT *, ${WHY} AS why FROM trendee.brand_current) WHERE ${asked(question, found.sql)}`,
    { ...parametersOf(question), ...found.parameters },
    { route: 'brands.mentions', isKept: true },
  )
  return total?.mentions ?? 0
}
