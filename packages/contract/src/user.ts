import { z } from 'zod'
import { endpoint } from './endpoint'

/** A line's plan, and the unix seconds between which it is valid. */
function line<Name extends string>(name: Name) {
  return { [name]: z.string(), [`${name}_start`]: z.int().nullable(), [`${name}_end`]: z.int().nullable() } as Record<
    Name,
    z.ZodString
  > &
    Record<`${Name}_start` | `${Name}_end`, z.ZodNullable<z.ZodInt>>
}

/** The account as the browser keeps it. Instants are unix seconds. */
export const userInfo = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    /** Comma-separated role codes: 1–6 open a product, 888 is admin. */
    role: z.string(),
    createtime: z.int(),
    hasAdmin: z.boolean(),
  })
  .extend(line('plan'))
  .extend(line('plan_api'))
  .extend(line('plan_graphic'))
  .extend(line('plan_seller'))
  .extend(line('plan_partner'))

export const planInfo = z.object({
  totalRule: z.array(z.object({ platform: z.string(), feature_name: z.string(), plan_business: z.string() })),
})

export const user = {
  login: endpoint({
    method: 'POST',
    path: '/api/v1/user/login',
    summary: 'Sign in with e-mail and password',
    access: 'public',
    limit: { perMinute: 20 },
    input: z.object({ account: z.string().trim().min(1).max(200), password: z.string().min(1).max(200) }),
    output: z.object({ token: z.string(), userInfo, planInfo }),
    example: { account: 'designer@trendee.demo', password: 'trendee-demo' },
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/v1/user/logout',
    summary: 'End this session',
    access: { who: 'signed-in' },
    limit: { perMinute: 60 },
    input: z.object({}),
    output: z.object({}),
    example: {},
  }),
  info: endpoint({
    method: 'POST',
    path: '/api/v1/user/info',
    summary: 'The signed-in account with its plans and their rules',
    access: { who: 'signed-in' },
    limit: { perMinute: 240 },
    input: z.object({}),
    output: z.object({ userInfo, planInfo }),
    example: {},
  }),
}
