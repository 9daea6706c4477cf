import type { KeywordListInput } from '@trendee/contract/graphic/keywords'
import { z } from 'zod'
import type { AnalyticsDb, QueryParameters } from '../engine/db'
import { KEYWORD_COLUMNS, KEYWORD_ROW, type KeywordRow } from '../tables/graphic-keyword'
import { rankedPage } from '../tables/ranked-page'

/** A keyword holds a name of somebody else's: `ProtectedNames.needles` of core. */
const HOLDS_PROTECTED = `multiSearchAny(concat(' ', keyword, ' '), {protected:Array(String)})`

const GOOGLE = "trendee.trend_metric WHERE region = {region:String} AND platform = 'google'"

/** Searches with a curve in the region that is not stale beside others, the most searched speaking for its keyword. */
const SEARCHED = `SELECT keyword, argMax((search, asked.trend_id, told.interest, told.yoy), (ifNull(told.interest, -1), search)) AS speaks
  FROM (SELECT DISTINCT keyword, search, trend_id FROM trendee.graphic_search WHERE list = 'term') AS asked
  INNER JOIN (SELECT trend_id, interest, yoy FROM ${GOOGLE} AND gender = ''
    AND fresh_until >= (SELECT max(as_of) FROM ${GOOGLE})) AS told USING (trend_id)
  GROUP BY keyword`

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  strength: 'ratio {order} NULLS LAST',
  interest: 'interest {order} NULLS LAST',
  search_growth: 'yoy {order} NULLS LAST',
  listings: 'listings {order}',
  demand: 'demand {order} NULLS LAST',
  difficulty: 'difficulty {order} NULLS LAST',
  arrival_growth: 'growth {order} NULLS LAST',
  price: 'price_median {order} NULLS LAST',
  name: 'keyword {order}',
} as const

/** The search that speaks for a keyword; all '' and `null` where none has a curve. */
const SPEAKING = z.object({
  search: z.string(),
  trend_id: z.string(),
  interest: z.number().nullable(),
  yoy: z.number().nullable(),
})
const SPEAKING_SQL = `searched.speaks.1 AS search, searched.speaks.2 AS trend_id, searched.speaks.3 AS interest, searched.speaks.4 AS yoy`

const SHOP_KEYWORD = KEYWORD_ROW.extend({ ...SPEAKING.shape, as_of_day: z.string() })
const SEARCH_KEYWORD = SPEAKING.extend({
  keyword: z.string(),
  listings: z.number(),
  is_slogan: z.number(),
})

/** A keyword of a list: of a shop with what the shop tells, of searches without. */
export interface ListedKeyword {
  readonly keyword: string
  readonly isSlogan: boolean
  readonly listings: number
  readonly shop: (KeywordRow & { readonly as_of_day: string }) | null
  readonly search: string
  readonly trendId: string
  readonly interest: number | null
  readonly yoy: number | null
}

function shopKeyword({
  search,
  trend_id: trendId,
  interest,
  yoy,
  ...shop
}: z.output<typeof SHOP_KEYWORD>): ListedKeyword {
  const { keyword, is_slogan: isSlogan, listings } = shop
  return { keyword, isSlogan: isSlogan === 1, listings, shop, search, trendId, interest, yoy }
}

function searchKeyword({
  is_slogan: isSlogan,
  trend_id: trendId,
  ...row
}: z.output<typeof SEARCH_KEYWORD>): ListedKeyword {
  return { ...row, isSlogan: isSlogan === 1, shop: null, trendId }
}

const OF_SHOP = `(SELECT ${KEYWORD_COLUMNS.join(', ')}, as_of FROM trendee.graphic_keyword WHERE platform = {source:String}) AS told
  LEFT JOIN (${SEARCHED}) AS searched USING (keyword)`
/** Keywords that are searched, whether a shop says them or not. */
const OF_SEARCHES = `(SELECT keyword, 0 AS nothing FROM trendee.graphic_search GROUP BY keyword) AS told
  LEFT JOIN (SELECT keyword, toUInt32(sum(listings)) AS listings, max(is_slogan) AS is_slogan, groupUniqArrayArray(categories) AS categories
    FROM trendee.graphic_keyword GROUP BY keyword) AS sold USING (keyword)
  LEFT JOIN (${SEARCHED}) AS searched USING (keyword)`

