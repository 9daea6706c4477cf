import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'

export const unread = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard/client_messages/unread',
  summary: 'How many messages and alerts are unread',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({}),
  /** Messages, and alerts that were not looked at: the bell shows both. */
  output: z.object({ unread: z.int(), alerts: z.int() }),
  example: {},
})
