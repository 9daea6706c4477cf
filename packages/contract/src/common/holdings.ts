import { z } from 'zod'
import { HELD_KINDS } from '@trendee/core/holdings/missing-files'
import { endpoint } from '../endpoint'
import { day } from '../fields'

export const holdings = endpoint({
  method: 'GET',
  path: '/api/v1/common/holdings',
  summary: 'What the platform holds, by kind and source; who can bring the first file, while it holds nothing',
  access: { who: 'signed-in', visitors: true },
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({
    held: z.array(
      z.object({
        kind: z.enum(HELD_KINDS),
        platform: z.string(),
        /** Terms, products, posts, looks or advertised topics. */
        count: z.int(),
        from: day,
        to: day,
        /** Days on which something was seen; of search interest: measured weeks of the longest series. */
        days: z.int(),
      }),
    ),
    trends: z.int(),
    /** Trends that have a level. */
    levelled: z.int(),
    /** A file is being read, or trends are being computed. */
    is_filling: z.boolean(),
    /** Names; none where something is held. */
    administrators: z.array(z.string()),
  }),
  example: {},
})
