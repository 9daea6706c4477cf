import { z } from 'zod'
import { endpoint } from '../endpoint'

export const logout = endpoint({
  method: 'GET',
  changes: true,
  path: '/api/v1/user/logout',
  summary: 'End this session',
  access: { who: 'signed-in', visitors: true },
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({}),
  example: {},
})
