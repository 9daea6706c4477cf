import { z } from 'zod'
import { ADMIN } from '../access'
import { segment } from './segment'
import { endpoint } from '../endpoint'

export const messageSend = endpoint({
  method: 'POST',
  path: '/api/v1/admin/messages/send',
  summary: 'Send a message to everybody, to a line or plan, or to one account',
  access: ADMIN,
  limit: { perMinute: 20 },
  input: z.object({
    title: z.string().trim().min(1).max(120),
    title_zh: z.string().trim().min(1).max(120),
    body: z.string().trim().min(1).max(10_000),
    body_zh: z.string().trim().min(1).max(10_000),
    link: z
      .string()
      .trim()
      .regex(/^\/[^/\\].{0,300}$/, 'an address on this site, from its root')
      .optional(),
    ...segment,
  }),
  output: z.object({ message_id: z.string(), recipients: z.int() }),
  example: { title: 'Hello', title_zh: '你好', body: 'Welcome.', body_zh: '欢迎。' },
})
