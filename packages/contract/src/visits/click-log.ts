import { z } from 'zod'
import { endpoint } from '../endpoint'

export const clickLog = endpoint({
  method: 'POST',
  path: '/api/v1/common/click_log',
  summary: 'A click worth counting',
  access: 'public',
  limit: { perMinute: 300 },
  input: z.object({ target: z.string().trim().min(1).max(100), page: z.string().max(500).default('') }),
  output: z.object({}),
  example: { target: 'upgrade', page: '/trendee/trend-highlights' },
})
