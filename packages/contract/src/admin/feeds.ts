import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'

export const feeds = endpoint({
  method: 'GET',
  path: '/api/v1/admin/imports/feeds',
  summary: 'The feeds that an import recognises and what each file must show',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      name_zh: z.string(),
      looks_for: z.string(),
      looks_for_zh: z.string(),
    }),
  ),
  example: {},
})
