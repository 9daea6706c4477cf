import { z } from 'zod'
import { SEASONS_OF_YEAR } from '@trendee/core/regions/season-of-year'
import { LIFECYCLES, TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { endpoint } from '../endpoint'
import { day } from '../fields'
import { SEASON_NOTE, seasonNeed } from '../needs'
import {
  commaList,
  levels,
  measuredOnly,
  pastDay,
  region,
  searchText,
  slug,
  trendGender,
  windowDays,
} from '../parameters'
import { listAccess } from './trend-access'

/** What narrows a list of trends, wherever one is asked for. */
export const trendFilters = {
  gender: trendGender,
  region,
  window: windowDays,
  type: commaList(z.enum(TREND_TYPES), TREND_TYPES.length).optional(),
  level: levels,
  lifecycle: commaList(z.enum(LIFECYCLES), LIFECYCLES.length).optional(),
  /** Whether it has a season of its own every year. */
  season: z.enum(['seasonal', 'steady']).optional(),
  /** Forecast to peak in these months of the year ahead: spring is March to May, in the south September to November. */
  peaks_in: z.enum(SEASONS_OF_YEAR).optional(),
  primaryCategory: slug.optional(),
  secondaryCategory: slug.optional(),
  /** A platform that knows the trend: of search, posts or shops. */
  platform: slug.optional(),
  /** Words in either language; mistyped ones are put right, and what is called so stands first. */
  q: searchText,
  /** Trends whose own curve was counted. */
  evidence: measuredOnly,
  ...pastDay,
}

const facet = z.array(
  z.object({
    value: z.string(),
    /** Of a secondary category its primary one. */
    parent: z.string().nullable(),
    count: z.int().positive(),
    /** Of them those that grow over the last 30 days beyond season, noise and rounding. */
    rising: z.int().nonnegative(),
  }),
)

export const trendFacets = endpoint({
  method: 'GET',
  path: '/api/v1/trends/facets',
  summary: 'How many trends each choice of a filter leaves, with the other filters as they are',
  access: { ...listAccess, needs: seasonNeed, note: SEASON_NOTE },
  limit: { perMinute: 240 },
  input: z.object(trendFilters).omit({ window: true }),
  output: z.object({
    total: z.int().nonnegative(),
    rising: z.int().nonnegative(),
    type: facet,
    level: facet,
    lifecycle: facet,
    season: facet,
    primary_category: facet,
    secondary_category: facet,
    platform: facet,
    gender: facet,
    as_of: day.nullable(),
  }),
  example: { region: 'US', level: 'hot' },
})
