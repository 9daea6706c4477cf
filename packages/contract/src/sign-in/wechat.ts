import { z } from 'zod'
import { endpoint } from '../endpoint'
import { origin } from './sign-in-fields'
import { signedIn } from '../user/signed-in'

export const wechat = endpoint({
  method: 'POST',
  path: '/api/v1/oauth/login/wechat',
  summary: 'Collect the session of a WeChat sign-in in the browser that began it: waiting, or signed in',
  access: 'public',
  limit: { perMinute: 60 },
  input: z.object({ ticket: z.string().trim().min(1).max(200), ...origin }),
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('waiting') }),
    signedIn.extend({ status: z.literal('signed_in') }),
  ]),
  example: { ticket: 'not-a-ticket' },
})
