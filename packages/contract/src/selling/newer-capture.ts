import { z } from 'zod'
import { day } from '../fields'

/** A capture of a platform newer than `as_of`, and why windows do not end on it: it cannot be compared with those before. */
export const newerCapture = z.object({
  day,
  products: z.int(),
  reason: z.enum(['other products', 'too few']),
})
