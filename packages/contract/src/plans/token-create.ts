import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const tokenCreate = endpoint({
  method: 'GET',
  changes: true,
  path: '/api/v1/user/token/create',
  summary: 'A new API token, shown this once; the one before it stops working',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({}),
  output: z.object({ token: z.string(), shown_start: z.string(), created_at: z.int() }),
  example: {},
})
