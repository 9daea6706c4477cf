import { z } from 'zod'
import { SEGMENTS } from '@trendee/core/brands/segment'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { count, day, evidence, fraction } from '../fields'

export const brandsAccess = {
  who: 'line',
  line: 'trendee',
  feature: 'brands',
  needs: windowNeed,
  note: WINDOW_NOTE,
} as const

/** The id that all platforms and spellings of a brand share. */
export const brandKey = z.string().trim().min(1).max(80)
export const segment = z.enum(SEGMENTS)

export const demandBasis = z.enum(['units', 'reviews', 'favorites'])

/** What a brand's numbers of one window are, with what each rests on. */
export const brandWindow = z.object({
  /** `null` before the second capture of a shop: nobody saw what came and went. */
  new_arrivals: z.int().nullable(),
  sell_outs: z.int().nullable(),
  demand: count.nullable(),
  /** How `demand` is known: the least sure of what it is a sum of. */
  demand_evidence: evidence.nullable(),
  growth: fraction,
  /** Products whose both stretches are known. */
  growth_products: z.int(),
  /** Share of the priced products that were cheaper than the list price beside them; `null` where no shop shows one. */
  reduced_share: fraction,
  /** By how much those were cheaper. */
  discount_depth: fraction,
  /** `null` where no posts are known, or none could be told to be of it; looks and shows where none are known. */
  posts: z.int().nullable(),
  posts_growth: fraction,
})

export const brandSummary = brandWindow.extend({
  id: z.string(),
  name: z.string(),
  /** '' where no Chinese name is known. */
  name_zh: z.string(),
  aliases: z.array(z.string()),
  lines: z.array(z.string()),
  /** ISO 3166, of brands that the world knows. */
  country: z.string().nullable(),
  country_name: z.string(),
  country_name_zh: z.string(),
  /** Where it was seen; one alone says what all of its numbers are of. */
  platforms: z.array(z.string()),
  /** `null` with fewer than five products that can be compared. */
  segment: segment.nullable(),
  /** Mean share of its categories' products on all platforms that are cheaper. */
  price_position: fraction,
  /** Its usual price ÷ the market's. */
  price_level: z.number().nullable(),
  positioned_products: z.int(),
  median_price_usd: z.number().nullable(),
  /** On sale: seen within 90 days and not sold out. */
  products: z.int(),
  known_products: z.int(),
  demand_basis: demandBasis.nullable(),
  /** Days that `demand` covers: the window, or a period that the feed has fixed. */
  demand_days: z.int().nullable(),
  categories: z.array(
    z.object({ value: z.string(), name: z.string(), name_zh: z.string(), products: z.int(), share: z.number() }),
  ),
  looks: z.int().nullable(),
  shows: z.int().nullable(),
  last_show: day.nullable(),
  /** The day on which its first product came; `null` where it may have been there before. */
  first_arrival: day.nullable(),
  as_of: day,
  /** Of its best sellers. */
  pictures: z.array(z.string()),
})
export type BrandSummary = z.output<typeof brandSummary>
