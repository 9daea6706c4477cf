import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day, fraction } from '../fields'
import { MADE, judgedForecast, ledgerAccess, ledgerFilters } from './ledger-fields'

const group = z.object({
  made: z.enum(MADE),
  /** Forecasts that were scored, of each trend the newest. With fewer than five of them no mean is given. */
  scored: z.int().nonnegative(),
  mase: z.number().nullable(),
  /** Mean share of weeks inside the 80 % band. */
  coverage: fraction,
  /** Those with which repeating last year can be compared, and what both are off by, over them alone. */
  compared: z.int().nonnegative(),
  compared_mase: z.number().nullable(),
  naive_mase: z.number().nullable(),
  /** Share of them that came closer than repeating last year. */
  closer: fraction,
  /** Forecasts whose weeks have not all come. */
  waiting: z.int().nonnegative(),
  /** Sunday on which the last week of the first of those is over. */
  first_due: day.nullable(),
  /** Forecasts that came due without their weeks being measured. */
  unmeasured: z.int().nonnegative(),
})

export const scores = endpoint({
  method: 'GET',
  path: '/api/v2/forecasts/scores',
  summary:
    'How the frozen forecasts of a category did: MASE against repeating last year, the band, the best and the worst',
  access: ledgerAccess,
  limit: { perMinute: 120 },
  input: z.object(ledgerFilters),
  output: z.object({
    groups: z.array(group),
    /** At most ten each, of each trend the forecast made ahead before the back-test. */
    best: z.array(judgedForecast),
    worst: z.array(judgedForecast),
    as_of: day.nullable(),
  }),
  example: { region: 'US', horizon: 52 },
})
