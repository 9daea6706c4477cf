import { z } from 'zod'
import { ADMIN } from '../access'
import { account, accountId } from './account'
import { endpoint } from '../endpoint'
import { instant } from '../parameters'

export const userUpdate = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/update',
  summary: 'Change roles, the admin flag, restriction or the end of access',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    account_id: accountId,
    /** Comma-separated codes 1–6 and 888. */
    role: z
      .string()
      .regex(/^(([1-6]|888)(,([1-6]|888))*)?$/)
      .optional(),
    has_admin: z.boolean().optional(),
    is_restricted: z.boolean().optional(),
    access_end: instant.nullable().optional(),
  }),
  output: account,
  example: { account_id: 'none', is_restricted: false },
})
