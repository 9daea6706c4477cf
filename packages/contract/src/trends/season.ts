import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { SEASON_GROUPS, SEASON_PARTS } from '@trendee/core/season/season-board'
import { SEASON_VERDICTS } from '@trendee/core/season/season-verdict'
import { seasonOfId } from '@trendee/core/season/selling-season'
import { z } from 'zod'
import { endpoint, listOf } from '../endpoint'
import { day, trendSummary } from '../fields'
import { flag, measuredOnly, paging, region, slug, trendGender, wholeNumber } from '../parameters'
import { SEASON_COLUMNS } from './season-columns'
import { trendSeason } from './trend-season'

/** At most so many rising and returning trends together in a part, and at most so many falling ones. */
export const MOST_OF_A_PART = 12

const count = z.int().nonnegative()

const moved = z.object({ came: count, told: count })

const access = { who: 'line', line: 'trendee', feature: 'forecast' } as const

const filters = {
  gender: trendGender,
  region,
  /** `summer-2027`; the one that goods ordered today still meet where it is left out. */
  season: z
    .string()
    .refine((id) => seasonOfId(id) !== null, 'a season such as summer-2027')
    .optional(),
  /** Weeks from the order to the shop. */
  lead_weeks: wholeNumber(LEAD_WEEKS.least, LEAD_WEEKS.most).default(LEAD_WEEKS.usual),
  /** Of garments; of colours, patterns and the like those that products of the category come in. */
  primaryCategory: slug.optional(),
  platform: slug.optional(),
  evidence: measuredOnly,
}

/** A trend with what is said of it for a season. */
export const seasonTrend = z.object({
  /** The asked season; `told.season` has the northern name of the same weeks where the trend is of no region. */
  season: z.string(),
  part: z.enum(SEASON_PARTS),
  /** `null` of what is out of season, or not known. */
  group: z.enum(SEASON_GROUPS).nullable(),
  /** Its own gender's curve where that tells the season, else everybody's, with the gender ''. */
  trend: trendSummary.pick({
    trend_id: true,
    name: true,
    trend_name_zh: true,
    type: true,
    gender: true,
    region: true,
    trend_primary_category: true,
    trend_secondary_category: true,
    level: true,
    pictures: true,
    hex: true,
    source: true,
    as_of: true,
  }),
  told: trendSeason,
  /** Last day to order or to decide for its first week, with the asked lead; `null` where nothing is to be ordered. */
  order_by: day.nullable(),
  /** The same for its top, where it has one; and for the second half of the season. */
  order_by_top: day.nullable(),
  order_by_half: day.nullable(),
  /** With that lead it is too late for its first week and for its top, or for the second half where it has no top. */
  is_too_late: z.boolean(),
  lead_weeks: count,
  /** The day on which it is told. */
  told_on: day,
})
export type SeasonTrend = z.output<typeof seasonTrend>

const span = z.object({ season: z.string(), from: day, to: day })

export const season = endpoint({
  method: 'GET',
  path: '/api/v2/trends/season',
  summary: `What to order for a selling season: of colours, garments, patterns, fabrics, details and styles up to ${MOST_OF_A_PART} each, what falls apart, and how the verdicts about the last two such seasons came out`,
  access: { ...access, hides: [{ feature: 'forecast', field: 'parts.groups.list.told.peak_week' }] },
  limit: { perMinute: 240 },
  input: z.object(filters),
  output: span.extend({
    told_on: day,
    /** Newest day in the data of the trends with a verdict; `null` where none has one. */
    as_of: day.nullable(),
    /** The seasons that forecasts made today cover. */
    seasons: z.array(span),
    /** Those with a group that has trends. */
    parts: z.array(
      z.object({
        part: z.enum(SEASON_PARTS),
        groups: z.array(
          z.object({
            group: z.enum(SEASON_GROUPS),
            /** All of the group; `list` has those to see first. */
            total: count,
            list: z.array(seasonTrend),
          }),
        ),
      }),
    ),
    /** Platforms to choose from, with as many of these trends as each tells of. */
    platforms: z.array(z.object({ value: z.string(), trends: count })),
    /** The trends that are asked about. */
    counts: z.object({
      trends: count,
      /** Rising, returning and falling ones. */
      grouped: count,
      out_of_season: count,
      /** Their verdict is that it is not known. */
      not_known: count,
      /** Of all verdicts. */
      guesses: count,
      /** No forecast covers the season: too few weeks, or it lies too far off. */
      without: count,
      /** Left out of all the others: with everybody's verdict alone, and hardly worn by the asked gender. */
      not_worn: count,
    }),
    /** The last two seasons of the name, the newer first: what was said one and two years before the data ended, and what came. */
    past: z.array(
      span.extend({
        /** The last week known then. */
        origin: day,
        trends: count,
        /** A leave for being out of season is told apart from one for falling. */
        verdicts: z.array(
          z.object({
            verdict: z.enum(SEASON_VERDICTS),
            reason: z.enum(['falling', 'out_of_season', '']),
            said: count,
            /** Of those, with a claim that what came bears out or not; guesses are among them. */
            claimed: count,
            borne_out: count,
            /** At least as high as the same weeks a year before. */
            rose: count,
            /** Of what is claimed, how much lay within a quarter of the same weeks a year before: as near as that level unchanged comes. */
            unchanged: count,
          }),
        ),
        /** What came a fifth or more above the same weeks a year before, and how much of it had been told to order or to test. */
        climbed: moved,
        /** A fifth or more below them, and how much of it had been told to be left. What was told to be out of season is in neither. */
        dropped: moved,
        /** Guesses and what was not known, of those of which it was known how far off earlier forecasts were. */
        unsure: count,
        judged: count,
        /** What came lay within the 80 % band. */
        in_band: count,
      }),
    ),
  }),
  example: { gender: 'women', region: 'US' },
})

export const seasonList = endpoint({
  method: 'GET',
  path: '/api/v2/trends/season_list',
  summary:
    'Every trend with a verdict for a selling season, part by part, what rises first, or what can still be ordered in time',
  access: { ...access, hides: [{ feature: 'forecast', field: 'list.told.peak_week' }] },
  limit: { perMinute: 240 },
  input: z.object({
    ...filters,
    part: z.enum(SEASON_PARTS).optional(),
    group: z.enum(SEASON_GROUPS).optional(),
    /**
     * Only what is ordered, tested or repeated and, ordered today with the asked lead, still comes for the season's first week, or for its own
     * top, or for the second half where it has no top; what is due soonest first.
     */
    in_time: flag.optional(),
    ...paging,
  }),
  output: listOf(seasonTrend).extend({
    as_of: day.nullable(),
    /** The day from which orders are counted. */
    told_on: day,
  }),
  example: { gender: 'women', region: 'US' },
  exported: { what: 'season', columns: SEASON_COLUMNS },
})
