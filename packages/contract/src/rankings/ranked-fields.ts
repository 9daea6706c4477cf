import { z } from 'zod'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { count, fraction, pictureKind } from '../fields'

/** What records are grouped by. A garment is an attribute value on a category: "floral midi dress". */
export const RANKED_KINDS = [
  'creator',
  'brand',
  'category',
  'primary_category',
  'attribute',
  'garment',
  'hashtag',
  'shop',
  'price_band',
] as const
export type RankedKind = (typeof RANKED_KINDS)[number]

/** One place of a ranking. What its records do not tell is `null`. */
export const rankedItem = z.object({
  rank: z.int().positive(),
  kind: z.enum(RANKED_KINDS),
  /** `platform.author` of a creator, as creators' pages name them, `value/category` of a garment, the lower bound in US dollars of a price band. */
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  /** Of an attribute's value. */
  attribute_type: z.enum(ATTRIBUTE_TYPES).nullable(),
  /** sRGB of a colour. */
  hex: z.string().nullable(),
  /** Posts, products or looks of the window or season. */
  records: z.int().nonnegative(),
  /** Share of all records that the filters leave. */
  share: z.number(),
  /** In the window or the season before; `null` where the data does not reach back so far. */
  records_before: z.int().nonnegative().nullable(),
  /** Of what `growth_of` says. */
  growth: fraction,
  /** `too_few` or `not_comparable`; '' where growth is known. */
  growth_reason: z.enum(['', 'too_few', 'not_comparable']),
  /** Likes and comments of the posts. */
  engagement: count.nullable(),
  /** Median over the posts whose author's followers are known. */
  engagement_rate: fraction,
  /** Sold in the window, or what stands for it: see `demand_basis`. */
  demand: count.nullable(),
  demand_basis: z.enum(['units', 'reviews', 'favorites']).nullable(),
  revenue_usd: count.nullable(),
  new_arrivals: z.int().nonnegative().nullable(),
  median_price_usd: z.number().nullable(),
  /** The strongest record's. */
  picture: z.string(),
  picture_kind: pictureKind,
})
export type RankedItem = z.output<typeof rankedItem>

/**
 * What growth is of: the share of all records (of posts: of those by accounts that posted in both windows), what products sell, or of a platform that does not tell what it sells how many
 * products came.
 */
export const GROWTH_OF = ['share', 'demand', 'new_arrivals'] as const
export type GrowthOf = (typeof GROWTH_OF)[number]

/** Where the records of a ranking are, and how many there are. */
export const rankedSpan = {
  /** Newest day of the records; of looks, of the season's last show. */
  as_of: z.iso.date().nullable(),
  /** Of looks: the season that is ranked and the one it is compared with; '' where there is none. */
  season: z.string(),
  season_before: z.string(),
  /** Posts, products or looks that the filters leave. */
  total_records: z.int().nonnegative(),
  growth_of: z.enum(GROWTH_OF),
}
