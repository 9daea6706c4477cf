import { z } from 'zod'
import { lineName } from '../parameters'

export const planState = z.object({
  platform: lineName,
  plan: z.string(),
  plan_start: z.int().nullable(),
  plan_end: z.int().nullable(),
  /** The end lies ahead. */
  validity: z.boolean(),
  opened_by: z.string().nullable(),
})
