import { ARRIVAL_REASONS, DIFFICULTY_REASONS } from '@trendee/core/graphics/keyword-numbers'
import { PROTECTED_KINDS } from '@trendee/core/graphics/protected-terms'
import { z } from 'zod'
import { count, day, evidence, fraction, pictureKind } from '../fields'
import { sellingPlatform } from '../selling/platforms'

export const SEARCHES = 'google'
/** Where a list of keywords comes from: searches, or the listings of one shop. */
export const graphicSource = z.union([z.literal(SEARCHES), sellingPlatform])

/** Print keywords, and the listings that say them. */
export const graphicAccess = { who: 'line', line: 'trendeegraphics', feature: 'graphic_keywords' } as const

/** What a shop tells of a keyword. */
const shopNumbers = z.object({
  as_of: day,
  /** Listings on sale that say it, and sellers of these; `null` where the feed names none. */
  on_sale: z.int(),
  sellers: z.int().nullable(),
  /** Listings that say themselves that they carry a print. */
  printed: z.int(),
  significance: z.object({
    /** Dunning's log-likelihood ratio against the rest of the category. */
    ratio: z.number(),
    /** How often chance reaches it. */
    chance: z.number(),
    /** How many times as often prints say it as the rest of the category; `null`: of the rest nobody says it. */
    lift: z.number().nullable(),
  }),
  /** Where it is told, the surest first: a category's clothes for grown-ups, or those for children. */
  categories: z.array(
    z.object({ value: z.string(), name: z.string(), name_zh: z.string(), wearer: z.enum(['adults', 'children']) }),
  ),
  /** Listings on sale of which thirty days are known, what is counted, and how much of it a day. */
  known: z.int(),
  demand_basis: z.enum(['units', 'reviews', 'favorites']).nullable(),
  demand_a_day: count.nullable(),
  /** The weakest by which the demand of one of these is known; of difficulty and favourites the same. */
  demand_evidence: evidence.nullable(),
  favorites_a_day: count.nullable(),
  favorites_reason: z.enum(['not_told_here']).nullable(),
  /** A day and listing: of the keyword, and of all listings with a print. */
  demand_each: count.nullable(),
  usual_each: count.nullable(),
  difficulty: z.number().min(0).max(100).nullable(),
  difficulty_reason: z.enum(DIFFICULTY_REASONS).nullable(),
  /** Of the demand what the three best listings find; `null` where too few are known. */
  leader_share: fraction,
  /** US dollars, of listings on sale: a quarter cost less than `low`, a quarter more than `high`. */
  priced: z.int(),
  price_low: count.nullable(),
  price_median: count.nullable(),
  price_high: count.nullable(),
  /** Listings that came in the last 90 days and in the 90 before, where the day is known. */
  arrivals: z.int(),
  arrivals_before: z.int(),
  /** Of its share of the shop's new listings with a print. */
  arrival_growth: fraction,
  arrival_reason: z.enum(ARRIVAL_REASONS).nullable(),
})

/** What searches tell of a keyword. */
const searchNumbers = z.object({
  term: z.string(),
  trend_id: z.string(),
  /** Mean of the last 52 weeks, 0 to 100. */
  interest: z.number().nullable(),
  yoy: fraction,
  is_seasonal: z.boolean(),
  /** The month, 1 to 12, in which complete years were highest; `null` without a season. */
  best_month: z.int().min(1).max(12).nullable(),
  sparkline: z.array(z.number().nullable()),
  as_of: day,
})

const risingQuery = z.object({
  search: z.string(),
  /** As a fraction; `null` beside a breakout, which has no number and is over 50. */
  growth: fraction,
  is_breakout: z.boolean(),
})

export const keywordSummary = z.object({
  keyword: z.string(),
  source: graphicSource,
  kind: z.enum(['motif', 'slogan']),
  language: z.enum(['en', 'zh']),
  /** The name in it that somebody else owns, as administrators list them. */
  protected: z.object({ term: z.string(), kind: z.enum(PROTECTED_KINDS) }).nullable(),
  /** Listings behind it: of the shop, or of all shops where the source is searches. */
  listings: z.int(),
  /** `null` where the source is searches: what a shop tells is told of one shop. */
  shop: shopNumbers.nullable(),
  searches: searchNumbers.nullable(),
  /** `not_searched`: no search of it is in the data; `no_curve`: there is, and no curve of it in this region. */
  searches_reason: z.enum(['not_searched', 'no_curve']).nullable(),
  rising: risingQuery.nullable(),
  pictures: z.array(z.object({ id: z.string(), platform: z.string(), picture: z.string(), picture_kind: pictureKind })),
})
export type KeywordSummary = z.output<typeof keywordSummary>
