import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const sessions = endpoint({
  method: 'GET',
  path: '/api/v1/user/sessions',
  summary: 'Where the account is signed in',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        session_id: z.string(),
        device: z.string(),
        ip: z.string(),
        opened_by: z.string(),
        created_at: z.int(),
        last_seen_at: z.int(),
        is_this: z.boolean(),
      }),
    ),
  }),
  example: {},
})
