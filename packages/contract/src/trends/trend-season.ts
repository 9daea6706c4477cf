import { z } from 'zod'
import { day, fraction, seasonSaid } from '../fields'

const level = z.number().nonnegative()

/**
 * What is said of a trend for one season, with the numbers that it rests on. Levels are means over the selling weeks, in the unit of
 * the trend's curve.
 */
export const trendSeason = seasonSaid.extend({
  /** A season that has come, told later on nothing but the weeks up to `origin`. */
  is_backtest: z.boolean(),
  /** Monday of the last week that the forecast knew. */
  origin: day,
  expected: level,
  /** With all weeks at one edge of the 80 % band. */
  lower: level,
  upper: level,
  /** The same weeks a year before. */
  before: level.nullable(),
  /** Of 100 pieces ordered for `expected`: unsold at the lower edge, missed at the upper. */
  unsold: level.nullable(),
  missed: level.nullable(),
  /** Of a season that has come: its level, that ÷ the mean of its year, the error, and whether the verdict is borne out. */
  came: level.nullable(),
  came_of_year: level.nullable(),
  error: fraction,
  is_borne_out: z.boolean().nullable(),
})
export type TrendSeason = z.output<typeof trendSeason>
