import { z } from 'zod'
import { ADMIN } from '../access'
import { promotion } from './promotion'
import { endpoint } from '../endpoint'
import { instant, lineName, wholeNumber } from '../parameters'

export const promotionSave = endpoint({
  method: 'POST',
  path: '/api/v1/admin/promotions/save',
  summary: 'Make a promotion code, or change the one there is',
  access: ADMIN,
  limit: { perMinute: 120 },
  input: z.object({
    code: z.string().regex(/^[A-Z0-9-]{3,40}$/, 'capitals, digits and hyphens, 3 to 40'),
    platform: lineName,
    plan: z.string().trim().min(1).max(40),
    days: wholeNumber(0, 3660),
    percent_off: wholeNumber(0, 100).default(0),
    uses_left: wholeNumber(0, 1_000_000),
    expires_at: instant.nullable().optional(),
    note: z.string().trim().max(200).default(''),
  }),
  output: promotion,
  example: { code: 'SPRING', platform: 'trendee', plan: 'basic', days: 30, uses_left: 100 },
})
