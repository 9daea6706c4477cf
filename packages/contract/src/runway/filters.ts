import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { listAccess } from '../trends/trend-access'
import { lookFilters } from './look'

const access = { who: 'signed-in', visitors: true, api: true } as const
const limit = { perMinute: 240 } as const
/** `count`: as many looks as the list has where this is chosen beside the other filters. */
const option = z.object({ value: z.string(), name: z.string(), name_zh: z.string(), count: z.int().nonnegative() })

export const runwayFilters = endpoint({
  method: 'GET',
  path: '/api/v1/filters/runway',
  summary: 'What runway looks can be filtered by, with how many looks there are of each under the other filters',
  access: listAccess,
  limit,
  /** What is chosen already. */
  input: z.object(lookFilters),
  output: z.object({
    seasons: z.array(option),
    cities: z.array(option),
    brands: z.array(option),
    genders: z.array(option),
    categories: z.array(option.extend({ secondary: z.array(option) })),
    attributes: z.array(z.object({ type: z.string(), values: z.array(option) })),
  }),
  example: {},
})

export const collections = endpoint({
  method: 'GET',
  path: '/api/v1/filters/collection',
  summary: 'The runway seasons of the data, the newest first',
  access,
  limit,
  input: z.object({}),
  output: z.array(
    option.extend({
      shows: z.int().positive(),
      from: day,
      to: day,
    }),
  ),
  example: {},
})
