import { englishPlural } from '@trendee/core/extraction/vocabulary'
import { arrivalGrowth, ARRIVAL_DAYS, difficultyOf } from '@trendee/core/graphics/keyword-numbers'
import {
  type KeywordStrength,
  chanceOf,
  judgeKeywords,
  logLikelihoodRatio,
  piecesOf,
} from '@trendee/core/graphics/keyword-test'
import { languageOf, phraseAsWritten } from '@trendee/core/graphics/print-phrases'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { JsonLines } from '../engine/json-lines'
import { comparableAsOf } from '../tables/comparable-captures'
import { KEYWORD_COLUMNS, type KeywordRow } from '../tables/graphic-keyword'
import { LISTING_TEXTS, PARTS_OF_TEXT, PHRASES_OF_TEXT, SAYS_PRINT, printedPhrases } from './graphic-phrases'
import { replacePartition } from './replace-partition'

/** Keywords of one shop at most: those that are told most surely. */
const MOST_KEYWORDS = 2000
/** On sale: seen within so many days and not sold out. */
const ON_SALE_DAYS = 90
/** Related keywords that are kept, of so many that share most listings; by chance one in a thousand is taken for one. */
const MOST_RELATED = 8
const MOST_COMPARED = 40
const RELATED_CHANCE = 0.001

/** Demand of 30 days, or of the period that the feed speaks of, a day. */
const A_DAY = 'demand[3] / ifNull(demand_window_days, 30)'

/** What a listing is compared with: its category for grown-ups or for children, of whose clothes more are printed. */
const COMPARED = `concat(primary_category, '/', if(gender IN ('girls', 'boys', 'kids', 'baby'), 'children', 'adults'))`

interface Keyword extends KeywordStrength {
  readonly words: string
  readonly keyword: string
  readonly listings: number
  readonly isSlogan: boolean
}

/**
 * Rebuilds the print keywords of a shop: phrases that its listings with a print say more often than others of their category, with the
 * listings that say them, whether these say that they carry a print or not.
 */
export async function rebuildGraphics(db: AnalyticsDb, platform: string): Promise<void> {
  const asOf = await comparableAsOf(db, platform)
  const tables = stageTables(platform)
  try {
    const keywords = asOf === null ? [] : await toldKeywords(db, platform, tables)
    await keepListings(db, platform, tables, keywords)
    const rows = asOf === null || keywords.length === 0 ? [] : await keywordRows(db, { platform, asOf }, keywords)
    const lines = new JsonLines()
    for (const row of rows) lines.add([...KEYWORD_COLUMNS.map((column) => row[column]), asOf])
    await replacePartition(db, 'graphic_keyword', platform, (target) =>
      db.append(target, [...KEYWORD_COLUMNS, 'as_of'], lines.take()),
    )
  } finally {
    for (const table of Object.values(tables)) await db.run(`DROP TABLE IF EXISTS ${table}`)
  }
}

interface StageTables {
  /** Phrases as they are written and what they are counted as. */
  readonly phrase: string
  /** Which listing says which phrase. */
  readonly said: string
  /** Phrases that are keywords. */
  readonly kept: string
}

function stageTables(platform: string): StageTables {
  const own = platform.replaceAll(/[^a-z]/g, '_')
  return {
    phrase: `trendee.stage_graphic_phrase_${own}`,
    said: `trendee.stage_graphic_said_${own}`,
    kept: `trendee.stage_graphic_kept_${own}`,
  }
}

async function pairTable(db: AnalyticsDb, table: string, columns: readonly [string, string]): Promise<void> {
  await db.run(`DROP TABLE IF EXISTS ${table}`)
  await db.run(
    `CREATE TABLE ${table} (${columns.map((column) => `${column} String`).join(', ')}) ENGINE = MergeTree ORDER BY (${columns.join(', ')})`,
  )
}

const PHRASE_COUNT = z.object({ phrase: z.string(), category: z.string(), printed: z.number(), others: z.number() })
const CATEGORY_COUNT = PHRASE_COUNT.omit({ phrase: true })

