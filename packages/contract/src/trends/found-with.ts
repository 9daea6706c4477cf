import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day } from '../fields'
import { isoDay, paging } from '../parameters'
import { FOUND_COLUMNS, foundRow } from './found-columns'
import { detailAccess, trendKey } from './trend-access'

export const foundWith = endpoint({
  method: 'GET',
  path: '/api/v1/trends/found',
  summary:
    'What the page of a trend lists: products, posts, looks, brands, creators, attributes, countries; of a past day those that are known of it',
  access: detailAccess,
  limit: { perMinute: 120 },
  input: z.object({ name: trendKey.name, gender: trendKey.gender, as_of: isoDay.optional(), ...paging }),
  output: listOf(foundRow).extend({
    as_of: day.nullable(),
    /** Lists that are known of today alone, where a past day is asked for. */
    left_out: z.array(foundRow.shape.trend_part),
  }),
  example: { name: 'wide-leg-trousers', pageSize: 10 },
  exported: { what: 'trend-lists', columns: FOUND_COLUMNS },
})
