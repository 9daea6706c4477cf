import { endpoint } from '../endpoint'
import { signedIn } from '../user/signed-in'
import { accountAndPassword } from './login'

/** Sign-in under the name that clients of version 3 know; the same session as by version 1. */
export const auth = endpoint({
  method: 'POST',
  path: '/api/v3/auth',
  summary: 'Sign in with e-mail or mobile number and password, as v1/user/login',
  access: 'public',
  limit: { perMinute: 20 },
  input: accountAndPassword,
  output: signedIn,
  example: { account: 'designer@trendee.demo', password: 'trendee-demo' },
})
