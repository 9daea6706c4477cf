import { z } from 'zod'
import { lineName } from '../parameters'

export const promotion = z.object({
  code: z.string(),
  platform: lineName,
  plan: z.string(),
  days: z.int(),
  percent_off: z.int(),
  uses_left: z.int(),
  uses: z.int(),
  expires_at: z.int().nullable(),
  note: z.string(),
  created_at: z.int(),
})
