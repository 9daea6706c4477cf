import { z } from 'zod'
import { MOVERS } from '@trendee/core/selling/mover'
import { endpoint, listOf } from '../endpoint'
import { day, fraction } from '../fields'
import { order } from '../parameters'
import { CATEGORY_COLUMNS } from './insight-columns'
import { insightAccess, insightInput, insightMeasures, insightPlatforms } from './insight-fields'

const insightCategory = z.object({
  ...insightMeasures,
  category: z.string(),
  name: z.string(),
  name_zh: z.string(),
  median_price_usd: fraction,
  /** Share of the priced offers between 4/5 and 5/4 of the median price; null below five priced offers. */
  price_crowding: fraction,
  /** Share of the priced offers below their list price; null where the shop shows no list prices. */
  reduced_share: fraction,
  mover: z.enum(MOVERS).nullable(),
})
export type InsightCategory = z.output<typeof insightCategory>

export const analysisCategory = endpoint({
  method: 'POST',
  path: '/api/v2/selling/common/analysis_category',
  summary:
    'Categories by platform: size, growth like for like, shops, crowding of prices, and what each is to the shop',
  access: insightAccess,
  limit: { perMinute: 240 },
  input: z.object({
    ...insightInput,
    sort: z.enum(['share_of_demand', 'growth', 'offers', 'shops', 'price_crowding']).default('share_of_demand'),
    order,
  }),
  output: listOf(insightCategory).extend({ as_of: day.nullable(), platforms: insightPlatforms }),
  example: { window: 30, pageSize: 10 },
  exported: { what: 'insight-categories', columns: CATEGORY_COLUMNS },
})
