import { FESTIVAL_KINDS } from '@trendee/core/festivals/festival'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day, fraction } from '../fields'
import { pastDay } from '../parameters'
import { detailAccess, trendKey } from './trend-access'

/** What happened beside a trend's curve: festivals of its region, and the seasons that showed it on a runway. */
export const events = endpoint({
  method: 'GET',
  path: '/api/v1/trends/events',
  summary: 'Festivals and runway seasons along the curve of a trend, with what each festival did to it',
  access: detailAccess,
  limit: { perMinute: 240 },
  input: z.object({ ...trendKey, ...pastDay }),
  output: z.object({
    /** From the first week of the curve to a year after its last, oldest first; empty for a region of no country. */
    festivals: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        name_zh: z.string(),
        kind: z.enum(FESTIVAL_KINDS),
        day,
        is_usual_day: z.boolean(),
        build_up_weeks: z.int().positive(),
        /** Of the curve in the weeks before this occurrence, beyond its season and the weeks around; `null`: not measured. */
        lift: fraction,
        mean_lift: fraction,
        years: z.int(),
        years_above: z.int(),
        /** In most years, and by more than the curve strays anyway. */
        stands_out: z.boolean(),
      }),
    ),
    /** Seasons of which looks show the trend, oldest first. */
    shows: z.array(
      z.object({ season: z.string(), first: day, last: day, looks: z.int().positive(), shows: z.int().positive() }),
    ),
  }),
  example: { name: 'wide-leg-trousers' },
})
