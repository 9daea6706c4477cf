import { z } from 'zod'
import { FESTIVAL_COUNTRIES } from '@trendee/core/festivals/festival'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { region, slug, trendGender } from '../parameters'
import { festival, festivalEffect, occurrences, soldBefore, soldSort } from './festival-fields'

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
  input: z.object({ id: slug, region, gender: trendGender, sort: soldSort }),
  output: z.object({
    festival,
    region: z.string(),
    /** Countries that keep it. */
    countries: z.array(z.enum(FESTIVAL_COUNTRIES)),
    ...occurrences,
    interest: festivalEffect,
    sales: festivalEffect,
    sold_before: soldBefore,
    /** The day from which is counted, and the newest day in the data, up to which is measured. */
    today: day,
    as_of: day.nullable(),
  }),
  example: { id: 'back-to-school', region: 'US' },
})
