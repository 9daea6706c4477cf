import { z } from 'zod'
import { endpoint } from '../endpoint'
import { signedIn } from '../user/signed-in'

export const accountAndPassword = z.object({
  account: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(200),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/user/login',
  summary: 'Sign in with e-mail or mobile number and password',
  access: 'public',
  limit: { perMinute: 20 },
  input: accountAndPassword,
  output: signedIn,
  example: { account: 'designer@trendee.demo', password: 'trendee-demo' },
})
