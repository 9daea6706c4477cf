import { z } from 'zod'
import { endpoint } from '../endpoint'

/** Sign-out under the name that clients of version 3 know. */
export const authLogout = endpoint({
  method: 'POST',
  path: '/api/v3/auth/logout',
  summary: 'End this session, as v1/user/logout',
  access: { who: 'signed-in', visitors: true },
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({}),
  example: {},
})
