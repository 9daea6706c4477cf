import { z } from 'zod'
import { FESTIVAL_COUNTRIES, FESTIVAL_KINDS } from '@trendee/core/festivals/festival'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { day, evidence, fraction, weeklyLine } from '../fields'

/** A festival, whenever it is. */
export const festival = z.object({
  id: z.string(),
  name: z.string(),
  name_zh: z.string(),
  /** `public`: a day off; `trade`: a commercial day of the fashion trade. */
  kind: z.enum(FESTIVAL_KINDS),
  /** Weeks in which shops sell for it. */
  build_up_weeks: z.int().positive(),
  /** The organiser sets the day anew each year: this is the usual one. */
  is_usual_day: z.boolean(),
})

/** An occurrence of a festival. */
export const festivalDay = festival.extend({
  day,
  countries: z.array(z.enum(FESTIVAL_COUNTRIES)),
  /** From the newest day in the data, without data from today; negative for one that is over. */
  days_left: z.int().nullable(),
})

/** One thing that stood out before a festival. */
const festivalLift = z.object({
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  gender: z.string(),
  platform: z.string(),
  evidence,
  picture: z.string(),
  /** In the last build-up, above its season and the weeks around. */
  lift: z.number(),
  /** The same over all measured build-ups. */
  mean_lift: z.number(),
  /** Build-ups that were measured, and those in which it stood above what all things did. */
  years: z.int(),
  years_above: z.int(),
  /** Weeks around the last occurrence: as measured, and as they would have been without it. */
  around: weeklyLine,
  expected: weeklyLine,
})

/** What over-indexed before a festival, by one measure. */
export const festivalEffect = z.object({
  /** `not_enough_data`: under two years, two measured occurrences or a dozen series to compare. */
  state: z.enum(['known', 'not_enough_data']),
  /** Weeks of the longest series, and the least that tell a season from a festival. */
  weeks: z.int(),
  needed_weeks: z.int(),
  /** Series that were compared. */
  series: z.int(),
  /** What all things did in the last build-up: their median. */
  overall: fraction,
  categories: z.array(festivalLift),
  attributes: z.array(festivalLift),
})
