import { z } from 'zod'
import { endpoint } from '../endpoint'
import { code, email, mobile, origin } from './sign-in-fields'
import { signedIn } from '../user/signed-in'

export const promotion = endpoint({
  method: 'POST',
  path: '/api/v1/oauth/login/promotion',
  summary: 'Sign in, or up, by a promotion link: a code sent to the address, and the promotion opens its plan',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({
    promotion_code: z.string().trim().min(1).max(40),
    email: email.optional(),
    mobile: mobile.optional(),
    code,
    ...origin,
  }),
  output: signedIn,
  example: { promotion_code: 'ATELIER30', email: 'someone@example.com', code: '123456' },
})