async function toldKeywords(db: AnalyticsDb, platform: string, tables: StageTables): Promise<readonly Keyword[]> {
  const { phrases, slogans, singulars } = await printedPhrases(db, platform)
  await pairTable(db, tables.phrase, ['written', 'phrase'])
  await pairTable(db, tables.said, ['phrase', 'product_id'])
  if (phrases.size === 0) return []
  const counted = new Map<string, string>()
  for (const phrase of phrases) {
    const plural = languageOf(phrase) === 'en' ? englishPlural(phrase) : null
    if (plural !== null) counted.set(plural, phrase)
  }
  for (const [plural, singular] of singulars) if (phrases.has(singular)) counted.set(plural, singular)
  for (const phrase of phrases) counted.set(phrase, phrase)
  const lines = new JsonLines()
  for (const pair of counted) lines.add(pair)
  await db.append(tables.phrase, ['written', 'phrase'], lines.take())
  await db.run(
    `INSERT INTO ${tables.said} (phrase, product_id)
     SELECT DISTINCT phrase, product_id
     FROM (SELECT product_id, arrayJoin(${PHRASES_OF_TEXT}) AS written
       FROM (SELECT product_id, ${PARTS_OF_TEXT} AS parts FROM (${LISTING_TEXTS}))) AS listings
     INNER JOIN ${tables.phrase} AS wanted USING (written)
     SETTINGS max_threads = 1, max_block_size = 2048`,
    { platform },
    { route: 'derive.graphics.said' },
  )
  const printed = `SELECT product_id, ${COMPARED} AS category, ${SAYS_PRINT} AS says_print
    FROM trendee.product_current WHERE platform = {platform:String} AND primary_category != ''`
  const counts = await db.rows(
    PHRASE_COUNT,
    `SELECT phrase, category, countIf(says_print) AS printed, countIf(NOT says_print) AS others
     FROM ${tables.said} AS said INNER JOIN (${printed}) AS listings USING (product_id) GROUP BY phrase, category ORDER BY phrase, category`,
    { platform },
    { route: 'derive.graphics.counts' },
  )
  const categories = await db.rows(
    CATEGORY_COUNT,
    `SELECT category, countIf(says_print) AS printed, countIf(NOT says_print) AS others FROM (${printed}) GROUP BY category`,
    { platform },
    { route: 'derive.graphics.categories' },
  )
  const strengths = judgeKeywords(counts, new Map(categories.map((count) => [count.category, count])))
  const listings = new Map<string, number>()
  for (const count of counts) {
    if (!strengths.has(count.phrase)) continue
    listings.set(count.phrase, (listings.get(count.phrase) ?? 0) + count.printed + count.others)
  }
  const pieces = piecesOf(listings)
  return [...strengths]
    .filter(([words]) => !pieces.has(words))
    .sort(([a, one], [b, other]) => other.ratio - one.ratio || (a < b ? -1 : 1))
    .slice(0, MOST_KEYWORDS)
    .map(([words, strength]) => ({
      ...strength,
      words,
      keyword: phraseAsWritten(words),
      listings: listings.get(words) ?? 0,
      isSlogan: slogans.has(words),
    }))
}

/** Replaces which listings say which keyword. */
async function keepListings(
  db: AnalyticsDb,
  platform: string,
  tables: StageTables,
  keywords: readonly Keyword[],
): Promise<void> {
  await pairTable(db, tables.kept, ['phrase', 'keyword'])
  const lines = new JsonLines()
  for (const { words, keyword } of keywords) lines.add([words, keyword])
  await db.append(tables.kept, ['phrase', 'keyword'], lines.take())
  await replacePartition(db, 'graphic_listing', platform, async (target) => {
    if (keywords.length === 0) return
    await db.run(
      `INSERT INTO ${target} (platform, keyword, product_id)
       SELECT {platform:String}, keyword, product_id FROM ${tables.said} AS said INNER JOIN ${tables.kept} AS kept USING (phrase)`,
      { platform },
      { route: 'derive.graphics.listings' },
    )
  })
  await replacePartition(db, 'graphic_product', platform, (target) =>
    db.run(
      `INSERT INTO ${target} (platform, product_id, keywords, says_print)
       SELECT {platform:String}, product_id, keywords, says_print
       FROM (SELECT product_id, ${SAYS_PRINT} AS says_print FROM trendee.product_current WHERE platform = {platform:String}) AS listings
       LEFT JOIN (SELECT product_id, arraySort(groupArray(keyword)) AS keywords FROM trendee.graphic_listing
         WHERE platform = {platform:String} GROUP BY product_id) AS saying USING (product_id)
       WHERE says_print OR notEmpty(keywords)`,
      { platform },
      { route: 'derive.graphics.products' },
    ),
  )
}

