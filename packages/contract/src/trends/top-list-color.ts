import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, forecastIn, trendSummary } from '../fields'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { order, paging, region, searchText, trendGender, windowDays } from '../parameters'
import { TREND_COLUMNS } from './trend-columns'
import { listAccess } from './trend-access'

const colorTrend = trendSummary.extend({
  /** Products of all shops that carry the colour, for the asked gender. */
  products: z.int().nonnegative(),
})

export const topListColor = endpoint({
  method: 'GET',
  path: '/api/v2/trends/top_list/color',
  summary: 'Colours ranked by growth, level, score or the number of products that carry them',
  access: { ...listAccess, needs: windowNeed, note: WINDOW_NOTE, hides: forecastIn('list.') },
  limit: { perMinute: 240 },
  input: z.object({
    gender: trendGender,
    region,
    window: windowDays,
    q: searchText,
    sort: z.enum(['level', 'score', 'growth', 'adjusted_growth', 'yoy', 'ytd', 'name', 'products']).default('level'),
    order,
    ...paging,
  }),
  output: listOf(colorTrend).extend({ as_of: day.nullable() }),
  example: { region: 'US', sort: 'products' },
  exported: {
    what: 'colors',
    columns: [
      ...TREND_COLUMNS,
      { id: 'hex', header: 'type.color', kind: 'text', value: (trend: z.output<typeof colorTrend>) => trend.hex },
      { id: 'products', header: 'column.products', kind: 'count', value: (trend) => trend.products },
    ],
  },
})
