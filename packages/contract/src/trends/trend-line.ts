import { z } from 'zod'
import { endpoint } from '../endpoint'
import { weeklyLine } from '../fields'
import { commaList, isoDay, region, slug, trendGender } from '../parameters'
import { detailAccess } from './trend-access'

export const trendLine = endpoint({
  method: 'GET',
  path: '/api/v1/general/trend_line',
  summary: 'Up to five trends on one scale',
  access: {
    ...detailAccess,
    item: { ...detailAccess.item, field: 'names' },
    needs: ({ names }) => (names.length > 1 ? ['compare'] : []),
    note: 'Several `names` need `compare`.',
  },
  limit: { perMinute: 240 },
  input: z.object({
    names: commaList(slug, 5),
    gender: trendGender,
    region,
    from: isoDay.optional(),
    to: isoDay.optional(),
    /** `season_adjusted` takes the yearly pattern out. */
    show: z.enum(['interest', 'season_adjusted']).default('interest'),
  }),
  output: z.object({
    lines: z.array(
      z.object({
        trend_id: z.string(),
        name: z.string(),
        trend_name_zh: z.string(),
        line: weeklyLine,
        comparable: z.boolean(),
      }),
    ),
    unknown: z.array(z.string()),
  }),
  example: { names: 'wide-leg-trousers,cargo-pants' },
})