const NUMBERS = z.object({
  listings: z.number(),
  on_sale: z.number(),
  printed: z.number(),
  sellers: z.number(),
  demand_basis: z.enum(['units', 'reviews', 'favorites', '']),
  known: z.number(),
  demand: z.number().nullable(),
  demand_evidence: z.enum(['measured', 'at_least', 'estimated', '']),
  best: z.array(z.number()),
  priced: z.number(),
  prices: z.array(z.number()),
  arrivals: z.number(),
  arrivals_before: z.number(),
  shown_products: z.array(z.string()),
})

/** What is counted of a group of listings. Demand is added up in the order of its size, so that no order of rows changes a digit. */
const COUNTED = `count() AS listings, countIf(is_on_sale) AS on_sale, countIf(says_print) AS printed,
  uniqExactIf(seller, is_on_sale AND seller != '') AS sellers, any(toString(demand_basis)) AS demand_basis,
  arraySort(groupArrayIf(assumeNotNull(a_day), is_on_sale AND a_day IS NOT NULL)) AS found_each,
  length(found_each) AS known, if(known = 0, NULL, arraySum(found_each)) AS demand, arraySlice(found_each, -3) AS best,
  multiIf(known = 0, '', countIf(is_on_sale AND a_day IS NOT NULL AND evidence = 'estimated') > 0, 'estimated',
    countIf(is_on_sale AND a_day IS NOT NULL AND evidence = 'at_least') > 0, 'at_least', 'measured') AS demand_evidence,
  countIf(is_on_sale AND price_usd IS NOT NULL) AS priced,
  if(priced = 0, [], quantilesExactInclusiveIf(0.25, 0.5, 0.75)(assumeNotNull(price_usd), is_on_sale AND price_usd IS NOT NULL)) AS prices,
  countIf(arrived_on > {asOf:Date} - ${ARRIVAL_DAYS} AND arrived_on <= {asOf:Date}) AS arrivals,
  countIf(arrived_on > {asOf:Date} - ${2 * ARRIVAL_DAYS} AND arrived_on <= {asOf:Date} - ${ARRIVAL_DAYS}) AS arrivals_before,
  arrayMap(pair -> pair.2, arraySlice(arraySort(groupArray((-ifNull(a_day, 0) - is_on_sale * 1e-9, product_id))), 1, 3)) AS shown_products`

const LISTINGS = `SELECT product_id, seller, demand_basis, price_usd, arrived_on, ${SAYS_PRINT} AS says_print, ${A_DAY} AS a_day, toString(demand_evidence[3]) AS evidence,
    ifNull(last_seen >= {asOf:Date} - ${ON_SALE_DAYS}, 0) AND sold_out_on IS NULL AS is_on_sale
  FROM trendee.product_current WHERE platform = {platform:String}
    AND product_id IN (SELECT product_id FROM trendee.graphic_product WHERE platform = {platform:String})`

async function keywordRows(
  db: AnalyticsDb,
  asked: { readonly platform: string; readonly asOf: string },
  keywords: readonly Keyword[],
): Promise<readonly KeywordRow[]> {
  const [all] = await db.rows(NUMBERS, `SELECT ${COUNTED} FROM (${LISTINGS})`, asked, {
    route: 'derive.graphics.usual',
  })
  const counted = await db.rows(
    NUMBERS.extend({ keyword: z.string() }),
    `SELECT keyword, ${COUNTED} FROM (SELECT keyword, product_id FROM trendee.graphic_listing WHERE platform = {platform:String}) AS saying
     INNER JOIN (${LISTINGS}) AS listings USING (product_id) GROUP BY keyword`,
    asked,
    { route: 'derive.graphics.numbers' },
  )
  if (all === undefined) return []
  const numbersOf = new Map(counted.map((row) => [row.keyword, row]))
  const relatedOf = await relatedKeywords(db, asked.platform, keywords, all.listings)
  return keywords.flatMap((keyword): KeywordRow[] => {
    const numbers = numbersOf.get(keyword.keyword)
    if (numbers === undefined) return []
    const related = relatedOf.get(keyword.keyword) ?? []
    return [
      {
        platform: asked.platform,
        keyword: keyword.keyword,
        is_slogan: Number(keyword.isSlogan),
        language: languageOf(keyword.words),
        listings: numbers.listings,
        on_sale: numbers.on_sale,
        printed: numbers.printed,
        ratio: keyword.ratio,
        p_value: keyword.pValue,
        lift: keyword.lift,
        categories: [...keyword.categories],
        sellers: numbers.sellers === 0 ? null : numbers.sellers,
        ...demandNumbers(numbers, all),
        priced: numbers.priced,
        price_low: numbers.prices[0] ?? null,
        price_median: numbers.prices[1] ?? null,
        price_high: numbers.prices[2] ?? null,
        ...arrivalNumbers(numbers, all),
        related: related.map((one) => one.keyword),
        related_listings: related.map(({ shared }) => shared),
        shown_products: numbers.shown_products,
      },
    ]
  })
}

