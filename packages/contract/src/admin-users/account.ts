import { z } from 'zod'

export const accountId = z.string().trim().min(1).max(80)

export const account = z.object({
  account_id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  role: z.string(),
  has_admin: z.boolean(),
  is_restricted: z.boolean(),
  came_by: z.string(),
  created_at: z.int(),
  last_seen_at: z.int().nullable(),
  access_end: z.int().nullable(),
  sessions: z.int(),
  has_api_token: z.boolean(),
  plans: z.array(
    z.object({
      platform: z.string(),
      plan: z.string(),
      plan_start: z.int(),
      plan_end: z.int(),
      validity: z.boolean(),
      opened_by: z.string(),
    }),
  ),
})
