import { z } from 'zod'
import { FESTIVAL_COUNTRIES } from '@trendee/core/festivals/festival'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { slug, trendGender } from '../parameters'
import { festivalAccess } from './detail'
import { festival, festivalEffect, occurrences } from './festival-fields'

export const byCountry = endpoint({
  method: 'GET',
  path: '/api/v3/festival_national',
  summary: 'One festival by country: its day there, and what was searched more in the weeks before it last time',
  access: festivalAccess,
  limit: { perMinute: 60 },
  input: z.object({ id: slug, gender: trendGender }),
  output: z.object({
    festival,
    /** Countries that keep it. */
    list: z.array(
      z.object({
        country: z.enum(FESTIVAL_COUNTRIES),
        ...occurrences,
        interest: festivalEffect,
      }),
    ),
    today: day,
    as_of: day.nullable(),
  }),
  example: { id: 'back-to-school' },
})
