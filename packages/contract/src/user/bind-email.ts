import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { ownAccount, password } from './own-account'

export const bindEmail = endpoint({
  method: 'POST',
  path: '/api/v1/user/bind/email',
  summary: 'Bind or change the e-mail address: a code sent to it, and a proof where the account has one to give',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({
    email: z.email().max(200),
    code: z.string().trim().length(6),
    password: password.optional(),
    proof_code: z.string().trim().length(6).optional(),
  }),
  output: ownAccount,
  example: { email: 'someone@example.com', code: '123456' },
})
