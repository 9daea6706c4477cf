import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { endApiToken, password } from './own-account'

export const passwordChange = endpoint({
  method: 'POST',
  path: '/api/v1/user/password/change',
  summary:
    'Set the first password, or a new one by the old; every other session ends, and the API token unless it is to stay',
  access: SIGNED_IN,
  // More than `WRONG_PROOFS`, which counts what is wrong: that limit says how long to wait.
  limit: { perMinute: 20 },
  input: z.object({
    /** Asked for where the account has one. */
    old_password: password.optional(),
    /** A code sent to an address of the account: for a first password when signing in was not a moment ago. */
    proof_code: z.string().trim().length(6).optional(),
    password,
    end_api_token: endApiToken,
  }),
  output: z.object({}),
  example: { old_password: 'trendee-demo', password: 'a long walk in linen' },
})
