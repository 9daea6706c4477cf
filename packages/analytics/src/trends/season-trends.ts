import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { MOST_OF_A_PART } from '@trendee/contract/trends/season'
import {
  SAID_OF_GROUP,
  SEASON_GROUPS,
  SEASON_PARTS,
  type SeasonGroup,
  type SeasonPart,
  TYPES_OF_PART,
} from '@trendee/core/season/season-board'
import { addWeeks } from '@trendee/core/periods/week'
import { seasonOrderDays } from '@trendee/core/season/season-order'
import { MOVED, NEAR, SEASON_VERDICTS, isOrdered } from '@trendee/core/season/season-verdict'
import { type SellingSeason, inNorthernCalendar, seasonId } from '@trendee/core/season/selling-season'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { rankedPage } from '../tables/ranked-page'
import { HARDLY_WORN, LEAST_PRODUCTS, genderOrder } from '../tables/speaking-order'
import { type Condition, joined, trendConditions, trendParameters } from '../tables/trend-conditions'
import { IS_STALE, metricsIn } from '../tables/trend-metric'
import { TREND_SEASON, type TrendSeason, seasonOfRow } from '../tables/trend-season'
import { type MetricSummary, metricSummary } from './metric-summary'

export type SeasonListQuestion = ParsedOf<typeof CONTRACT.trends.seasonList>

/** What both questions about a season have in common. */
interface Asked extends Omit<SeasonListQuestion, 'season' | 'lead_weeks' | 'in_time' | 'page' | 'pageSize'> {
  /** With its like of the last two years, the newer first. */
  readonly selling: SellingSeason
  readonly before: readonly [SellingSeason, SellingSeason]
}

type Paging = Pick<SeasonListQuestion, 'page' | 'pageSize'>

