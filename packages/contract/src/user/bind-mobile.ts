import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { ownAccount, password } from './own-account'

export const bindMobile = endpoint({
  method: 'POST',
  path: '/api/v1/user/bind/mobile',
  summary: 'Bind or change the mobile number: a code sent to it, and a proof where the account has one to give',
  access: SIGNED_IN,
  limit: { perMinute: 10 },
  input: z.object({
    mobile: z.string().trim().min(5).max(24),
    code: z.string().trim().length(6),
    /** The account's password, where it has one… */
    password: password.optional(),
    /** …or a code sent to the address it is already bound to. */
    proof_code: z.string().trim().length(6).optional(),
  }),
  output: ownAccount,
  example: { mobile: '+8613800138000', code: '123456' },
})
