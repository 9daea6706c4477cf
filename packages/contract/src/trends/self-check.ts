import { COMPARABILITY } from '@trendee/core/captures/comparable-days'
import { GENDER_GROUPS } from '@trendee/core/lexicon/types'
import { DOUBTS } from '@trendee/core/trust/what-not-to-trust'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day, fraction } from '../fields'
import { region } from '../parameters'

export const selfCheck = endpoint({
  method: 'GET',
  path: '/api/v2/trends/self_check',
  summary:
    'How far the numbers can be trusted today: feeds and their age, titles read, platforms that differ, forecasts',
  access: { who: 'signed-in', visitors: true, api: true },
  limit: { perMinute: 60 },
  input: z.object({ region }),
  output: z.object({
    told_on: day,
    doubts: z.array(
      z.object({
        kind: z.enum(DOUBTS),
        platform: z.string(),
        /** A kind of record, a gender, or ''. */
        of: z.string(),
        /** Days of age, captures, or a share, by kind. */
        figure: z.number().nullable(),
        day: day.nullable(),
      }),
    ),
    feeds: z.array(
      z.object({
        platform: z.string(),
        kind: z.string(),
        from: day.nullable(),
        to: day.nullable(),
        age_days: z.int().nonnegative().nullable(),
        entities: z.int(),
        regions: z.int(),
        /** Of products: captures that can be compared, the day on which windows end, and what the newest day is. */
        captures: z.int().nullable(),
        as_of: day.nullable(),
        newest: z.enum(COMPARABILITY).nullable(),
      }),
    ),
    titles: z.array(z.object({ platform: z.string(), products: z.int(), read: fraction, gendered: fraction })),
    platforms: z.object({
      /** Trends that two platforms at least say go up or down. */
      told: z.int(),
      differing: z.int(),
      /** Those that they tell furthest apart. */
      examples: z.array(
        z.object({
          trend_id: z.string(),
          name: z.string(),
          trend_name_zh: z.string(),
          type: z.enum(TREND_TYPES),
          up: z.array(z.string()),
          down: z.array(z.string()),
        }),
      ),
    }),
    /** Forecasts of a year that came due, those made ahead and the back-tests together. */
    ledger: z.object({
      scored: z.int(),
      coverage: fraction,
      mase: z.number().nullable(),
      naive_mase: z.number().nullable(),
    }),
    genders: z.array(z.object({ gender: z.enum(GENDER_GROUPS), trends: z.int() })),
  }),
  example: { region: 'US' },
})
