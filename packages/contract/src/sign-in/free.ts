import { z } from 'zod'
import { endpoint } from '../endpoint'
import { origin } from './sign-in-fields'
import { signedIn } from '../user/signed-in'

export const free = endpoint({
  method: 'POST',
  path: '/api/v1/user/login/free',
  summary: 'Look around as a visitor: a restricted account that ends after a day',
  access: 'public',
  limit: { perMinute: 5 },
  input: z.object({ ...origin }),
  output: signedIn,
  example: {},
})
