import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { message } from './message'
import { endpoint } from '../endpoint'

export const messageDetail = endpoint({
  method: 'GET',
  changes: true,
  path: '/api/v1/dashboard/client_messages/detail',
  summary: 'One message; reading it marks it read',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: z.object({ message_id: z.string().min(1).max(80) }),
  output: message.extend({ body: z.string(), body_zh: z.string(), link: z.string().nullable() }),
  example: { message_id: 'welcome' },
})
