import { z } from 'zod'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { endpoint } from '../endpoint'
import { fraction } from '../fields'
import { region } from '../parameters'
import { listAccess } from './trend-access'

export const mapping = endpoint({
  method: 'GET',
  path: '/api/v2/trends/mapping',
  summary: 'All trends with their names in both languages, category and yearly growth',
  access: listAccess,
  limit: { perMinute: 240 },
  input: z.object({ region }),
  output: z.array(
    z.object({
      trend_id: z.string(),
      trend_name: z.string(),
      trend_name_zh: z.string(),
      type: z.enum(TREND_TYPES),
      monthlyGrowthRateY2y: fraction,
      trend_primary_category: z.string().nullable(),
      trend_secondary_category: z.string().nullable(),
      /** Terms that people search it by: the name follows from its meaning, not from them. */
      searched_as: z.array(z.string()),
    }),
  ),
  example: {},
})
