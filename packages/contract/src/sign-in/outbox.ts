import { z } from 'zod'
import { endpoint } from '../endpoint'

export const outbox = endpoint({
  method: 'GET',
  path: '/api/v1/front/outbox',
  summary: 'What the stand-ins of SMS and e-mail sent; not found where none runs, or for callers from elsewhere',
  access: 'public',
  limit: { perMinute: 120 },
  input: z.object({ to: z.string().trim().max(200).optional() }),
  output: z.object({
    list: z.array(
      z.object({
        channel: z.enum(['sms', 'email']),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        code: z.string().nullable(),
        sent_at: z.int(),
      }),
    ),
  }),
  example: {},
})
