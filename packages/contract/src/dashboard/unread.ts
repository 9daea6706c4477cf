import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const unread = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/client_messages/unread',
  summary: 'How many messages are unread',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({ unread: z.int() }),
  example: {},
})
