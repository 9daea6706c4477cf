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
      /** Name of the account it was done to, where it was done to one that is still there. */
      subject_name: z.string().nullable(),
      detail: z.record(z.string(), z.unknown()),
      ip: z.string(),
      done_at: z.int(),
    }),
  ),
  example: {},
})
