import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { planState } from './plan-state'

export const openPlan = endpoint({
  method: 'POST',
  path: '/api/v1/user/open_plan',
  summary: 'Open a plan: the free trial, or what a promotion code gives',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({
    by: z.enum(['trial', 'promotion']),
    /** Asked for with `promotion`. */
    promotion_code: z.string().trim().min(1).max(40).optional(),
  }),
  output: z.object({ opened: planState }),
  example: { by: 'promotion', promotion_code: 'ATELIER30' },
})
