import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day, source, weeklyLine } from '../fields'
import { commaList, isoDay, region, slug, trendGender } from '../parameters'
import { detailAccess } from './trend-access'

export const trendLine = endpoint({
  method: 'GET',
  path: '/api/v1/general/trend_line',
  summary: 'Up to five trends, on one scale where one can be known',
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
        /** Those that are `comparable` on one scale, 100 at the highest of them; any other one on its own. */
        line: weeklyLine,
        /** Whose curve it is, and to which day: not all need have the same. */
        source,
        /** Whether its height compares with that of the first line: both counts of one platform, or linked by files. */
        comparable: z.boolean(),
        /** Standard error of its scale against that of the first, as a fraction; 0: one file or count measured both. */
        scale_error: z.number().nullable(),
      }),
    ),
    /** All lines as growth: 100 at the mean of the first four weeks that all of them know, in their order. */
    growth: z.object({ since: day, lines: z.array(weeklyLine) }).nullable(),
    unknown: z.array(z.string()),
  }),
  example: { names: 'wide-leg-trousers,cargo-pants' },
})
