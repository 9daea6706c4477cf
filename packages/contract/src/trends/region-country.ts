import { z } from 'zod'
import { ASKED_GENDERS } from '@trendee/core/lexicon/gender-groups'
import { LEVELS } from '@trendee/core/trend/vocabulary'
import { endpoint } from '../endpoint'
import { day, fraction } from '../fields'
import { slug, trendGender } from '../parameters'
import { detailAccess } from './trend-access'

export const regionCountry = endpoint({
  method: 'GET',
  path: '/api/v2/trends/region/country',
  summary: 'A trend by country: interest, growth and level',
  access: detailAccess,
  limit: { perMinute: 240 },
  input: z.object({ name: slug, gender: trendGender }),
  output: z.array(
    z.object({
      region: z.string(),
      /** Whose curve tells it: where all genders are asked for and none tells them together, the strongest of one. */
      gender: z.enum(ASKED_GENDERS),
      /** Mean of the last 52 weeks, as a multiple of the trend's mean over all countries. */
      interest: z.number().nullable(),
      yoy: fraction,
      level: z.enum(LEVELS),
      to: day,
    }),
  ),
  example: { name: 'wide-leg-trousers' },
})
