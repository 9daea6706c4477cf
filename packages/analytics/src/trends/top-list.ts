import { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { withCovered } from '@trendee/core/lexicon/category-families'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { LEVEL_RANK, SPEAKING_ROW } from '../tables/speaking-order'
import { rankedPage } from '../tables/ranked-page'
import { BASED_GROWTH, metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'

export type TopListQuestion = ParsedOf<typeof CONTRACT.trends.topList>

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  level: `${LEVEL_RANK} {order}, score {order} NULLS LAST`,
  score: 'score {order} NULLS LAST',
  growth: BASED_GROWTH,
  adjusted_growth: 'adjusted_growth[{window:UInt8}] {order} NULLS LAST',
  yoy: 'yoy {order} NULLS LAST',
  ytd: 'ytd {order} NULLS LAST',
  name: 'name {order}',
  peak: 'peak_week {order} NULLS LAST',
} as const

/** One row a trend. An asked gender's list has that gender's rows alone: others' trends, or everybody's, are not on it. */
function chosenRows({ as_of }: TopListQuestion): string {
  return `(SELECT *, card FROM ${metricsIn(as_of)} ${SPEAKING_ROW})`
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
    ['secondary_category IN {secondaries:Array(String)}', question.secondaryCategory],
    [
      'is_seasonal AND peak_week <= as_of + 7 * {peakWithin:UInt16} AND peak_week > as_of',
      question.peak_within_weeks || undefined,
    ],
    [
      `positionCaseInsensitiveUTF8(name, {text:String}) > 0 OR position(name_zh, {text:String}) > 0
        OR trend_id = {meant:String}`,
      question.q,
    ],
  ]
  const wanted = conditions.filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value))
  return wanted.length === 0 ? '1' : wanted.map(([sql]) => `(${sql})`).join(' AND ')
}

const isEmptyList = (value: string | number | readonly string[]) => Array.isArray(value) && value.length === 0

const CARD = z.object({ card: z.string() })

export interface TopListAnswer {
  readonly list: MetricSummary[]
  readonly total: number
  readonly asOf: string | null
}

/** Trends of a region, ranked. A day in the past must have been worked out before. */
export async function topList(db: AnalyticsDb, question: TopListQuestion): Promise<TopListAnswer> {
  const parameters = {
    region: question.region,
    gender: rowGender(question.gender),
    asOf: question.as_of ?? '',
    levels: question.level ?? [],
    lifecycles: question.lifecycle ?? [],
    types: question.type ?? [],
    primary: question.primaryCategory ?? '',
    secondaries: withCovered(question.secondaryCategory ?? ''),
    peakWithin: question.peak_within_weeks ?? 0,
    text: question.q ?? '',
    // Another spelling or another word for it than its name.
    meant: trendIdOf(question.q ?? ''),
    window: WINDOWS.indexOf(question.window) + 1,
  }
  const order = question.order === 'asc' ? 'ASC' : 'DESC'
  const { rows, total, asOf } = await rankedPage(
    db,
    CARD,
    {
      select: 'card',
      from: chosenRows(question),
      where: asked(question),
      order: `${SORTS[question.sort].replaceAll('{order}', order)}, trend_id`,
    },
    question,
    parameters,
    { route: 'trends.topList', isKept: true },
  )
  return { list: rows.map(({ card }) => metricSummary(card)), total, asOf }
}
