import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, forecastIn } from '../fields'
import { SEASON_NOTE, VERDICT_NOTE, WINDOW_NOTE, seasonNeed, verdictNeed, windowNeed } from '../needs'
import { paging } from '../parameters'
import { TREND_COLUMNS } from './trend-columns'
import { PRESENCE_COLUMNS, PRESENCE_SORTS, listedTrend, seasonOfLooks } from './trend-presence'
import { listAccess } from './trend-access'
import { trendFilters } from './trend-facets'
import { TREND_SORTS, trendOrder } from './trend-order'

export const trendList = endpoint({
  method: 'GET',
  path: '/api/v1/trends/list',
  summary: 'Trends with their share of posts, new arrivals, best sellers and looks, by any of their numbers',
  access: {
    ...listAccess,
    needs: (input) => [...windowNeed(input), ...seasonNeed(input), ...verdictNeed(input)],
    note: `${WINDOW_NOTE} ${SEASON_NOTE} ${VERDICT_NOTE}`,
    hides: forecastIn('list.'),
  },
  limit: { perMinute: 240 },
  input: z.object({
    ...trendFilters,
    sort: z.enum([...TREND_SORTS, ...PRESENCE_SORTS]).default('level'),
    ...trendOrder,
    ...paging,
  }),
  output: listOf(listedTrend).extend({ as_of: day.nullable(), looks_of: seasonOfLooks }),
  example: { region: 'US', type: 'pattern', sort: 'posts' },
  exported: { what: 'trend-list', columns: [...TREND_COLUMNS, ...PRESENCE_COLUMNS] },
})
