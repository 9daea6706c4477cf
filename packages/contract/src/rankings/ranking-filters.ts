import { z } from 'zod'
import { paging, windowDays } from '../parameters'
import { lookFilters } from '../runway/look'
import { sellingFilters } from '../selling/selling-filters'
import { postFilters } from '../social/post-filters'

/** Every ranking's records, with what they can be ranked by; the first is the default. */
export const RANKED_BY = {
  posts: ['posts', 'engagement', 'growth'],
  products: ['sales', 'products', 'new_arrivals', 'growth'],
  looks: ['looks', 'growth'],
} as const

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
/** Without a season: the newest one of which there are looks. */
export const lookRankingInput = z.object({ ...lookFilters, by: z.enum(RANKED_BY.looks).default('looks'), ...paging })

export type PostRankingInput = z.output<typeof postRankingInput>
export type ProductRankingInput = z.output<typeof productRankingInput>
export type LookRankingInput = z.output<typeof lookRankingInput>
