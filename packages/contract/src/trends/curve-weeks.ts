import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day } from '../fields'
import { paging, pastDay } from '../parameters'
import { CURVE_COLUMNS, curveWeek } from './curve-columns'
import { detailAccess, trendKey } from './trend-access'

export const curveWeeks = endpoint({
  method: 'GET',
  path: '/api/v1/trends/curve',
  summary: 'The curve of a trend week by week, with its forecast',
  access: {
    ...detailAccess,
    hides: (['forecast', 'lower', 'upper'] as const).map((field) => ({
      feature: 'forecast',
      field: `list.${field}`,
    })),
  },
  limit: { perMinute: 240 },
  input: z.object({ ...trendKey, ...pastDay, ...paging }),
  output: listOf(curveWeek).extend({ as_of: day }),
  example: { name: 'wide-leg-trousers', pageSize: 10 },
  exported: { what: 'trend-curve', columns: CURVE_COLUMNS },
})
