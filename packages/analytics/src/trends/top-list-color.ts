import { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { LEVEL_RANK, SPEAKING_ROW } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'

export type TopListColorQuestion = ParsedOf<typeof CONTRACT.trends.topListColor>

/** Sort key → SQL; the only text that a caller's choice puts into the query. */
const SORTS = {
  level: `${LEVEL_RANK} {order}, score {order} NULLS LAST`,
  score: 'score {order} NULLS LAST',
  growth: 'growth[{window:UInt8}] {order} NULLS LAST',
  yoy: 'yoy {order} NULLS LAST',
  ytd: 'ytd {order} NULLS LAST',
  name: 'name {order}',
  products: 'products {order}',
} as const

/** How many products carry each colour: a value counts as one only where its type says so ("cream" is a fabric's too). */
const CARRIED = `SELECT arrayJoin(arrayFilter((value, type) -> type = 'color',
    attribute_values, attribute_types)) AS trend_id, count() AS products
  FROM trendee.product_current WHERE gender IN {genders:Array(String)} GROUP BY trend_id`

const COUNTED = z.object({ card: z.string(), products: z.number(), total: z.number(), newest: z.string() })
const WHOLE = z.object({ total: z.number(), newest: z.string().nullable() })

export interface ColorTrend {
  readonly metric: MetricSummary
  readonly products: number
}

/** The colours of a region's trends, each with the products that carry it. */
export async function topListColor(db: AnalyticsDb, question: TopListColorQuestion) {
  const { gender, region, window, q: text = '', sort, page, pageSize } = question
  const parameters = {
    region,
    gender,
    genders: GENDERS_OF_GROUP[gender],
    text,
    window: WINDOWS.indexOf(window) + 1,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const named =
    text === ''
      ? ''
      : 'WHERE positionCaseInsensitiveUTF8(name, {text:String}) > 0 OR position(name_zh, {text:String}) > 0'
  const colors = `(SELECT *, card FROM ${metricsIn()} AND type = 'color'
      AND gender IN ({gender:String}, '') ${SPEAKING_ROW})`
  const rows = await db.rows(
    COUNTED,
    `SELECT card, products, count() OVER () AS total, toString(max(as_of) OVER ()) AS newest
     FROM ${colors} AS trend LEFT JOIN (${CARRIED}) AS carried USING (trend_id) ${named}
     ORDER BY ${SORTS[sort].replaceAll('{order}', question.order)}, trend_id
     LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    parameters,
    { route: 'trends.topListColor', isKept: true },
  )
  const list = rows.map(({ card, products }): ColorTrend => ({ metric: metricSummary(card), products }))
  const [first] = rows
  if (first) return { list, total: first.total, asOf: first.newest }
  // A page beyond the end still tells how many there are, and an empty list as of when nothing fits.
  const [whole] = await db.rows(
    WHOLE,
    `SELECT count() AS total, toString(maxOrNull(as_of)) AS newest FROM ${colors} ${named}`,
    parameters,
    { route: 'trends.topListColor', isKept: true },
  )
  return { list, total: whole?.total ?? 0, asOf: whole?.newest ?? null }
}
