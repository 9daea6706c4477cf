import { z } from 'zod'

/** What a code is for: signing in, binding the address, a forgotten password, proving to be the account's owner. */
export const CODE_PURPOSES = ['login', 'bind', 'password', 'proof'] as const
export const purpose = z.enum(CODE_PURPOSES).default('login')

/** The same whether or not an account has the address. */
export const codeSent = z.object({ expires_in: z.int(), again_in: z.int() })
