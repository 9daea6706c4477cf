import { z } from 'zod'
import { ADMIN } from '../access'
import { account } from './account'
import { endpoint, listOf } from '../endpoint'
import { lineName, paging, searchText } from '../parameters'

export const users = endpoint({
  method: 'GET',
  path: '/api/v1/admin/users',
  summary: 'Accounts, newest first; searched by name, e-mail, mobile number or id',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    q: searchText,
    role: z
      .string()
      .regex(/^\d{1,3}$/)
      .optional(),
    platform: lineName.optional(),
    state: z.enum(['all', 'restricted', 'ended', 'admin']).default('all'),
    ...paging,
  }),
  output: listOf(account),
  example: { q: 'designer' },
})
