import { z } from 'zod'
import { FEATURES, LINES, type Line, endpoint } from './endpoint'
import { day } from './fields'

const lineName = z.enum(Object.keys(LINES) as [Line, ...Line[]])
/** Calls of the API count themselves. */
const BROWSER_FEATURES = FEATURES.filter((feature) => feature !== 'api_calls')
const signedInOnly = { who: 'signed-in' } as const
const limit = { perMinute: 60 } as const

/** One counted feature of the account; `null` used and remaining where nothing is counted. */
export const featureUse = z.object({
  platform: lineName,
  feature_name: z.string(),
  plan_business: z.string(),
  used: z.int().nullable(),
  quantity: z.int().nullable(),
  remaining: z.int().nullable(),
  /** Unix seconds at which counting starts anew. */
  resets_at: z.int().nullable(),
})
export type FeatureUse = z.output<typeof featureUse>

const planState = z.object({
  platform: lineName,
  plan: z.string(),
  plan_start: z.int().nullable(),
  plan_end: z.int().nullable(),
  /** The end lies ahead. */
  validity: z.boolean(),
  opened_by: z.string().nullable(),
})

export const plans = {
  priceList: endpoint({
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
  }),
  planFeature: endpoint({
    method: 'GET',
    path: '/api/v2/user/plan_feature',
    summary: 'What the account may do on each line and how much of it is used',
    access: { who: 'signed-in', visitors: true },
    limit,
    input: z.object({ platform: lineName.optional() }),
    output: z.object({ list: z.array(featureUse) }),
    example: {},
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/api/v1/user/subscription',
    summary: 'The plan of each line, its validity and how it was opened',
    access: signedInOnly,
    limit,
    input: z.object({}),
    output: z.object({ list: z.array(planState) }),
    example: {},
  }),
  openPlan: endpoint({
    method: 'POST',
    path: '/api/v1/user/open_plan',
    summary: 'Open a plan: the free trial, or what a promotion code gives',
    access: signedInOnly,
    limit: { perMinute: 10 },
    input: z.object({
      by: z.enum(['trial', 'promotion']),
      /** Asked for with `promotion`. */
      promotion_code: z.string().trim().min(1).max(40).optional(),
    }),
    output: z.object({ opened: planState }),
    example: { by: 'promotion', promotion_code: 'ATELIER30' },
  }),
  updateFeature: endpoint({
    method: 'POST',
    path: '/api/v1/user/update_feature',
    summary: 'Count uses of a feature that happens in the browser; refused once the plan has no more',
    access: {
      who: 'line',
      line: 'trendee',
      feature: 'trend_list',
      lineBy: { field: 'platform', lines: Object.fromEntries(Object.keys(LINES).map((line) => [line, line as Line])) },
      featureBy: { field: 'feature_name', features: BROWSER_FEATURES },
      amount: 'quantity',
    },
    limit: { perMinute: 120 },
    input: z.object({
      platform: lineName.default('trendee'),
      feature_name: z.enum(BROWSER_FEATURES),
      quantity: z.coerce.number<number | string>().int().min(1).max(1000).default(1),
    }),
    output: featureUse,
    example: { feature_name: 'forecast' },
  }),
  apiQuantity: endpoint({
    method: 'GET',
    path: '/api/v1/user/api_quantity',
    summary: 'Calls of the API product: this month, and by day and route',
    access: signedInOnly,
    limit,
    input: z.object({ days: z.coerce.number<number | string>().int().min(1).max(92).default(30) }),
    output: z.object({
      quantity: z.int().nullable(),
      used: z.int(),
      remaining: z.int().nullable(),
      resets_at: z.int().nullable(),
      by_day: z.array(z.object({ day, calls: z.int() })),
      by_endpoint: z.array(z.object({ endpoint: z.string(), calls: z.int() })),
    }),
    example: {},
  }),
  token: endpoint({
    method: 'GET',
    path: '/api/v1/user/token',
    summary: 'The API token as far as it may be shown: its first characters and when it was made and used',
    access: signedInOnly,
    limit,
    input: z.object({}),
    output: z.object({
      shown_start: z.string().nullable(),
      created_at: z.int().nullable(),
      last_used_at: z.int().nullable(),
    }),
    example: {},
  }),
  tokenCreate: endpoint({
    method: 'GET',
    path: '/api/v1/user/token/create',
    summary: 'A new API token, shown this once; the one before it stops working',
    access: signedInOnly,
    limit: { perMinute: 10 },
    input: z.object({}),
    output: z.object({ token: z.string(), shown_start: z.string(), created_at: z.int() }),
    example: {},
  }),
  apiIp: endpoint({
    method: 'GET',
    path: '/api/v1/user/api_ip',
    summary: 'Addresses that the API token may be used from, and the caller’s own',
    access: signedInOnly,
    limit,
    input: z.object({}),
    output: z.object({ list: z.array(z.string()), own: z.string() }),
    example: {},
  }),
  apiIpSave: endpoint({
    method: 'POST',
    path: '/api/v1/user/api_ip',
    summary: 'Set the addresses: IPv4, IPv6 or CIDR blocks; an empty list lets any address in',
    access: signedInOnly,
    limit: { perMinute: 30 },
    input: z.object({ list: z.array(z.string().trim().min(2).max(64)).max(50) }),
    output: z.object({ list: z.array(z.string()), own: z.string() }),
    example: { list: ['192.0.2.0/24', '2001:db8::/32'] },
  }),
}
