import { z } from 'zod'
import { LANGUAGES } from '@trendee/core/language/languages'
import { preferences } from './preferences'

/** A line's plan, and the unix seconds between which it is valid. */
export function line<Name extends string>(name: Name) {
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
    language: z.enum(LANGUAGES).nullable(),
    /** What was answered on the first visit; `null`: still to be asked. */
    preferences: preferences.nullable(),
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
