import { z } from 'zod'
import { endpoint } from '../endpoint'

export const promotionInfo = endpoint({
  method: 'GET',
  path: '/api/v1/front/promotion',
  summary: 'What a promotion code opens',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({ promotion_code: z.string().trim().min(1).max(40) }),
  output: z.object({
    line: z.string(),
    plan: z.string(),
    days: z.int(),
    percent_off: z.int(),
    expires_at: z.int().nullable(),
  }),
  example: { promotion_code: 'ATELIER30' },
})
