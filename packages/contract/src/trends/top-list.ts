import { z } from 'zod'
import { LIFECYCLES, TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { endpoint, listOf } from '../endpoint'
import { day, forecastIn, trendSummary } from '../fields'
import { PEAK_NOTE, VERDICT_NOTE, WINDOW_NOTE, peakNeed, verdictNeed, windowNeed } from '../needs'
import {
  commaList,
  levels,
  measuredOnly,
  paging,
  pastDay,
  region,
  searchText,
  slug,
  trendGender,
  wholeNumber,
  windowDays,
} from '../parameters'
import { TREND_COLUMNS } from './trend-columns'
import { listAccess } from './trend-access'
import { TREND_SORTS, trendOrder } from './trend-order'

export const topList = endpoint({
  method: 'GET',
  path: '/api/v2/trends/top_list/google',
  summary: 'Trends ranked by growth, level or score, with the reason for each level',
  access: {
    ...listAccess,
    needs: (input) => [...windowNeed(input), ...peakNeed(input), ...verdictNeed(input)],
    note: `${WINDOW_NOTE} ${PEAK_NOTE} ${VERDICT_NOTE}`,
    hides: forecastIn('list.'),
  },
  limit: { perMinute: 240 },
  input: z.object({
    gender: trendGender,
    region,
    window: windowDays,
    level: levels,
    lifecycle: commaList(z.enum(LIFECYCLES), 6).optional(),
    type: commaList(z.enum(TREND_TYPES), 14).optional(),
    primaryCategory: slug.optional(),
    secondaryCategory: slug.optional(),
    /**
     * Seasonal trends whose forecast peak lies within this many weeks. The highlights' own twelve weeks, and `sort: 'peak'`,
     * are open to every plan: they tell who peaks soon, and in which order, where the plan hides the week. Any other
     * number needs `forecast`.
     */
    peak_within_weeks: wholeNumber(1, 52).optional(),
    q: searchText,
    /** Trends whose own curve was counted. */
    evidence: measuredOnly,
    ...pastDay,
    sort: z.enum(TREND_SORTS).default('level'),
    ...trendOrder,
    ...paging,
  }),
  output: listOf(trendSummary).extend({ as_of: day.nullable() }),
  example: { region: 'US', sort: 'level' },
  exported: { what: 'trends', columns: TREND_COLUMNS },
})
