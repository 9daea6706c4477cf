import { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { type MetricSummary, metricSummary } from './metric-summary'

export type TopListQuestion = ParsedOf<typeof CONTRACT.trends.topList>

/** Order of levels, lowest first, as a list sorts them. */
const LEVEL_RANK = "indexOf(['none', 'hot', 'very_hot', 'breakout'], level)"

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  level: `${LEVEL_RANK} {order}, score {order} NULLS LAST`,
  score: 'score {order} NULLS LAST',
  growth: 'growth[{window:UInt8}] {order} NULLS LAST',
  yoy: 'yoy {order} NULLS LAST',
  ytd: 'ytd {order} NULLS LAST',
  name: 'name {order}',
  peak: 'peak_week {order} NULLS LAST',
} as const

/** Rows that can speak for a trend: the region's own before one of no region, the asked gender's before everybody's. */
function chosenRows(table: string, gender: string | undefined): string {
  // Where nobody asks for a gender and none speaks for everybody, that one speaks for which the trend is strongest.
  return gender === undefined
    ? `(SELECT *, card FROM ${table} WHERE region IN ({region:String}, '')
        ORDER BY region = {region:String} DESC, gender = '' DESC, ${LEVEL_RANK} DESC, score DESC NULLS LAST, gender LIMIT 1 BY trend_id)`
    : `(SELECT *, card FROM ${table} WHERE region IN ({region:String}, '') AND gender IN ({gender:String}, '')
        ORDER BY region = {region:String} DESC, gender = {gender:String} DESC LIMIT 1 BY trend_id)`
}

/**
 * Asked of the row that was chosen: a level that only another row has is not this trend's level here. Only what is asked
 * stands in the text: planning a condition that filters nothing costs more than reading the trends.
 */
function asked(question: TopListQuestion): string {
  const conditions: readonly (readonly [string, string | number | readonly string[] | undefined])[] = [
    ['level IN {levels:Array(String)}', question.level],
    ['lifecycle IN {lifecycles:Array(String)}', question.lifecycle],
    ['type IN {types:Array(String)}', question.type],
    ['primary_category = {primary:String}', question.primaryCategory],
    ['secondary_category = {secondary:String}', question.secondaryCategory],
    [
      'is_seasonal AND peak_week <= as_of + 7 * {peakWithin:UInt16} AND peak_week > as_of',
      question.peak_within_weeks || undefined,
    ],
    ['positionCaseInsensitiveUTF8(name, {text:String}) > 0 OR position(name_zh, {text:String}) > 0', question.q],
  ]
  const wanted = conditions.filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value))
  return wanted.length === 0 ? '1' : wanted.map(([sql]) => `(${sql})`).join(' AND ')
}

const isEmptyList = (value: string | number | readonly string[]) => Array.isArray(value) && value.length === 0

const WHOLE = z.object({ total: z.number(), newest: z.string().nullable() })

export interface TopListAnswer {
  readonly list: MetricSummary[]
  readonly total: number
  readonly asOf: string | null
}

/**
 * Trends of a region, ranked. One row a trend: the region's own where there is one. `table` is another table of
 * `trend_metric`'s shape, for a day in the past.
 */
export async function topList(
  db: AnalyticsDb,
  question: TopListQuestion,
  table = 'trendee.trend_metric',
): Promise<TopListAnswer> {
  const parameters = {
    region: question.region,
    gender: question.gender ?? '',
    levels: question.level ?? [],
    lifecycles: question.lifecycle ?? [],
    types: question.type ?? [],
    primary: question.primaryCategory ?? '',
    secondary: question.secondaryCategory ?? '',
    peakWithin: question.peak_within_weeks ?? 0,
    text: question.q ?? '',
    window: WINDOWS.indexOf(question.window) + 1,
    limit: question.pageSize,
    offset: (question.page - 1) * question.pageSize,
  }
  const order = question.order === 'asc' ? 'ASC' : 'DESC'
  const chosen = chosenRows(table, question.gender)
  const filter = asked(question)
  const rows = await db.rows(
    z.object({ card: z.string(), total: z.number(), newest: z.string() }),
    `SELECT card, count() OVER () AS total, toString(max(as_of) OVER ()) AS newest
     FROM ${chosen} WHERE ${filter}
     ORDER BY ${SORTS[question.sort].replaceAll('{order}', order)}, trend_id
     LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    parameters,
    { route: 'trends.topList', isKept: true },
  )
  const [first] = rows
  if (first) return { list: rows.map(({ card }) => metricSummary(card)), total: first.total, asOf: first.newest }
  // A page beyond the end still tells how much there is, and an empty list as of when nothing fits.
  const [whole] = await db.rows(
    WHOLE,
    `SELECT countIf(${filter}) AS total, toString(maxOrNull(as_of)) AS newest FROM ${chosen}`,
    parameters,
    { route: 'trends.topList', isKept: true },
  )
  return { list: [], total: whole?.total ?? 0, asOf: whole?.newest ?? null }
}
