import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'

export const wordDone = endpoint({
  method: 'POST',
  path: '/api/v1/admin/words/done',
  summary: 'Mark one as dealt with, or open again',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ word_id: z.string().min(1).max(80), is_done: z.boolean().default(true) }),
  output: z.object({ word_id: z.string(), state: z.enum(['open', 'done']) }),
  example: { word_id: 'none' },
})
