import { z } from 'zod'
import { endpoint } from '../endpoint'
import { count, fraction } from '../fields'
import { detailAccess, trendKey } from './trend-access'

const genderShare = z.object({
  gender: z.string(),
  products: count,
  /** Of the products whose wearer is known. */
  share: fraction,
  median_price_usd: z.number().nullable(),
})

export const genderAnalysis = endpoint({
  method: 'GET',
  path: '/api/v2/trends/gender_analysis',
  summary: 'For whom the products of a trend are, by number and median price',
  access: detailAccess,
  limit: { perMinute: 120 },
  input: z.object({ name: trendKey.name }),
  output: z.object({
    genders: z.array(genderShare),
    /** Products whose words do not tell for whom they are. */
    unknown: z.int().nonnegative(),
  }),
  example: { name: 'wide-leg-trousers' },
})

export const genderTopSecondary = endpoint({
  method: 'GET',
  path: '/api/v2/trends/gender_analysis/top_secondary',
  summary: 'The secondary categories in which a trend is offered, for each gender',
  access: detailAccess,
  limit: { perMinute: 120 },
  input: z.object({ name: trendKey.name }),
  output: z.object({
    genders: z.array(
      z.object({
        gender: z.string(),
        categories: z.array(
          z.object({ value: z.string(), name: z.string(), name_zh: z.string(), products: z.int(), share: z.number() }),
        ),
      }),
    ),
  }),
  example: { name: 'floral' },
})
