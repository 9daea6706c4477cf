import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day } from '../fields'
import { order, paging } from '../parameters'
import { LEDGER_COLUMNS } from './ledger-columns'
import { MADE, judgedForecast, ledgerAccess, ledgerFilters } from './ledger-fields'

export const ledger = endpoint({
  method: 'GET',
  path: '/api/v2/forecasts/ledger',
  summary: 'Frozen forecasts that came due, of each trend the newest: what was said, what came, how far apart',
  access: ledgerAccess,
  limit: { perMinute: 120 },
  input: z.object({
    ...ledgerFilters,
    made: z.enum(MADE).optional(),
    sort: z.enum(['mase', 'naive_mase', 'coverage', 'said', 'came', 'origin', 'name']).default('mase'),
    order: order.default('asc'),
    ...paging,
  }),
  output: listOf(judgedForecast).extend({ as_of: day.nullable() }),
  example: { region: 'US', horizon: 52 },
  exported: { what: 'forecast-ledger', columns: LEDGER_COLUMNS },
})
