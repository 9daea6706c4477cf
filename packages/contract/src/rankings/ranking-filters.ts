import { z } from 'zod'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { optionalGender, paging, slug, windowDays } from '../parameters'
import { sellingFilters } from '../selling/selling-filters'
import { postFilters } from '../social/post-filters'

export const lookFilters = {
  gender: optionalGender,
  primaryCategory: slug.optional(),
  /** A broad one, such as `dress`, asks for those that it covers too: slip, wrap, A-line. */
  secondaryCategory: slug.optional(),
  attributeType: z.enum(ATTRIBUTE_TYPES).optional(),
  attributeName: slug.optional(),
  /** Its id, or its name in any spelling. */
  brand: slug.optional(),
  /** `SS26`, `FW25`; the newest one where absent. */
  season: z
    .string()
    .regex(/^[A-Z]{2}\d{2}$/, 'a season such as SS26')
    .optional(),
  city: z.string().trim().max(60).optional(),
}

/** Every ranking's records, with what they can be ranked by; the first is the default. */
export const RANKED_BY = {
  posts: ['posts', 'engagement', 'growth'],
  products: ['sales', 'products', 'new_arrivals', 'growth'],
  looks: ['looks', 'growth'],
} as const
export type RankingSource = keyof typeof RANKED_BY

export const postRankingInput = z.object({
  ...postFilters,
  window: windowDays,
  by: z.enum(RANKED_BY.posts).default('posts'),
  ...paging,
})
export const productRankingInput = z.object({
  ...sellingFilters,
  by: z.enum(RANKED_BY.products).default('sales'),
  ...paging,
})
export const lookRankingInput = z.object({ ...lookFilters, by: z.enum(RANKED_BY.looks).default('looks'), ...paging })

export type PostRankingInput = z.output<typeof postRankingInput>
export type ProductRankingInput = z.output<typeof productRankingInput>
export type LookRankingInput = z.output<typeof lookRankingInput>
