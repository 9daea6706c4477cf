import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day } from '../fields'
import { WINDOW_NOTE, windowNeed } from '../needs'
import { order, paging, region, trendGender, windowDays } from '../parameters'
import { listAccess } from '../trends/trend-access'
import { COLLECTED_COLUMNS } from './collected-columns'
import { COLLECTED_HIDES, collectedTrend } from './collected-trend'
import { categoryId } from './category-id'

export const collectInfoList = endpoint({
  method: 'GET',
  path: '/api/v2/user/trend/collect_info_list',
  summary: 'Collected trends as they stand now and as they stood when they were collected',
  access: { ...listAccess, needs: windowNeed, note: WINDOW_NOTE, hides: COLLECTED_HIDES },
  limit: { perMinute: 240 },
  input: z.object({
    /** One project; absent: all, one after the other. */
    categoryId: categoryId.optional(),
    gender: trendGender,
    region,
    window: windowDays,
    sort: z.enum(['place', 'collected', 'level', 'growth', 'name']).default('place'),
    order,
    ...paging,
  }),
  output: listOf(collectedTrend).extend({ as_of: day.nullable() }),
  example: {},
  exported: { what: 'my-trends', columns: COLLECTED_COLUMNS },
})
