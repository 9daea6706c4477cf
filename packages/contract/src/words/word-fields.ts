import { z } from 'zod'

export const page = z.string().trim().max(300).optional()
export const thanks = z.object({ id: z.string() })
