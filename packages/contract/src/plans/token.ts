import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const token = endpoint({
  method: 'GET',
  path: '/api/v1/user/token',
  summary: 'The API token as far as it may be shown: its first characters and when it was made and used',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({
    shown_start: z.string().nullable(),
    created_at: z.int().nullable(),
    last_used_at: z.int().nullable(),
  }),
  example: {},
})