/** Only what goods ordered today still meet; all where it is left out. */
interface InTime {
  readonly leadWeeks: number
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** SQL of the place of a trend's part among the parts, from 1; 0 of none. */
const PART_PLACE = `multiIf(${SEASON_PARTS.map((part, at) => `type IN (${quoted(TYPES_OF_PART[part])}), ${at + 1}`).join(', ')}, 0)`
/** SQL of the place of what is said of a trend among the groups, from 1; 0 of none. */
const GROUP_PLACE = `multiIf(${SEASON_GROUPS.map((group, at) => `${isSaid(group)}, ${at + 1}`).join(', ')}, 0)`
const groupPlace = (group: SeasonGroup) => SEASON_GROUPS.indexOf(group) + 1

function isSaid(group: SeasonGroup): string {
  const { verdicts, reason } = SAID_OF_GROUP[group]
  return `told.verdict IN (${quoted(verdicts)})${reason === undefined ? '' : ` AND told.reason = '${reason}'`}`
}

const seasonAt = (at: number, isBacktest: boolean) =>
  seasonOfRow({ here: `{named:Array(String)}[${at}]`, north: `{northern:Array(String)}[${at}]`, isBacktest })

/**
 * One row a trend, the one whose own curve tells the season: of the asked gender, else everybody's; of the region, else of none.
 * Everybody's does not speak for a gender that hardly wears the trend.
 */
const CHOSEN = `(SELECT *, ${PART_PLACE} AS part_place, ${GROUP_PLACE} AS group_place,
    (gender = {gender:String} OR {gender:String} = '' OR trend_id NOT IN (${HARDLY_WORN})) AS is_worn FROM (
    SELECT *, card, standings, ${seasonAt(1, false)} AS told, ${seasonAt(2, true)} AS before_1, ${seasonAt(3, true)} AS before_2
    FROM ${metricsIn()} AND ({gender:String} IN ('', gender) OR gender = '') AND NOT ${IS_STALE}
    ORDER BY told.season != '' DESC, season_gender = gender DESC, {gender:String} != '' AND gender = {gender:String} DESC, region = {region:String} DESC,
      ${genderOrder('{gender:String}')} LIMIT 1 BY trend_id)
  WHERE part_place > 0)`

/** The attributes that products of a category come in. */
const WORN_IN_CATEGORY = `(type, trend_id) IN (SELECT attribute_type, attribute_value FROM trendee.trend_presence
  WHERE type = 'product' AND primary_category = {primary:String} AND gender = {gender:String} AND products >= ${LEAST_PRODUCTS})`

/** Surest first: what is no guess before guesses, what is ordered before what is tested, last what stands below last year today; then by how much it rises, belongs to the season, or falls. */
const STRONGEST = `told.is_guess, told.verdict = 'test', told.reason = 'below_last_year',
  multiIf(group_place = ${groupPlace('rising')}, -told.times_lower, group_place = ${groupPlace('returning')}, -told.of_year, told.times) NULLS LAST,
  name, trend_id`

function asking(asked: Asked, today: string) {
  const { selling, before, part, group, primaryCategory, ...filter } = asked
  const seasons = [selling, ...before]
  const conditions: Condition[] = [
    ...trendConditions(filter),
    [`if(primary_category = '', ${WORN_IN_CATEGORY}, primary_category = {primary:String})`, primaryCategory],
    ['part_place = indexOf({parts:Array(String)}, {part:String})', part],
    ['group_place = indexOf({groups:Array(String)}, {group:String})', group],
  ]
  return {
    where: joined(conditions),
    parameters: {
      ...trendParameters({ ...filter, primaryCategory }, today),
      named: seasons.map(seasonId),
      northern: seasons.map((season) => seasonId(inNorthernCalendar(season, asked.region))),
      parts: SEASON_PARTS,
      part: part ?? '',
      groups: SEASON_GROUPS,
      group: group ?? '',
    },
  }
}

const ROW = z.object({ part_place: z.number(), group_place: z.number(), card: z.string(), told: TREND_SEASON })

/** A trend with what is said of it for the season. */
export interface ToldTrend {
  readonly part: SeasonPart
  /** `null` of what is out of season, or not known. */
  readonly group: SeasonGroup | null
  readonly metric: MetricSummary
  readonly told: TrendSeason
}

function toldTrend(
  { part_place: part, group_place: group, card, told }: z.output<typeof ROW>,
  today: string,
): ToldTrend {
  return {
    part: z.enum(SEASON_PARTS).parse(SEASON_PARTS[part - 1]),
    group: SEASON_GROUPS[group - 1] ?? null,
    metric: metricSummary(card, today),
    told,
  }
}

const IS_FIRST_WEEK_MET = '{from:Date} >= {arrival:Date}'
/** What counts once its first week is missed: its top, else its second half. */
const LATEST_ARRIVAL = 'ifNull(told.peak_week, {half:Date})'
/** SQL of whether goods that come in the week of `arrival` are ordered and still in time, as `seasonDue` has it. */
const IS_IN_TIME = `told.verdict IN (${quoted(SEASON_VERDICTS.filter(isOrdered))})
  AND (${IS_FIRST_WEEK_MET} OR ${LATEST_ARRIVAL} >= {arrival:Date})`
const SOONEST = `if(${IS_FIRST_WEEK_MET}, NULL, ${LATEST_ARRIVAL}), indexOf([${quoted(SEASON_VERDICTS)}], told.verdict), ${STRONGEST}`

/**
 * Every trend with a verdict for the season: by part, in it by group, the surest and strongest first; or, of all parts, what can still
 * be ordered in time, the soonest due first.
 */
export async function seasonList(
  db: AnalyticsDb,
  { inTime, ...asked }: Asked & Paging & { readonly inTime?: InTime | undefined },
  today: string,
) {
  const { where, parameters } = asking(asked, today)
  const told = `${where} AND is_worn AND told.season != ''`
  const days = seasonOrderDays(asked.selling, asked.region, { peakWeek: null, leadWeeks: 0 })
  const { rows, total, asOf } = await rankedPage(
    db,
    ROW,
    {
      select: 'part_place, group_place, card, told',
      from: CHOSEN,
      where: inTime === undefined ? told : `${told} AND ${IS_IN_TIME}`,
      order: inTime === undefined ? `part_place, group_place = 0, group_place, ${STRONGEST}` : SOONEST,
    },
    asked,
    inTime === undefined
      ? parameters
      : {
          ...parameters,
          from: days.forFirstWeek,
          half: days.forHalf,
          arrival: addWeeks(today, inTime.leadWeeks),
        },
    { route: 'trends.seasonList', isKept: true },
  )
  return { list: rows.map((row) => toldTrend(row, today)), total, asOf }
}

/** However much rises, what returns has the rest of its part. */
const FIRST_RISING = 8
const SHOWN = ROW.extend({ total: z.number() })
const COUNTS = z.object({
  trends: z.number(),
  grouped: z.number(),
  out_of_season: z.number(),
  not_known: z.number(),
  guesses: z.number(),
  without: z.number(),
  not_worn: z.number(),
  newest: z.string().nullable(),
})
const PAST = z.object({
  place: z.number(),
  origin_day: z.string(),
  verdict: z.enum(SEASON_VERDICTS),
  said_reason: z.enum(['falling', 'out_of_season', '']),
  said: z.number(),
  claimed: z.number(),
  borne_out: z.number(),
  rose: z.number(),
  climbed: z.number(),
  dropped: z.number(),
  unchanged: z.number(),
  unsure: z.number(),
  judged: z.number(),
  in_band: z.number(),
})

const PLATFORM = z.object({ value: z.string(), trends: z.number() })

export interface SeasonBoard {
  readonly parts: readonly {
    readonly part: SeasonPart
    readonly groups: readonly {
      readonly group: SeasonGroup
      readonly total: number
      readonly list: readonly ToldTrend[]
    }[]
  }[]
  readonly asOf: string | null
  readonly counts: Omit<z.output<typeof COUNTS>, 'newest'>
  /** What was said of the two seasons before, a row for each kind of verdict; `place` 0 is the newer. */
  readonly past: readonly z.output<typeof PAST>[]
  /** Of how many trends with a verdict each platform tells, whichever is asked for. */
  readonly platforms: readonly z.output<typeof PLATFORM>[]
}

/** Of each part the first of what is ordered and of what falls, how many there are, and how earlier verdicts came out. */
export async function seasonBoard(db: AnalyticsDb, asked: Asked, today: string): Promise<SeasonBoard> {
  const { where, parameters } = asking(asked, today)
  const anyPlatform = asking({ ...asked, platform: undefined }, today)
  const bounds = { route: 'trends.season', isKept: true }
  const [shown, [counts], past, platforms] = await Promise.all([
    db.rows(
      SHOWN,
      `SELECT part_place, group_place, card, told, total FROM (
         SELECT part_place, group_place, card, told,
           count() OVER (PARTITION BY part_place, group_place) AS total,
           row_number() OVER (PARTITION BY part_place, group_place ORDER BY ${STRONGEST}) AS place
         FROM ${CHOSEN} WHERE ${where} AND is_worn AND told.season != '' AND group_place > 0)
       ORDER BY part_place, group_place > ${groupPlace('returning')},
         multiIf(group_place = ${groupPlace('returning')}, 1, place <= ${FIRST_RISING}, 0, 2), place
       LIMIT ${MOST_OF_A_PART} BY part_place, group_place > ${groupPlace('returning')}`,
      parameters,
      bounds,
    ),
    db.rows(
      COUNTS,
      `SELECT countIf(is_worn) AS trends, countIf(is_worn AND group_place > 0) AS grouped,
         countIf(is_worn AND told.reason = 'out_of_season') AS out_of_season,
         countIf(is_worn AND told.verdict = 'not_known') AS not_known, countIf(is_worn AND told.is_guess = 1) AS guesses,
         countIf(is_worn AND told.season = '') AS without, countIf(NOT is_worn AND told.season != '') AS not_worn,
         toString(maxOrNullIf(as_of, is_worn AND told.season != '')) AS newest
       FROM ${CHOSEN} WHERE ${where}`,
      parameters,
      bounds,
    ),
    db.rows(
      PAST,
      `SELECT place, toString(max(season.origin)) AS origin_day, season.verdict AS verdict,
         if(season.verdict = 'leave', season.reason, '') AS said_reason, count() AS said,
         countIf(season.is_borne_out IS NOT NULL) AS claimed, countIf(season.is_borne_out = 1) AS borne_out,
         countIf(season.came >= season.before) AS rose,
         countIf(season.times IS NOT NULL AND season.came >= ${1 + MOVED} * season.before) AS climbed,
         countIf(season.times IS NOT NULL AND season.came <= ${1 - MOVED} * season.before) AS dropped,
         countIf(season.is_borne_out IS NOT NULL AND abs(season.came / season.before - 1) <= ${NEAR}) AS unchanged,
         countIf(season.usual_error IS NOT NULL) AS judged,
         countIf(season.usual_error IS NOT NULL AND (season.is_guess = 1 OR season.verdict = 'not_known')) AS unsure,
         countIf(season.came BETWEEN season.lower AND season.upper) AS in_band
       FROM ${CHOSEN} ARRAY JOIN [before_1, before_2] AS season, [0, 1] AS place
       WHERE ${where} AND is_worn AND season.came IS NOT NULL GROUP BY place, verdict, said_reason
       ORDER BY place, indexOf([${quoted(SEASON_VERDICTS)}], verdict), said_reason`,
      parameters,
      bounds,
    ),
    db.rows(
      PLATFORM,
      `SELECT each.platform AS value, count() AS trends FROM ${CHOSEN} ARRAY JOIN standings AS each
       WHERE ${anyPlatform.where} AND is_worn AND told.season != '' GROUP BY value ORDER BY trends DESC, value`,
      anyPlatform.parameters,
      bounds,
    ),
  ])
  const parts = SEASON_PARTS.flatMap((part, at) => {
    const groups = SEASON_GROUPS.flatMap((group, place) => {
      const rows = shown.filter((row) => row.part_place === at + 1 && row.group_place === place + 1)
      const [first] = rows
      return first === undefined ? [] : [{ group, total: first.total, list: rows.map((row) => toldTrend(row, today)) }]
    })
    return groups.length === 0 ? [] : [{ part, groups }]
  })
  const { newest: asOf, ...numbers } = counts ?? NOTHING
  return { parts, asOf, counts: numbers, past, platforms }
}

const NOTHING = {
  trends: 0,
  grouped: 0,
  out_of_season: 0,
  not_known: 0,
  guesses: 0,
  without: 0,
  not_worn: 0,
  newest: null,
}
