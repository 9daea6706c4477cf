import { z } from 'zod'
import { ADMIN } from '../access'
import { accountId } from './account'
import { endpoint } from '../endpoint'

export const userSignOut = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/sign_out',
  summary: 'End every session of an account',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ account_id: accountId }),
  output: z.object({ ended: z.int() }),
  example: { account_id: 'none' },
})
