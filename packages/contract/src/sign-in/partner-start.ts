import { z } from 'zod'
import { endpoint } from '../endpoint'

export const partnerStart = endpoint({
  method: 'GET',
  changes: true,
  path: '/api/v1/oauth/partner',
  summary: "Address of a partner's sign-in page",
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({ partner: z.string().trim().min(1).max(40).default('diexun') }),
  /** The partner sends the visitor to `/trendeesellers/transfer` with `code` and `state`. */
  output: z.object({ url: z.string(), state: z.string() }),
  example: {},
})
