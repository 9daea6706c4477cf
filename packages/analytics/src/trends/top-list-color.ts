import { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { WINDOWS } from '@trendee/core/trend/vocabulary'
import type { AnalyticsDb } from '../engine/db'
import { LEVEL_RANK, SPEAKING_ROW } from '../tables/speaking-order'
import { rankedPage } from '../tables/ranked-page'
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

const NAMED = `positionCaseInsensitiveUTF8(name, {text:String}) > 0 OR position(name_zh, {text:String}) > 0
  OR trend_id = {meant:String}`
const ROW = z.object({ card: z.string(), products: z.number() })

export interface ColorTrend {
  readonly metric: MetricSummary
  readonly products: number
}

/** The colours of a region's trends, each with the products that carry it. */
export async function topListColor(db: AnalyticsDb, question: TopListColorQuestion) {
  const { gender, region, window, q: text = '', sort, order } = question
  const parameters = {
    region,
    gender,
    genders: GENDERS_OF_GROUP[gender],
    text,
    // Another spelling or another word for it than its name.
    meant: trendIdOf(text),
    window: WINDOWS.indexOf(window) + 1,
  }
  const colors = `(SELECT *, card FROM ${metricsIn()} AND type = 'color'
      AND gender IN ({gender:String}, '') ${SPEAKING_ROW})`
  const { rows, total, asOf } = await rankedPage(
    db,
    ROW,
    {
      select: 'card, products',
      from: `${colors} AS trend LEFT JOIN (${CARRIED}) AS carried USING (trend_id)`,
      where: text === '' ? '1' : NAMED,
      order: `${SORTS[sort].replaceAll('{order}', order)}, trend_id`,
    },
    question,
    parameters,
    { route: 'trends.topListColor', isKept: true },
  )
  const list = rows.map(({ card, products }): ColorTrend => ({ metric: metricSummary(card), products }))
  return { list, total, asOf }
}
