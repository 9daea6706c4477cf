import { z } from 'zod'
import { ADMIN } from '../access'
import { endpoint, listOf } from '../endpoint'
import { paging, searchText } from '../parameters'

export const audit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  summary: 'What administrators did, newest first',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ q: searchText, ...paging }),
  output: listOf(
    z.object({
      entry_id: z.string(),
      admin_name: z.string(),
      action: z.string(),
      subject: z.string(),
      /** What it was done to is called: an account, a file, a job; `null` in entries of before names were kept. */
      subject_name: z.string().nullable(),
      detail: z.record(z.string(), z.unknown()),
      ip: z.string(),
      done_at: z.int(),
    }),
  ),
  example: {},
})
