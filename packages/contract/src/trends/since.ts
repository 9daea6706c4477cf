import { z } from 'zod'
import { NOT_TOLD_SINCE } from '@trendee/core/trend/not-told-since'
import { LEVELS } from '@trendee/core/trend/vocabulary'
import { endpoint } from '../endpoint'
import { day, fraction } from '../fields'
import { commaList, isoDay, pastDay, region, slug, trendGender } from '../parameters'
import { listAccess } from './trend-access'

/** As many as a list of highlights has. */
export const MOST_SINCE = 100

export const since = endpoint({
  method: 'GET',
  path: '/api/v2/trends/since',
  summary:
    'What came of trends after a day in the past: their level then and now, and how far they moved without season',
  access: listAccess,
  limit: { perMinute: 120 },
  input: z.object({
    names: commaList(slug, MOST_SINCE),
    gender: trendGender,
    region,
    as_of: isoDay,
    as_known: pastDay.as_known,
  }),
  output: z.object({
    list: z.array(
      z.object({
        trend_id: z.string(),
        level_then: z.enum(LEVELS),
        level_now: z.enum(LEVELS).nullable(),
        /** Median of the newest four weeks against that of the four weeks up to the day, on the curve without season. */
        change: fraction,
        not_told: z.enum(NOT_TOLD_SINCE).nullable(),
        weeks: z.int().nonnegative(),
        to: day.nullable(),
      }),
    ),
  }),
  example: { names: 'linen', as_of: '2026-03-15' },
})
