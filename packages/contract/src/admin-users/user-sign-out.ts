import { z } from 'zod'
import { ADMIN } from '../access'
import { accountId } from './account'
import { endpoint } from '../endpoint'
import { endApiToken } from '../user/own-account'

export const userSignOut = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/sign_out',
  summary: 'End every session of an account, and its API token unless it is to stay',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({ account_id: accountId, end_api_token: endApiToken }),
  output: z.object({ ended: z.int(), has_ended_api_token: z.boolean() }),
  example: { account_id: 'none' },
})
