import { z } from 'zod'
import { endpoint, searchedListOf } from '../endpoint'
import { count, day } from '../fields'
import { brandsAccess, brandSummary, segment } from './brand-fields'
import { brandFilters } from './brand-filters'

export const socialLuxury = endpoint({
  method: 'GET',
  path: '/api/v1/social/luxury',
  summary: 'Luxury brands by the posts that name them; another segment where one is asked',
  access: brandsAccess,
  limit: { perMinute: 240 },
  input: z.object({
    ...brandFilters,
    segment: segment.default('luxury'),
    sort: z.enum(['posts', 'posts_growth', 'likes', 'authors', 'name']).default('posts'),
  }),
  output: searchedListOf(
    brandSummary.extend({
      likes: count,
      authors: z.int(),
      /** Share of the posts that name any brand of the asked segment. */
      posts_share: z.number().nullable(),
    }),
  ).extend({ as_of: day.nullable() }),
  example: { window: 30 },
})
