import { z } from 'zod'
import { endpoint } from '../endpoint'
import { count, day, fraction } from '../fields'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { listAccess } from '../trends/trend-access'
import { windowDays } from '../parameters'
import { postFilters } from '../social/post-filters'

const postTotals = z.object({
  posts: z.int().nonnegative(),
  creators: z.int().nonnegative(),
  brands: z.int().nonnegative(),
  /** Likes and comments. */
  engagement: count.nullable(),
  /** Median over the posts whose author's followers are known. */
  engagement_rate: fraction,
})

export const topStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/social/top_statistics',
  summary: 'Posts, creators, brands and engagement of a window and of the one before',
  access: { ...listAccess, needs: windowNeed, note: WINDOW_NOTE },
  limit: { perMinute: 240 },
  input: z.object({ ...postFilters, window: windowDays }),
  output: z.object({
    now: postTotals,
    /** `null` where the data does not reach back to the window before. */
    before: postTotals.nullable(),
    as_of: day.nullable(),
  }),
  example: { window: 30 },
})
