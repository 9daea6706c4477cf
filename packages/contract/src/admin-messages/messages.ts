import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'

export const messages = endpoint({
  method: 'GET',
  path: '/api/v1/admin/messages',
  summary: 'Messages that were sent, with how many have read them',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ ...paging }),
  output: listOf(
    z.object({
      message_id: z.string(),
      title: z.string(),
      title_zh: z.string(),
      to: z.string(),
      sent_at: z.int(),
      reads: z.int(),
    }),
  ),
  example: {},
})
