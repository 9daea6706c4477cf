import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'

export const languageSave = endpoint({
  method: 'POST',
  path: '/api/v1/admin/language/save',
  summary: 'Change a text of the interface, or take the built-in one back',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    key: z.string().trim().min(1).max(120),
    /** Left out: the built-in texts again. */
    en: z.string().min(1).max(2000).optional(),
    zh: z.string().min(1).max(2000).optional(),
  }),
  output: z.object({ key: z.string(), en: z.string(), zh: z.string(), is_edited: z.boolean() }),
  example: { key: 'app.name', en: 'Trendee', zh: 'Trendee' },
})
