import type { PastDay } from '@trendee/contract/parameters'
import { withCovered } from '@trendee/core/lexicon/category-families'
import { type AskedGender, rowGender } from '@trendee/core/lexicon/gender-groups'
import { addDays, mondayOf } from '@trendee/core/periods/week'
import { LEAD_WEEKS } from '@trendee/core/season/lead-weeks'
import { seasonsMet } from '@trendee/core/season/season-board'
import { SEASON_VERDICTS } from '@trendee/core/season/season-verdict'
import { seasonId } from '@trendee/core/season/selling-season'
import { type SeasonOfYear, monthsOfSeason } from '@trendee/core/regions/season-of-year'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { WINDOWS, type WindowDays } from '@trendee/core/trend/vocabulary'
import type { QueryParameters } from '../engine/db'
import { LEVEL_RANK } from './speaking-order'
import { BASED_GROWTH, IS_STALE, LEVEL_NOW } from './trend-metric'
import { type TrendSeason, seasonToMeet } from './trend-season'

/** What narrows and orders lists of trends, over the rows of `trend_metric` that speak. */

/** A row whose last week ends after today is told on its last day, as `MetricSummary.toldOn` is. */
const metOnDay = (calendar: 'Here' | 'North') =>
  `if(as_of > {today:Date}, {met${calendar}AtWeekEnd:Array(String)}, {met${calendar}:Array(String)})`
const SEASON_TO_MEET = seasonToMeet({ here: metOnDay('Here'), north: metOnDay('North') })

/** SQL of a field of what is said of the season that goods ordered today still meet. Binds: `today`, `metHere`, `metNorth` and both `AtWeekEnd`. */
const ofTold = (field: keyof TrendSeason) => `tupleElement(${SEASON_TO_MEET}, '${field}')`

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
export const TREND_SORTS = {
  /** Within a level by score. By score trifles would lead what has no level: that is ordered by its growth over a year, which knows no season. */
  level: `${LEVEL_RANK} {order}, if(level = 'none', yoy, score) {order} NULLS LAST`,
  score: 'score {order} NULLS LAST',
  growth: BASED_GROWTH,
  adjusted_growth: 'adjusted_growth[{window:UInt8}] {order} NULLS LAST',
  yoy: 'yoy {order} NULLS LAST',
  ytd: 'ytd {order} NULLS LAST',
  name: 'lowerUTF8(name) {order}',
  season: 'season_strength {order} NULLS LAST',
  peak: 'peak_week {order} NULLS LAST',
  verdict: `nullIf(indexOf([${SEASON_VERDICTS.toReversed()
    .map((verdict) => `'${verdict}'`)
    .join(
      ', ',
    )}], ${ofTold('verdict')}), 0) {order} NULLS LAST, ${ofTold('is_guess')}, season_gender != gender, ${ofTold('times_lower')} {order} NULLS LAST`,
  usual_error: `if(${ofTold('verdict')} = 'not_known', NULL, ${ofTold('usual_error')}) {order} NULLS LAST`,
} as const

/** SQL of an order; `sorts` has the key. */
export function orderBy<Key extends string>(
  sorts: Readonly<Record<Key, string>>,
  { sort, order }: { readonly sort: Key; readonly order: 'asc' | 'desc' },
): string {
  return sorts[sort].replaceAll('{order}', order === 'asc' ? 'ASC' : 'DESC')
}

export interface TrendFilter extends PastDay {
  readonly lead_weeks?: number | undefined
  readonly gender: AskedGender
  readonly region: string
  readonly window?: WindowDays
  readonly level?: readonly string[] | undefined
  readonly lifecycle?: readonly string[] | undefined
  readonly type?: readonly string[] | undefined
  readonly season?: 'seasonal' | 'steady' | undefined
  readonly peaks_in?: SeasonOfYear | undefined
  readonly peak_within_weeks?: number | undefined
  readonly primaryCategory?: string | undefined
  readonly secondaryCategory?: string | undefined
  readonly platform?: string | undefined
  readonly q?: string | undefined
  readonly evidence?: 'measured' | undefined
}

export type Condition = readonly [sql: string, value: string | number | readonly string[] | undefined]

const isEmptyList = (value: string | number | readonly string[]) => Array.isArray(value) && value.length === 0

/** Only what is asked stands in the text: planning a condition that filters nothing costs more than reading the trends. */
export function joined(conditions: readonly Condition[]): string {
  const wanted = conditions.filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value))
  return wanted.length === 0 ? '1' : wanted.map(([sql]) => `(${sql})`).join(' AND ')
}

/** What a trend is called or means. Binds: `text`, `meant`. */
export const NAMED = `positionCaseInsensitiveUTF8(name, {text:String}) > 0 OR position(name_zh, {text:String}) > 0
  OR trend_id = {meant:String}`

/**
 * Asked of the row that was chosen: a level that only another row has is not this trend's level here. `named` is SQL that
 * tells what `q` finds.
 */
export function trendConditions(filter: TrendFilter, named = NAMED): Condition[] {
  return [
    [`${LEVEL_NOW} IN {levels:Array(String)}`, filter.level],
    ['lifecycle IN {lifecycles:Array(String)}', filter.lifecycle],
    ['type IN {types:Array(String)}', filter.type],
    ["is_seasonal = ({season:String} = 'seasonal')", filter.season],
    // The middle of the week, as sentences name it; a peak that is past is no peak to order for.
    [
      `toMonth(peak_week + 3) IN {months:Array(UInt8)} AND peak_week > {today:Date} - 7 AND NOT ${IS_STALE}`,
      filter.peaks_in,
    ],
    [
      `is_seasonal AND peak_week <= {today:Date} + 7 * {peakWithin:UInt16} AND peak_week > {today:Date} - 7
        AND NOT ${IS_STALE}`,
      filter.peak_within_weeks || undefined,
    ],
    ['primary_category = {primary:String}', filter.primaryCategory],
    ['secondary_category IN {secondaries:Array(String)}', filter.secondaryCategory],
    ['arrayExists(each -> each.platform = {platform:String}, standings)', filter.platform],
    ['evidence = {evidence:String}', filter.evidence],
    [named, filter.q],
  ]
}

/** The binds of the conditions and sorts. */
export function trendParameters(filter: TrendFilter, today: string): QueryParameters {
  const metOn = (day: string, region: string) =>
    seasonsMet(day, region, filter.lead_weeks ?? LEAD_WEEKS.usual).map(seasonId)
  const weekEnd = addDays(mondayOf(today), 6)
  return {
    metHere: metOn(today, filter.region),
    metNorth: metOn(today, ''),
    metHereAtWeekEnd: metOn(weekEnd, filter.region),
    metNorthAtWeekEnd: metOn(weekEnd, ''),
    region: filter.region,
    asOf: filter.as_of ?? '',
    gender: rowGender(filter.gender),
    today,
    window: WINDOWS.indexOf(filter.window ?? 30) + 1,
    levels: filter.level ?? [],
    lifecycles: filter.lifecycle ?? [],
    types: filter.type ?? [],
    season: filter.season ?? '',
    months: filter.peaks_in === undefined ? [] : monthsOfSeason(filter.peaks_in, filter.region),
    peakWithin: filter.peak_within_weeks ?? 0,
    primary: filter.primaryCategory ?? '',
    secondaries: withCovered(filter.secondaryCategory ?? ''),
    platform: filter.platform ?? '',
    evidence: filter.evidence ?? '',
    text: filter.q ?? '',
    // Another spelling or another word for it than its name.
    meant: trendIdOf(filter.q ?? ''),
  }
}
