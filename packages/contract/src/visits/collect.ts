import { z } from 'zod'
import { endpoint } from '../endpoint'

export const collect = endpoint({
  method: 'POST',
  path: '/api/v2/collect/index',
  summary: 'A page view or another event of the visit',
  access: 'public',
  limit: { perMinute: 300 },
  input: z.object({
    currentPage: z.string().max(500),
    previousPage: z.string().max(500).default(''),
    event: z.string().trim().min(1).max(60),
    trackingTag: z.string().max(100).default(''),
    /** JSON: query parameters of the page, and `uid` where somebody is signed in. */
    notes: z.string().max(4000).default('{}'),
  }),
  output: z.object({}),
  example: { currentPage: '/trendee/trend-highlights', event: 'page_view' },
})
