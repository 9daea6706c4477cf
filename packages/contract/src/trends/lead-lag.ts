import { LEAD_SOURCES, TREND_TYPES } from '@trendee/core/trend/vocabulary'
import { z } from 'zod'
import { endpoint } from '../endpoint'
import { day, fraction } from '../fields'
import { slug, trendGender } from '../parameters'
import { detailAccess, listAccess, trendKey } from './trend-access'

const source = z.enum(LEAD_SOURCES)

/** What each source measures: under `needed_weeks` no season is known, and no lead can be told. */
const sources = z.array(
  z.object({
    source,
    /** The platform that speaks, of searches the region; '' where nothing is measured. */
    platform: z.string(),
    weeks: z.int().nonnegative(),
    last_week: day.nullable(),
  }),
)

/** Weeks by which `first` runs ahead of `second`; negative behind. */
const leadWeeks = z.int()

export const leadLag = endpoint({
  method: 'GET',
  path: '/api/v2/trends/lead_lag',
  summary: 'By how many weeks runway, TikTok, search, new arrivals and best sellers follow each other for one trend',
  access: detailAccess,
  limit: { perMinute: 240 },
  input: z.object({ name: trendKey.name, gender: trendGender }),
  output: z.object({
    sources,
    needed_weeks: z.int(),
    /** Two sources that both know the trend long enough; others are left out. */
    pairs: z.array(
      z.object({
        first: source,
        second: source,
        /** `null` where chance does as well: no lead is told then. */
        lead_weeks: leadWeeks.nullable(),
        correlation: z.number(),
        p_value: z.number(),
        /** Weeks whose changes both tell. */
        weeks: z.int().positive(),
      }),
    ),
  }),
  example: { name: 'wide-leg-trousers' },
})

export const leadMatrix = endpoint({
  method: 'GET',
  path: '/api/v2/trends/lead_matrix',
  summary:
    'By how many weeks sources follow each other over the trends of a category, each two with the trends that tell it',
  access: listAccess,
  limit: { perMinute: 240 },
  input: z.object({ gender: trendGender, primaryCategory: slug.optional() }),
  output: z.object({
    sources,
    needed_weeks: z.int(),
    /** Each two sources once. */
    cells: z.array(
      z.object({
        first: source,
        second: source,
        /** Trends of which both know enough weeks. */
        tested: z.int().nonnegative(),
        told: z.int().nonnegative(),
        /** Share of the tested ones that tell a lead. */
        share: fraction,
        median_weeks: z.number().nullable(),
        /** Those that tell one, the longest lead of the first at the front; two hundred at most. */
        trends: z.array(
          z.object({
            trend_id: z.string(),
            name: z.string(),
            trend_name_zh: z.string(),
            type: z.enum(TREND_TYPES),
            lead_weeks: leadWeeks,
          }),
        ),
      }),
    ),
  }),
  example: { gender: 'women' },
})
