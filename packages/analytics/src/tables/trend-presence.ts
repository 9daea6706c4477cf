import { z } from 'zod'

/** `trend_presence`: how much of shops, posts and shows a trend is; by window means 1, 7, 30 and 90 days. */

/** In the order in which a row is written. */
export const TREND_PRESENCE = [
  'trend_id',
  'gender',
  'name',
  'name_zh',
  'type',
  'primary_category',
  'secondary_category',
  'attribute_type',
  'attribute_value',
  'platforms',
  'products',
  'brands',
  'shops',
  'median_price_usd',
  'new_arrivals',
  'best_sellers',
  'sales_growth',
  'sales_basis',
  'posts',
  'posts_growth',
  'looks',
  'season',
  'shown_products',
  'shown_posts',
  'shown_looks',
  'as_of',
] as const
export type PresenceColumn = (typeof TREND_PRESENCE)[number]

/** The place of the asked window (a bind, from 1). */
const AT = '[{window:UInt8}]'

/** SQL of a trend's presence in the asked window, over `trend_presence` for one gender. Binds: `window`, `gender`. */
export const PRESENCE_SELECT = `trend_id, 1 AS is_counted, platforms AS sold_on, products, brands, shops, median_price_usd,
  new_arrivals${AT} AS arrivals, best_sellers${AT} AS bests, sales_growth${AT} AS sales_growth_then,
  toString(sales_basis${AT}) AS sales_basis_then, posts${AT} AS posts_then, posts_growth${AT} AS posts_growth_then, looks,
  shown_products, shown_posts, shown_looks`

export const PRESENCE_OF_GENDER = `(SELECT ${PRESENCE_SELECT} FROM trendee.trend_presence
  WHERE gender = {gender:String} AND trend_id != '')`

/** What of `PRESENCE_SELECT` a row of an answer has; of a trend that garments cannot be told by `is_counted` is 0. */
export const PRESENCE_ROW = z.object({
  is_counted: z.number(),
  sold_on: z.array(z.string()),
  products: z.number(),
  brands: z.number(),
  shops: z.number().nullable(),
  median_price_usd: z.number().nullable(),
  arrivals: z.number(),
  bests: z.number(),
  sales_growth_then: z.number().nullable(),
  sales_basis_then: z.string(),
  posts_then: z.number(),
  posts_growth_then: z.number().nullable(),
  looks: z.number(),
  shown_products: z.array(z.string()),
  shown_posts: z.array(z.string()),
  shown_looks: z.array(z.string()),
})
export type PresenceRow = z.output<typeof PRESENCE_ROW>
export const PRESENCE_COLUMNS = Object.keys(PRESENCE_ROW.shape).join(', ')

/** What a list sorted by anything else leaves equal: those with most to show first, then by name. */
export const PRESENCE_TIES = 'products + posts_then DESC, name, trend_id'

/** Sort key → SQL over a row of a trend's presence. What cannot be counted comes last. */
export const PRESENCE_SORTS = {
  products: 'is_counted DESC, products {order}',
  brands: 'is_counted DESC, brands {order}',
  shops: 'shops {order} NULLS LAST',
  price: 'median_price_usd {order} NULLS LAST',
  posts: 'is_counted DESC, posts_then {order}',
  posts_growth: 'posts_growth_then {order} NULLS LAST',
  new_arrivals: 'is_counted DESC, arrivals {order}',
  best_sellers: 'is_counted DESC, bests {order}',
  sales_growth: 'sales_growth_then {order} NULLS LAST',
  looks: 'is_counted DESC, looks {order}',
} as const
