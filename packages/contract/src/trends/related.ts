import { z } from 'zod'
import { endpoint } from '../endpoint'
import { forecastIn, trendSummary } from '../fields'
import { wholeNumber } from '../parameters'
import { detailAccess, trendKey } from './trend-access'

export const related = endpoint({
  method: 'GET',
  path: '/api/v2/trends/related/list',
  summary: 'Trends that move or are worn with a trend, and the queries and topics searched beside it',
  access: { ...detailAccess, hides: forecastIn('trends.') },
  limit: { perMinute: 240 },
  input: z.object({ ...trendKey, quantity: wholeNumber(1, 50).default(12) }),
  output: z.object({
    trends: z.array(
      trendSummary.extend({
        /** Correlation of the season-adjusted yearly changes, −1 to 1. */
        correlation: z.number().nullable(),
        /** Products that carry both, as a multiple of what chance would give. */
        lift: z.number().nullable(),
      }),
    ),
    queries: z.array(
      z.object({
        query: z.string(),
        /** Of a topic what kind of thing it is, as its file says it ("Garment"); '' of a query. */
        topic_type: z.string(),
        list: z.enum(['top', 'rising']),
        /** Of `top` 0–100; of `rising` growth as a fraction, null where it is a breakout. */
        value: z.number().nullable(),
        is_breakout: z.boolean(),
      }),
    ),
  }),
  example: { name: 'wide-leg-trousers' },
})
