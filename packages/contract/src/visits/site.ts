import { z } from 'zod'
import { endpoint } from '../endpoint'

export const site = endpoint({
  method: 'GET',
  path: '/api/v1/common/site',
  summary: 'How this host presents itself: ways to sign in, advertising, a partner’s own name',
  access: 'public',
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({
    advertising: z.object({
      /** Seconds; 0 is never. */
      alert_time: z.int().nonnegative(),
      register_login: z.enum(['Yes', 'No']),
    }),
    white_label: z
      .object({
        name: z.string(),
        style_class: z.string(),
        login_url: z.string(),
        pricing_url: z.string(),
        welcome: z.string(),
        welcome_zh: z.string(),
        partner: z.string(),
      })
      .nullable(),
    sign_in: z.object({ sms: z.boolean(), email: z.boolean(), wechat: z.boolean(), partners: z.array(z.string()) }),
    /** SMS, mail and outside sign-in are local stand-ins; the screens say so and an outbox shows what was sent. */
    has_stand_ins: z.boolean(),
  }),
  example: {},
  isValidated: true,
})
