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

export const COMPANY_SIZES = ['1-10', '11-50', '51-100', '101-500', '500+'] as const

/** The account as the browser keeps it. Instants are unix seconds. */
export const userInfo = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    /** E.164 */
    mobile: z.string().nullable(),
    /** Comma-separated role codes: 1–6 open a product, 888 is admin. */
    role: z.string(),
    createtime: z.int(),
    hasAdmin: z.boolean(),
    /** A visitor's account, which is asked to sign in properly. */
    is_restricted: z.boolean(),
    has_password: z.boolean(),
    has_wechat: z.boolean(),
    /** The free days of the main line are still to be had. */
    may_try: z.boolean(),
    /** After this instant the account opens nothing; `null`: no such end. */
    access_end: z.int().nullable(),
    company: z.string().nullable(),
    company_size: z.enum(COMPANY_SIZES).nullable(),
    country: z.string().nullable(),
    job_title: z.string().nullable(),
    language: z.enum(['en', 'zh']).nullable(),
  })
  .extend(line('plan'))
  .extend(line('plan_api'))
  .extend(line('plan_graphic'))
  .extend(line('plan_seller'))
  .extend(line('plan_partner'))

export const planInfo = z.object({
  totalRule: z.array(z.object({ platform: z.string(), feature_name: z.string(), plan_business: z.string() })),
})

/** What every way of signing in answers. */
export const signedIn = z.object({ token: z.string(), userInfo, planInfo })

const signedInOnly = { who: 'signed-in' } as const
const ownAccount = z.object({ userInfo, planInfo })
const password = z.string().min(1).max(200)

/** The account itself: its profile, addresses, password and sessions. */
export const user = {
  logout: endpoint({
    method: 'GET',
    path: '/api/v1/user/logout',
    summary: 'End this session',
    access: { who: 'signed-in', visitors: true },
    limit: { perMinute: 60 },
    input: z.object({}),
    output: z.object({}),
    example: {},
  }),
  info: endpoint({
    method: 'POST',
    path: '/api/v1/user/info',
    summary: 'The signed-in account with its plans and their rules',
    access: { who: 'signed-in', visitors: true },
    limit: { perMinute: 240 },
    input: z.object({}),
    output: ownAccount,
    example: {},
  }),
  infoUpdate: endpoint({
    method: 'POST',
    path: '/api/v1/user/info/update',
    summary: 'Change the profile; fields left out stay as they are',
    access: signedInOnly,
    limit: { perMinute: 30 },
    input: z.object({
      name: z.string().trim().min(1).max(80).optional(),
      company: z.string().trim().max(120).optional(),
      company_size: z.enum(COMPANY_SIZES).optional(),
      country: z.string().trim().max(80).optional(),
      job_title: z.string().trim().max(80).optional(),
      language: z.enum(['en', 'zh']).optional(),
    }),
    output: ownAccount,
    example: { company: 'Atelier Nord' },
  }),
  bindMobile: endpoint({
    method: 'POST',
    path: '/api/v1/user/bind/mobile',
    summary: 'Bind or change the mobile number: a code sent to it, and a proof where the account has one to give',
    access: signedInOnly,
    limit: { perMinute: 10 },
    input: z.object({
      mobile: z.string().trim().min(5).max(24),
      code: z.string().trim().length(6),
      /** The account's password, where it has one… */
      password: password.optional(),
      /** …or a code sent to the address it is already bound to. */
      proof_code: z.string().trim().length(6).optional(),
    }),
    output: ownAccount,
    example: { mobile: '+8613800138000', code: '123456' },
  }),
  bindEmail: endpoint({
    method: 'POST',
    path: '/api/v1/user/bind/email',
    summary: 'Bind or change the e-mail address: a code sent to it, and a proof where the account has one to give',
    access: signedInOnly,
    limit: { perMinute: 10 },
    input: z.object({
      email: z.email().max(200),
      code: z.string().trim().length(6),
      password: password.optional(),
      proof_code: z.string().trim().length(6).optional(),
    }),
    output: ownAccount,
    example: { email: 'someone@example.com', code: '123456' },
  }),
  passwordChange: endpoint({
    method: 'POST',
    path: '/api/v1/user/password/change',
    summary: 'Set the first password, or a new one by the old; every other session ends',
    access: signedInOnly,
    limit: { perMinute: 10 },
    input: z.object({
      /** Asked for where the account has one. */
      old_password: password.optional(),
      /** A code sent to an address of the account: for a first password when signing in was not a moment ago. */
      proof_code: z.string().trim().length(6).optional(),
      password,
    }),
    output: z.object({}),
    example: { old_password: 'trendee-demo', password: 'a long walk in linen' },
  }),
  passwordByEmail: endpoint({
    method: 'POST',
    path: '/api/v1/user/password/change_by_email',
    summary: 'A new password by a code sent by e-mail; every session ends',
    access: 'public',
    limit: { perMinute: 10 },
    input: z.object({ email: z.email().max(200), code: z.string().trim().length(6), password }),
    output: z.object({}),
    example: { email: 'designer@trendee.demo', code: '123456', password: 'a long walk in linen' },
  }),
  passwordByMobile: endpoint({
    method: 'POST',
    path: '/api/v1/user/password/change_by_mobile',
    summary: 'A new password by a code sent by SMS; every session ends',
    access: 'public',
    limit: { perMinute: 10 },
    input: z.object({ mobile: z.string().trim().min(5).max(24), code: z.string().trim().length(6), password }),
    output: z.object({}),
    example: { mobile: '+8613800138000', code: '123456', password: 'a long walk in linen' },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/user/sessions',
    summary: 'Where the account is signed in',
    access: signedInOnly,
    limit: { perMinute: 60 },
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          session_id: z.string(),
          device: z.string(),
          ip: z.string(),
          opened_by: z.string(),
          created_at: z.int(),
          last_seen_at: z.int(),
          is_this: z.boolean(),
        }),
      ),
    }),
    example: {},
  }),
  sessionEnd: endpoint({
    method: 'POST',
    path: '/api/v1/user/sessions/end',
    summary: 'Sign one device out, or all but this one',
    access: signedInOnly,
    limit: { perMinute: 60 },
    input: z.object({ session_id: z.union([z.literal('others'), z.string().min(1).max(80)]) }),
    output: z.object({ ended: z.int() }),
    example: { session_id: 'others' },
  }),
}
