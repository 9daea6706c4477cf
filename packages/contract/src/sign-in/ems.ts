import { z } from 'zod'
import { endpoint } from '../endpoint'
import { code, email, origin } from './sign-in-fields'
import { signedIn } from '../user/signed-in'

export const ems = endpoint({
  method: 'POST',
  path: '/api/v1/oauth/login/ems',
  summary: 'Sign in, or up, with a code sent by e-mail',
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({ email, code, ...origin }),
  output: signedIn,
  example: { email: 'someone@example.com', code: '123456' },
})
