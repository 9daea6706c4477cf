import { LEDGER_HORIZONS } from '@trendee/core/forecast/score-ledger'
import { TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { day, fraction } from '../fields'
import { region, slug, trendGender } from '../parameters'

/** There is nothing but forecasts in it: what opens them opens it. */
export const ledgerAccess = { who: 'line', line: 'trendee', feature: 'forecast' } as const

/** When a forecast was made: before the weeks that it is about, or after them, on nothing but the weeks up to its origin. */
export const MADE = ['ahead', 'backtest'] as const
export const HORIZONS = LEDGER_HORIZONS.map(String)

export const ledgerFilters = {
  gender: trendGender,
  region,
  primaryCategory: slug.optional(),
  /** The source whose curve was forecast. */
  platform: slug.optional(),
  /** So many first weeks of each forecast are held against what came. */
  horizon: z
    .preprocess(
      (value) => (typeof value === 'string' && HORIZONS.includes(value) ? Number(value) : value),
      z.literal(LEDGER_HORIZONS),
    )
    .default(52),
}

/** One frozen forecast beside what came. */
export const judgedForecast = z.object({
  trend_id: z.string(),
  name: z.string(),
  trend_name_zh: z.string(),
  type: z.enum(TREND_TYPES),
  primary_category: z.string().nullable(),
  /** '' is everybody. */
  gender: z.string(),
  region: z.string(),
  platform: z.string(),
  /** Monday of the last week that it knew. */
  origin: day,
  made_on: day,
  made: z.enum(MADE),
  /** Part of what it was made from was taken back later; the forecast stays as it was said. */
  is_input_withdrawn: z.boolean(),
  /** Weeks of the horizon that were measured. */
  weeks: z.int(),
  /** Means over those weeks, on the scale that the curve has now. */
  said: z.number().nullable(),
  came: z.number().nullable(),
  mase: z.number().nullable(),
  /** Of repeating last year over the same weeks. */
  naive_mase: z.number().nullable(),
  /** Share of the weeks inside the 80 % band. */
  coverage: fraction,
})
export type JudgedForecast = z.output<typeof judgedForecast>
