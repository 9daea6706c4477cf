import { z } from 'zod'
import { endpoint } from '../endpoint'
import { lineName } from '../parameters'

export const priceList = endpoint({
  method: 'GET',
  path: '/api/v1/front/plans',
  summary: 'Plans of every line: prices and what each opens',
  access: 'public',
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        platform: lineName,
        plan: z.string(),
        /** US dollars */
        monthly_usd: z.number().nonnegative(),
        yearly_usd: z.number().nonnegative(),
        is_by_approval: z.boolean(),
        rules: z.array(z.object({ feature_name: z.string(), plan_business: z.string() })),
      }),
    ),
    /** What an account without a plan may do. */
    without_plan: z.array(z.object({ feature_name: z.string(), plan_business: z.string() })),
    trial: z.object({ platform: lineName, plan: z.string(), days: z.int() }),
  }),
  example: {},
  isValidated: true,
})
