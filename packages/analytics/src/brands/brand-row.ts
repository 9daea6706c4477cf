import { z } from 'zod'
import { EVIDENCE } from '@trendee/core/series/evidence'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'

/** How a brand of `brand_current` is read, whatever question asks for it. */

const numbers = z.array(z.number())
const numbersOrGaps = z.array(z.number().nullable())

export const BRAND_ROW = z.object({
  brand_id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  aliases: z.array(z.string()),
  lines: z.array(z.string()),
  country: z.string(),
  platforms: z.array(z.string()),
  shown_products: z.array(z.string()),
  categories: z.array(z.string()),
  category_products: numbers,
  as_of_day: z.string(),
  products: z.number(),
  known_products: z.number(),
  first_day: z.string().nullable(),
  segment: z.enum(['luxury', 'premium', 'high-street', 'value', '']),
  price_position: z.number().nullable(),
  price_level: z.number().nullable(),
  positioned_products: z.number(),
  median_price_usd: z.number().nullable(),
  arrivals: numbers,
  sell_outs: numbers,
  demand_basis: z.enum(['units', 'reviews', 'favorites', '']),
  demand_window_days: z.number().nullable(),
  demand: numbersOrGaps,
  demand_evidence: z.array(z.enum([...EVIDENCE, ''])),
  growth: numbersOrGaps,
  growth_products: numbers,
  reduced_share: numbersOrGaps,
  discount_depth: numbersOrGaps,
  posts: numbers,
  posts_growth: numbersOrGaps,
  post_likes: z.array(z.number().nullable()),
  post_authors: numbers,
  looks: z.number(),
  shows: z.number(),
  last_show_day: z.string().nullable(),
  captures: z.number(),
  are_posts_known: z.number(),
  are_looks_known: z.number(),
})
export type BrandRow = z.output<typeof BRAND_ROW>

/** The columns of `BRAND_ROW`. */
export const BRAND_SELECT = `* EXCEPT (as_of, posted_on, posts_before, first_arrival, last_show, searched), toString(as_of) AS as_of_day,
  toString(first_arrival) AS first_day, toString(last_show) AS last_show_day`

/** The place of a window in the arrays of a brand, from 1. */
export function windowPlace(window: WindowDays): number {
  return WINDOWS.indexOf(window) + 1
}
