import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint } from '../endpoint'

export const backup = endpoint({
  method: 'POST',
  path: '/api/v1/admin/backup',
  summary: 'Everything that the server keeps as one file, for `trendee restore`; it holds everybody’s accounts',
  access: ADMIN,
  limit: { perMinute: 6 },
  input: z.object({}),
  output: z.string(),
  example: {},
  answer: 'archive',
})
