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
      /** `null` where no post tells its likes. */
      likes: count.nullable(),
      authors: z.int(),
      /** Of all mentions of the brands that the question finds: a post that names two counts for each. */
      posts_share: z.number().nullable(),
    }),
  ).extend({ as_of: day.nullable() }),
  example: { window: 30 },
})
