import { z } from 'zod'
import { ATTRIBUTE_TYPES } from '@trendee/core/lexicon/types'
import { endpoint, listOf } from '../endpoint'
import { day, fraction } from '../fields'
import { order } from '../parameters'
import { ATTRIBUTE_COLUMNS } from './insight-columns'
import { insightAccess, insightInput, insightPlatforms } from './insight-fields'

const insightAttribute = z.object({
  platform: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  value: z.string(),
  name: z.string(),
  name_zh: z.string(),
  /** On sale, with the value. */
  offers: z.int(),
  /** On sale, with any value of the type: what says nothing of its pattern is no plain garment. */
  described: z.int(),
  share: z.number(),
  /** The same of all other platforms together. */
  market_offers: z.int(),
  market_described: z.int(),
  market_share: fraction,
  /** Share here divided by the share on the other platforms: 2 is twice as common. Null where too few are described. */
  over_index: fraction,
  /** Share of the demand of the described offers. */
  share_of_demand: fraction,
  demand_basis: z.enum(['units', 'reviews', 'favorites']).nullable(),
})
export type InsightAttribute = z.output<typeof insightAttribute>

export const analysisAttribute = endpoint({
  method: 'POST',
  path: '/api/v2/selling/common/analysis_attribute',
  summary: 'Attribute values by platform against all other platforms: over- and under-indexing, with the counts',
  access: insightAccess,
  limit: { perMinute: 240 },
  input: z.object({
    ...insightInput,
    sort: z.enum(['offers', 'share', 'over_index']).default('offers'),
    order,
  }),
  output: listOf(insightAttribute).extend({ as_of: day.nullable(), platforms: insightPlatforms }),
  example: { window: 30, pageSize: 10 },
  exported: { what: 'insight-attributes', columns: ATTRIBUTE_COLUMNS },
})
