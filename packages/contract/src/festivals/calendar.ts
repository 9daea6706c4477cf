import { z } from 'zod'
import { FESTIVAL_KINDS } from '@trendee/core/festivals/festival'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { isoDay, region } from '../parameters'
import { festivalDay } from './festival-fields'

/** Longest span of one question, days: a calendar of two years. */
const LONGEST_SPAN = 731
const DAY_MS = 86_400_000

export const calendar = endpoint({
  method: 'GET',
  path: '/api/v2/common/festivals_info',
  summary: 'Calendar of public holidays and commercial days of the fashion trade, with the days left to each',
  access: SIGNED_IN,
  limit: { perMinute: 240 },
  input: z
    .object({
      /** A country, or `world` for all that are known. */
      region,
      kind: z.enum(FESTIVAL_KINDS).optional(),
      /** First and last day; from today, over a year, where nothing is said. */
      from: isoDay.optional(),
      to: isoDay.optional(),
    })
    .refine(
      ({ from, to }) =>
        from === undefined ||
        to === undefined ||
        (from <= to && Date.parse(to) - Date.parse(from) <= LONGEST_SPAN * DAY_MS),
      { path: ['to'], message: `from the first day to ${LONGEST_SPAN} days after it` },
    ),
  output: z.object({
    list: z.array(festivalDay),
    from: day,
    to: day,
    /** The day from which is counted, and the newest day in the data. */
    today: day,
    as_of: day.nullable(),
  }),
  example: { region: 'US' },
})
