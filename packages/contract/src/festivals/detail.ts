import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { region, slug, trendGender } from '../parameters'
import { festival, festivalEffect } from './festival-fields'

/** A festival is looked up as a trend is: without a plan, so many a day. */
export const festivalAccess = {
  who: 'line',
  line: 'trendee',
  feature: 'trend_detail',
  item: { kind: 'festival', field: 'id' },
} as const

export const detail = endpoint({
  method: 'GET',
  path: '/api/v3/festival_info',
  summary: 'One festival in one country: its days, and what sold or was searched more in the weeks before it last time',
  access: festivalAccess,
  limit: { perMinute: 240 },
  input: z.object({ id: slug, region, gender: trendGender }),
  output: z.object({
    festival,
    region: z.string(),
    /** The last and the next day by the newest day in the data, without data by today; `null` where the country does not keep it. */
    last: day.nullable(),
    next: day.nullable(),
    days_left: z.int().nullable(),
    interest: festivalEffect,
    sales: festivalEffect,
    as_of: day.nullable(),
  }),
  example: { id: 'back-to-school', region: 'US' },
})
