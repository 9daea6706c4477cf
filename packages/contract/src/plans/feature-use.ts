import { z } from 'zod'
import { lineName } from '../parameters'

/** One counted feature of the account; `null` used and remaining where nothing is counted. */
export const featureUse = z.object({
  platform: lineName,
  feature_name: z.string(),
  plan_business: z.string(),
  used: z.int().nullable(),
  quantity: z.int().nullable(),
  remaining: z.int().nullable(),
  /** Unix seconds at which counting starts anew. */
  resets_at: z.int().nullable(),
})

export type FeatureUse = z.output<typeof featureUse>
