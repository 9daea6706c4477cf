import { z } from 'zod'

export const mobile = z.string().trim().min(5).max(24)
export const email = z.email().max(200)
export const code = z.string().trim().length(6)

/** Where the visitor came from, kept with the account that this sign-in may create. */
export const origin = {
  utm_source: z.string().trim().max(100).optional(),
  ucode: z.string().trim().max(100).optional(),
}
