import { SEASON_REASONS, SEASON_VERDICTS } from '@trendee/core/season/season-verdict'
import { z } from 'zod'
import { day, fraction } from '../fields'

const level = z.number().nonnegative()

/**
 * What is said of a trend for the selling weeks of one season: a verdict with the numbers that it rests on. Levels are means over
 * the weeks, in the unit of the trend's curve.
 */
export const trendSeason = z.object({
  /** `summer-2027`; a winter is that of the year in which it begins. */
  season: z.string(),
  /** Its first day, a Monday, and its last. */
  from: day,
  to: day,
  /** A season that has come, told later on nothing but the weeks up to `origin`. */
  is_backtest: z.boolean(),
  /** Monday of the last week that the forecast knew. */
  origin: day,
  verdict: z.enum(SEASON_VERDICTS),
  /** Why it is left, not known, or tested without a factor; '' of any other verdict. */
  reason: z.enum(SEASON_REASONS),
  expected: level,
  /** With all weeks at one edge of the 80 % band. */
  lower: level,
  upper: level,
  /** The same weeks a year before. */
  before: level.nullable(),
  /** `expected`, `lower` and `upper` ÷ `before`. */
  times: level.nullable(),
  times_lower: level.nullable(),
  times_upper: level.nullable(),
  /** `expected` ÷ the mean of the forecast year, `before` ÷ that of the year before. */
  of_year: level.nullable(),
  before_of_year: level.nullable(),
  /** Monday of its top; `null` where it has none within the season. */
  peak_week: day.nullable(),
  /** Of 100 pieces ordered for `expected`: unsold at the lower edge, missed at the upper. */
  unsold: level.nullable(),
  missed: level.nullable(),
  /** Earlier forecasts were further off than a year usually changes the trend: `usual_error` is above 1. */
  is_guess: z.boolean(),
  /** Mean absolute error of earlier forecasts in their seasons ÷ the mean change over a year; of the trend itself, else the middle of its kind. */
  usual_error: fraction,
  usual_error_of: z.enum(['own', 'kind', '']),
  /** Of a season that has come: its level, that ÷ the mean of its year, the error, and whether the verdict is borne out. */
  came: level.nullable(),
  came_of_year: level.nullable(),
  error: fraction,
  is_borne_out: z.boolean().nullable(),
})
export type TrendSeason = z.output<typeof trendSeason>
