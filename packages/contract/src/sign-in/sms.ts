import { z } from 'zod'
import { endpoint } from '../endpoint'
import { code, mobile, origin } from './sign-in-fields'
import { signedIn } from '../user/signed-in'

export const sms = endpoint({
  method: 'POST',
  path: '/api/v1/oauth/login/sms',
  summary: 'Sign in, or up, with a code sent by SMS',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({ mobile, code, ...origin }),
  output: signedIn,
  example: { mobile: '+8613800138000', code: '123456' },
})
