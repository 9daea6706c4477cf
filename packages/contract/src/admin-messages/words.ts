import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging } from '../parameters'

export const words = endpoint({
  method: 'GET',
  path: '/api/v1/admin/words',
  summary: 'Opinions, feedback and wanted keywords, newest first',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    kind: z.enum(['all', 'opinion', 'feedback', 'keyword']).default('all'),
    state: z.enum(['all', 'open', 'done']).default('open'),
    ...paging,
  }),
  output: listOf(
    z.object({
      word_id: z.string(),
      kind: z.enum(['opinion', 'feedback', 'keyword']),
      account_id: z.string(),
      account_name: z.string(),
      content: z.string(),
      rating: z.int().nullable(),
      page: z.string().nullable(),
      contact: z.string().nullable(),
      state: z.enum(['open', 'done']),
      said_at: z.int(),
    }),
  ),
  example: {},
})
