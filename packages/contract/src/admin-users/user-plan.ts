import { z } from 'zod'
import { ADMIN } from '../access'
import { account, accountId } from './account'
import { endpoint } from '../endpoint'
import { instant, lineName } from '../parameters'

export const userPlan = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/plan',
  summary: 'Open, change or end a plan of an account',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    account_id: accountId,
    platform: lineName,
    /** Empty ends the plan now. */
    plan: z.string().trim().max(40),
    plan_end: instant.optional(),
  }),
  output: account,
  example: { account_id: 'none', platform: 'trendee', plan: 'professional', plan_end: 4_102_444_800 },
})
