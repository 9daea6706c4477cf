import { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { WINDOWS } from '@trendee/contract/parameters'
import type { AnalyticsDb } from '../db'
import { METRIC_COLUMNS, type MetricSummary, metricRow, metricSummary } from './metric-summary'

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
const CANDIDATES = `region IN ({region:String}, '') AND ({gender:String} = '' OR gender IN ({gender:String}, ''))`
/** Where nobody asks for a gender and none speaks for everybody, the gender speaks for which the trend is strongest. */
const FIRST_CANDIDATE = `region = {region:String} DESC, gender = {gender:String} DESC, ${LEVEL_RANK} DESC, score DESC NULLS LAST, gender`

/** Asked of the row that was chosen: a level that only another row has is not this trend's level here. */
const FILTER = `
  (empty({levels:Array(String)}) OR level IN {levels:Array(String)})
  AND (empty({lifecycles:Array(String)}) OR lifecycle IN {lifecycles:Array(String)})
  AND (empty({types:Array(String)}) OR type IN {types:Array(String)})
  AND ({primary:String} = '' OR primary_category = {primary:String})
  AND ({secondary:String} = '' OR secondary_category = {secondary:String})
  AND ({peakWithin:UInt16} = 0 OR (is_seasonal AND peak_week <= as_of + 7 * {peakWithin:UInt16} AND peak_week > as_of))
  AND ({text:String} = '' OR positionCaseInsensitiveUTF8(name, {text:String}) > 0 OR position(name_zh, {text:String}) > 0)`

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
  const chosen = `(SELECT * FROM ${table} WHERE ${CANDIDATES} ORDER BY ${FIRST_CANDIDATE} LIMIT 1 BY trend_id)`
  const rows = await db.rows(
    metricRow.extend({ total: z.number(), newest: z.string() }),
    `SELECT ${METRIC_COLUMNS}, count() OVER () AS total, toString(max(as_of) OVER ()) AS newest
     FROM ${chosen} WHERE ${FILTER}
     ORDER BY ${SORTS[question.sort].replaceAll('{order}', order)}, trend_id
     LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    parameters,
    { route: 'trends.topList' },
  )
  const [first] = rows
  if (first) return { list: rows.map(metricSummary), total: first.total, asOf: first.newest }
  // A page beyond the end still tells how much there is, and an empty list as of when nothing fits.
  const [whole] = await db.rows(
    WHOLE,
    `SELECT countIf(${FILTER}) AS total, toString(maxOrNull(as_of)) AS newest FROM ${chosen}`,
    parameters,
    { route: 'trends.topList' },
  )
  return { list: [], total: whole?.total ?? 0, asOf: whole?.newest ?? null }
}
