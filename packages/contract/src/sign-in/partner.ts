import { z } from 'zod'
import { endpoint } from '../endpoint'
import { signedIn } from '../user/signed-in'

export const partner = endpoint({
  method: 'POST',
  path: '/api/v1/oauth/login/diexun',
  summary: "Sign in with a partner's authorization code (OAuth 2)",
  access: 'public',
  limit: { perMinute: 20 },
  input: z.object({
    authorization_code: z.string().trim().min(1).max(400),
    partner: z.string().trim().min(1).max(40).default('diexun'),
    /** As the partner sent it back. It was given to this very browser, and opens one sign-in. */
    state: z.string().trim().min(1).max(200),
    /** Where the partner sent the visitor back to, on this host; left out: the address of `partnerStart`. */
    redirect_uri: z.url().max(400).optional(),
  }),
  output: signedIn,
  example: { authorization_code: 'not-a-code', state: 'not-a-state' },
})
