import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day } from '../fields'
import { PRICE_COLUMNS } from './insight-columns'
import { insightAccess, insightInput, insightMeasures, insightPlatforms } from './insight-fields'

const insightPrice = z.object({
  ...insightMeasures,
  /** US dollars; the same bands for all platforms of an answer. */
  from: z.number(),
  /** Null: open. A price on the bound belongs to the band above. */
  to: z.number().nullable(),
  /** Null where the prices of all categories are asked together. */
  category: z.string().nullable(),
  name: z.string(),
  name_zh: z.string(),
})
export type InsightPrice = z.output<typeof insightPrice>

export const analysisPrice = endpoint({
  method: 'POST',
  path: '/api/v2/selling/common/analysis_price',
  summary:
    'Price bands by platform: share of the offers against share of what sells. By category: the cells of the white-space map',
  access: insightAccess,
  limit: { perMinute: 240 },
  input: z.object({
    ...insightInput,
    /** `category`: the bands of each category; shares are then those of the category. Most products first. */
    by: z.enum(['platform', 'category']).default('platform'),
  }),
  output: listOf(insightPrice).extend({
    as_of: day.nullable(),
    platforms: insightPlatforms,
    /** In which currencies the shops show their prices; all are converted at the mean rate of the calendar year of the day. */
    currencies: z.array(z.object({ platform: z.string(), currency: z.string(), products: z.int() })),
    /** Days after this year are converted at its rate. */
    rates_until: z.int(),
    /** Products without a price, or in a currency that has no rate: in no band. */
    unpriced: z.int(),
  }),
  example: { window: 30, pageSize: 10 },
  exported: { what: 'insight-prices', columns: PRICE_COLUMNS },
})
