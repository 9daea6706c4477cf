import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const sessionEnd = endpoint({
  method: 'POST',
  path: '/api/v1/user/sessions/end',
  summary: 'Sign one device out, or all but this one',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ session_id: z.union([z.literal('others'), z.string().min(1).max(80)]) }),
  output: z.object({ ended: z.int() }),
  example: { session_id: 'others' },
})
