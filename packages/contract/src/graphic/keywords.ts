import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, fraction, productSummary, weeklyLine } from '../fields'
import { amount, flag, measuredOnly, order, paging, region, searchText, slug } from '../parameters'
import { graphicAccess, graphicSource, keywordSummary } from './graphic-fields'
import { KEYWORD_COLUMNS } from './keyword-columns'

export const KEYWORD_SORTS = [
  'strength',
  'interest',
  'search_growth',
  'listings',
  'demand',
  'difficulty',
  'arrival_growth',
  'price',
  'name',
] as const

const listInput = z.object({
  source: graphicSource.default('etsy'),
  /** Of searches. */
  region,
  q: searchText,
  kind: z.enum(['motif', 'slogan']).optional(),
  language: z.enum(['en', 'zh']).optional(),
  /** A primary category in which it is told; of shops alone. */
  category: slug.optional(),
  /** Those that are easier; what has no difficulty is left out. */
  difficulty_max: amount(100).optional(),
  /** Keywords of which all known demand was counted; of shops alone. */
  evidence: measuredOnly,
  /** Leaves out what holds a name of somebody else's. */
  unprotected: flag.default(false),
  sort: z.enum(KEYWORD_SORTS).default('strength'),
  order,
  ...paging,
})
export type KeywordListInput = z.output<typeof listInput>

export const keywordsList = endpoint({
  method: 'GET',
  path: '/api/v2/graphic/keywords/list',
  summary:
    'Print keywords and slogans of a shop’s listings, or of searches: interest, season, supply, demand, difficulty, price',
  access: graphicAccess,
  limit: { perMinute: 240 },
  input: listInput,
  output: listOf(keywordSummary).extend({ as_of: day.nullable() }),
  example: { source: 'google', pageSize: 10 },
  exported: { what: 'print-keywords', columns: KEYWORD_COLUMNS },
})

const keywordInput = z.object({
  source: graphicSource.default('etsy'),
  keyword: z.string().trim().min(1).max(120),
  region,
})
export type KeywordInput = z.output<typeof keywordInput>

export const keywordsKeyword = endpoint({
  method: 'GET',
  path: '/api/v2/graphic/keywords/keyword',
  summary:
    'One print keyword: its numbers with what they are worked out from, searches with their curve and months, related keywords, other shops',
  access: graphicAccess,
  limit: { perMinute: 240 },
  input: keywordInput,
  output: z.object({
    keyword: keywordSummary,
    as_of: day,
    /** Weekly interest in the search that speaks for it; `null` where none has a curve. */
    curve: weeklyLine.nullable(),
    /** Calendar months, January first, over the mean of their year; `null` for a curve under two years. */
    months: z.array(z.number()).nullable(),
    queries: z.array(
      z.object({
        search: z.string(),
        list: z.enum(['term', 'top', 'rising']),
        /** The search beside which it is told; '' for one of its own. */
        beside: z.string(),
        region: z.string(),
        /** `top`: 0 to 100; `rising`: a fraction. */
        value: fraction,
        is_breakout: z.boolean(),
        /** Of a search with a curve. */
        trend_id: z.string(),
      }),
    ),
    related: z.array(z.object({ keyword: z.string(), listings: z.int() })),
    shops: z.array(
      z.object({
        platform: z.string(),
        listings: z.int(),
        difficulty: z.number().nullable(),
        price_median: z.number().nullable(),
      }),
    ),
    products: z.array(productSummary),
  }),
  example: { source: 'google', keyword: 'leopard' },
})
