import { z } from 'zod'
import { FESTIVAL_COUNTRIES, FESTIVAL_KINDS } from '@trendee/core/festivals/festival'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { count, day, evidence, fraction, productSummary, weeklyLine } from '../fields'
import { sellingPlatform } from '../selling/platforms'

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

/** When a country keeps a festival, as seen from today. */
export const occurrences = {
  /** The last day before today and the next one, which may be today; `null` where the country does not keep it. */
  last: day.nullable(),
  next: day.nullable(),
  days_left: z.int().nullable(),
  /** Days before today that came after the data ended: nothing is measured of them. */
  without_data: z.array(day),
}

/** An occurrence of a festival. */
export const festivalDay = festival.extend({
  day,
  countries: z.array(z.enum(FESTIVAL_COUNTRIES)),
  /** From today; negative for one that is over. */
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
  /** The last occurrence that was measured. */
  day: day.nullable(),
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

/** What a group of products sold in the weeks before one occurrence. */
const soldGroup = z.object({
  units: count.nullable(),
  units_evidence: evidence.nullable(),
  /** Products seen in those weeks, and those of them whose units are known. */
  seen: z.int(),
  products: z.int(),
  /** Units against as many weeks just before those, of products of which both are known: no effect of the festival. */
  ratio: z.number().nullable(),
  /** Half of the units cost less, in US dollars. */
  median_price_usd: z.number().nullable(),
})

/** How the categories and products of a build-up are ordered. */
export const soldSort = z.enum(['units', 'ratio']).optional()

/** What shops sold in the weeks before the last occurrence that they tell of: plain counts of one year. */
export const soldBefore = z.object({
  /** `not_covered`: shops count their units, and no occurrence lies in their days; `no_units`: no shop counts them. */
  state: z.enum(['counted', 'not_covered', 'no_units']),
  /** The occurrence, the days of the build-up to it and of the weeks just before; `null` where none is covered. */
  day: day.nullable(),
  from: day.nullable(),
  to: day.nullable(),
  before_from: day.nullable(),
  before_to: day.nullable(),
  /** First and last capture of the shops that count their units. */
  data_from: day.nullable(),
  data_to: day.nullable(),
  /** Every shop with products of the country, or of none. */
  shops: z.array(
    soldGroup.extend({
      platform: sellingPlatform,
      /**
       * `counted`: it is part of the counts; `not_covered`: its captures do not reach over the weeks; `period`: it counts
       * `period_days` at a time, which are not told apart into weeks; `no_units`: it tells none.
       */
      state: z.enum(['counted', 'not_covered', 'period', 'no_units']),
      period_days: z.int().nullable(),
      data_from: day.nullable(),
      data_to: day.nullable(),
    }),
  ),
  total: soldGroup.nullable(),
  categories: z.array(soldGroup.extend({ category: z.string(), name: z.string(), name_zh: z.string() })),
  products: z.array(
    z.object({
      /** With the units of the build-up. */
      product: productSummary,
      ratio: z.number().nullable(),
      /** What it cost then: the median of its days. */
      price_usd: z.number().nullable(),
    }),
  ),
})