/** Sorts by what shops tell alone. */
const OF_ONE_SHOP: ReadonlySet<string> = new Set(['strength', 'demand', 'difficulty', 'arrival_growth', 'price'])

/** One page of the print keywords of a source. `needles`: what those with a name of somebody else's hold. */
export async function keywords(db: AnalyticsDb, question: KeywordListInput, needles: readonly string[]) {
  const ofShop = question.source !== 'google'
  const conditions: readonly (readonly [sql: string, isAsked: boolean])[] = [
    ['positionCaseInsensitiveUTF8(keyword, {words:String}) > 0', (question.q ?? '') !== ''],
    ['is_slogan = {slogan:UInt8}', question.kind !== undefined],
    [`match(keyword, '\\\\p{Han}') = {chinese:UInt8}`, question.language !== undefined],
    [
      "arrayExists(told_in -> startsWith(told_in, concat({category:String}, '/')), categories)",
      question.category !== undefined,
    ],
    [ofShop ? 'difficulty <= {difficulty:Float64}' : '0', question.difficulty_max !== undefined],
    [ofShop ? 'demand_evidence = {evidence:String}' : '0', question.evidence !== undefined],
    [`NOT ${HOLDS_PROTECTED}`, question.unprotected && needles.length > 0],
  ]
  const asked = conditions.filter(([, isAsked]) => isAsked).map(([sql]) => sql)
  const sort = !ofShop && OF_ONE_SHOP.has(question.sort) ? 'interest' : question.sort
  const list = {
    from: ofShop ? OF_SHOP : OF_SEARCHES,
    where: asked.length === 0 ? '1' : asked.join(' AND '),
    order: `${SORTS[sort].replaceAll('{order}', question.order === 'asc' ? 'ASC' : 'DESC')}, listings DESC, keyword`,
  }
  const parameters: QueryParameters = {
    source: question.source,
    region: question.region,
    words: question.q ?? '',
    slogan: question.kind === 'slogan' ? 1 : 0,
    chinese: question.language === 'zh' ? 1 : 0,
    category: question.category ?? '',
    difficulty: question.difficulty_max ?? 100,
    evidence: question.evidence ?? '',
    protected: needles,
  }
  const bounds = { route: 'graphics.keywords', isKept: true }
  if (ofShop) {
    const select = `${KEYWORD_COLUMNS.join(', ')}, ${SPEAKING_SQL}, toString(as_of) AS as_of_day`
    const page = await rankedPage(db, SHOP_KEYWORD, { select, ...list }, question, parameters, bounds)
    return { list: page.rows.map(shopKeyword), total: page.total, asOf: page.asOf }
  }
  const select = `keyword, listings, is_slogan, ${SPEAKING_SQL}`
  const newest = `(SELECT maxOrNull(as_of) FROM ${GOOGLE})`
  const page = await rankedPage(
    db,
    SEARCH_KEYWORD,
    { select, ...list, newest: `any(${newest})` },
    question,
    parameters,
    bounds,
  )
  return { list: page.rows.map(searchKeyword), total: page.total, asOf: page.asOf }
}

/** Keywords of a shop by name, in the order of their strength. */
export async function keywordsNamed(
  db: AnalyticsDb,
  source: string,
  region: string,
  names: readonly string[],
): Promise<readonly ListedKeyword[]> {
  if (names.length === 0) return []
  const rows = await db.rows(
    SHOP_KEYWORD,
    `SELECT ${KEYWORD_COLUMNS.join(', ')}, ${SPEAKING_SQL}, toString(as_of) AS as_of_day FROM ${OF_SHOP}
     WHERE keyword IN {names:Array(String)} ORDER BY ratio DESC, keyword`,
    { source, region, names },
    { route: 'graphics.keywords-named', isKept: true },
  )
  return rows.map(shopKeyword)
}

/** One keyword of searches; `null` where nobody searches it. */
export async function keywordSearched(db: AnalyticsDb, region: string, name: string): Promise<ListedKeyword | null> {
  const [row] = await db.rows(
    SEARCH_KEYWORD,
    `SELECT keyword, listings, is_slogan, ${SPEAKING_SQL} FROM ${OF_SEARCHES} WHERE keyword = {name:String}`,
    { region, name },
    { route: 'graphics.keyword-searched', isKept: true },
  )
  return row === undefined ? null : searchKeyword(row)
}