type Numbers = z.output<typeof NUMBERS>

function demandNumbers(own: Numbers, all: Numbers) {
  const demandOf = ({ known, demand }: Numbers) => ({ listings: known, aDay: demand ?? 0 })
  const difficulty = difficultyOf(demandOf(own), demandOf(all))
  const each = ({ known, demand }: Numbers) => (known === 0 ? null : (demand ?? 0) / known)
  // Of three listings the three best are all.
  const isShared = difficulty.reason !== 'few_known' && own.demand !== null && own.demand > 0
  return {
    demand_basis: own.demand_basis,
    known: own.known,
    demand: own.known === 0 ? null : (own.demand ?? 0),
    demand_evidence: own.demand_evidence,
    demand_each: each(own),
    usual_each: each(all),
    difficulty: difficulty.value,
    difficulty_reason: difficulty.reason ?? '',
    leader_share: isShared ? own.best.reduce((sum, one) => sum + one, 0) / (own.demand ?? 1) : null,
  } as const
}

function arrivalNumbers(own: Numbers, all: Numbers) {
  const arrivalsOf = ({ arrivals, arrivals_before: before }: Numbers) => ({ now: arrivals, before })
  const growth = arrivalGrowth(arrivalsOf(own), arrivalsOf(all))
  return {
    arrivals: own.arrivals,
    arrivals_before: own.arrivals_before,
    growth: growth.value,
    growth_reason: growth.reason ?? '',
  } as const
}

interface Related {
  readonly keyword: string
  readonly shared: number
  readonly ratio: number
}

/** Keywords that listings of a keyword say more often than other listings with a print. */
async function relatedKeywords(
  db: AnalyticsDb,
  platform: string,
  keywords: readonly Keyword[],
  all: number,
): Promise<ReadonlyMap<string, readonly Related[]>> {
  const ofPlatform = '(SELECT keyword, product_id FROM trendee.graphic_listing WHERE platform = {platform:String})'
  const pairs = await db.rows(
    z.object({ keyword: z.string(), other: z.string(), shared: z.number() }),
    `SELECT one.keyword AS keyword, two.keyword AS other, count() AS shared
     FROM ${ofPlatform} AS one INNER JOIN ${ofPlatform} AS two ON one.product_id = two.product_id
     WHERE one.keyword != two.keyword GROUP BY keyword, other HAVING shared >= 3
     ORDER BY keyword, shared DESC, other LIMIT ${MOST_COMPARED} BY keyword`,
    { platform },
    { route: 'derive.graphics.related' },
  )
  const listings = new Map(keywords.map((keyword) => [keyword.keyword, keyword.listings]))
  const related = new Map<string, Related[]>()
  for (const { keyword, other, shared } of pairs) {
    const [own, others] = [listings.get(keyword) ?? 0, listings.get(other) ?? 0]
    if (all <= own || others < shared) continue
    const ratio = logLikelihoodRatio(shared, own, others - shared, all - own)
    if (chanceOf(ratio) > RELATED_CHANCE) continue
    const known = related.get(keyword)
    if (known === undefined) related.set(keyword, [{ keyword: other, shared, ratio }])
    else known.push({ keyword: other, shared, ratio })
  }
  for (const found of related.values()) {
    found.sort((a, b) => b.ratio - a.ratio || (a.keyword < b.keyword ? -1 : 1))
    found.splice(MOST_RELATED)
  }
  return related
}
