import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { pastDay } from '../parameters'
import { detailAccess, trendKey } from '../trends/trend-access'
import { writtenInput, writtenSentences, writtenText } from './written-fields'

export const summary = endpoint({
  method: 'GET',
  path: '/api/v1/ai/summary',
  summary: 'A trend in a few sentences, each number with the part of the page that shows it',
  access: { ...detailAccess, hides: [{ feature: 'forecast', field: 'forecast_sentences' }] },
  limit: { perMinute: 120 },
  input: z.object({ ...trendKey, ...pastDay, ...writtenInput }),
  output: z.object({
    trend_id: z.string(),
    name: z.string(),
    trend_name_zh: z.string(),
    type: z.enum(TREND_TYPES),
    ...writtenText,
    /** How the newest scored forecast did, always in the platform's own words. */
    forecast_sentences: writtenSentences,
  }),
  example: { name: 'wide-leg-trousers', gender: 'all', region: 'US' },
})
