import { z } from 'zod'
import { PLACE_MEASURES } from '@trendee/core/regions/place-measures'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { regionCode, slug } from '../parameters'
import { detailAccess } from './trend-access'

export const regionState = endpoint({
  method: 'GET',
  path: '/api/v2/trends/region/state',
  summary: 'Searches for a trend by place: the countries of the world, the parts of a country',
  access: detailAccess,
  limit: { perMinute: 240 },
  /** Without a country all that are known. */
  input: z.object({ name: slug, country: regionCode.optional() }),
  /** Strongest first. Values compare within one term, measure and `within`. */
  output: z.array(
    z.object({
      /** What was searched. */
      term: z.string(),
      /** Whose parts the places are: `world` of countries. */
      within: z.string(),
      measure: z.enum(PLACE_MEASURES),
      /** The place's code, '' where its name is all that is known. */
      region: z.string(),
      place: z.string(),
      /** 0–100; null where too few searched it. */
      value: z.number().nullable(),
      /** The days that were searched in, where the file says. */
      from: day.nullable(),
      to: day.nullable(),
    }),
  ),
  example: { name: 'wide-leg-trousers', country: 'US' },
})
