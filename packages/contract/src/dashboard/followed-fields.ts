import { z } from 'zod'
import { LEVELS, LIFECYCLES, TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { PRODUCTS_OF_SELLERS, PRODUCTS_OF_TRENDS, SIGNED_IN } from '../access'
import { count, day, fraction, pictureKind, productSummary, unsureCounts } from '../fields'
import { paging } from '../parameters'

/** What every list of followed things says of each: how its owner arranged it, and since when it tells news. */
export const followed = {
  id: z.string(),
  is_pinned: z.boolean(),
  starred_at: z.int(),
  /** News is what the data holds after this day; `null`: never looked at, and the news is that of 30 days. */
  seen_through: day.nullable(),
}

/** A followed trend as it stands, beside the level that its owner saw last. */
export const trendNews = z.object({
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  level: z.enum(LEVELS),
  /** `null` where its owner never saw one, or no other. */
  level_before: z.enum(LEVELS).nullable(),
  lifecycle: z.enum(LIFECYCLES).nullable(),
  /** Over 30 days. */
  growth: fraction,
  yoy: fraction,
  region: z.string(),
  /** Weekly, newest last; `null` is a gap. */
  line: z.array(z.number().nullable()),
  picture: z.string(),
  as_of: day,
})
export type TrendNews = z.output<typeof trendNews>

/** What a brand's shops show since its follower looked; `null` of a brand that the data no longer holds. */
export const brandNews = z.object({
  name: z.string(),
  name_zh: z.string(),
  platforms: z.array(z.string()),
  as_of: day,
  /** On sale now. */
  products: z.int(),
  /** `null` of shops that were captured once: what came and went between captures nobody knows. */
  new_arrivals: z.int().nullable(),
  sold_out: z.int().nullable(),
  /** Times that a price fell. */
  price_cuts: z.int().nullable(),
  /** Over 30 days: the share of prices below the one that the shop shows beside, and what was taken off on average. */
  reduced_share: fraction,
  discount_depth: fraction,
  newest: z.array(productSummary),
})
export type BrandNews = z.output<typeof brandNews>

export const postNews = z.object({
  platform: z.string(),
  id: z.string(),
  author: z.string(),
  caption: z.string(),
  url: z.string(),
  posted_on: day,
  likes: count.nullable(),
  comments: count.nullable(),
  views: count.nullable(),
  ...unsureCounts,
  picture: z.string(),
  picture_kind: pictureKind,
})
export type PostNews = z.output<typeof postNews>

export const LIST = {
  method: 'GET',
  limit: { perMinute: 120 },
  input: z.object({ ...paging }),
  example: {},
} as const

export const CHANGE = { method: 'POST', access: SIGNED_IN, limit: { perMinute: 120 } } as const

const ofLine = { who: 'line', line: 'trendee' } as const
export const BRANDS = { ...ofLine, feature: 'brands' } as const
export const REPORTS = { ...ofLine, feature: 'reports' } as const
/** Products stand in two lines. */
export const PRODUCTS = { who: 'line', ...PRODUCTS_OF_TRENDS, or: PRODUCTS_OF_SELLERS } as const
export const TRENDS = { ...ofLine, feature: 'trend_list' } as const
