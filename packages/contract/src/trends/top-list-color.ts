import { SEASONS_OF_YEAR } from '@trendee/core/regions/season-of-year'
import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, forecastIn, trendSummary } from '../fields'
import { SEASON_NOTE, WINDOW_NOTE, seasonNeed, windowNeed } from '../needs'
import { measuredOnly, order, paging, pastDay, region, searchText, trendGender, windowDays } from '../parameters'
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
  access: {
    ...listAccess,
    needs: (input) => [...windowNeed(input), ...seasonNeed(input)],
    note: `${WINDOW_NOTE} ${SEASON_NOTE}`,
    hides: forecastIn('list.'),
  },
  limit: { perMinute: 240 },
  input: z.object({
    gender: trendGender,
    region,
    window: windowDays,
    /** Colours whose forecast peak lies in these months of the year ahead: spring is March to May, in the south September to November. */
    peaks_in: z.enum(SEASONS_OF_YEAR).optional(),
    q: searchText,
    /** Colours whose own curve was counted. */
    evidence: measuredOnly,
    ...pastDay,
    sort: z
      .enum(['level', 'score', 'growth', 'adjusted_growth', 'yoy', 'ytd', 'name', 'products', 'peak'])
      .default('level'),
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
