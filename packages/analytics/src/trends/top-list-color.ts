import { z } from 'zod'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ParsedOf } from '@trendee/contract/endpoint'
import { GENDERS_OF_GROUP } from '@trendee/core/lexicon/gender-groups'
import type { AnalyticsDb } from '../engine/db'
import { listedRow } from '../tables/speaking-order'
import { rankedPage } from '../tables/ranked-page'
import { IS_STALE, metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'
import { TREND_SORTS, joined, orderBy, trendConditions, trendParameters } from '../tables/trend-conditions'

export type TopListColorQuestion = ParsedOf<typeof CONTRACT.trends.topListColor>

const SORTS = { ...TREND_SORTS, products: 'products {order}' } as const

/** How many products of a gender, or with none of all, carry each colour: a value counts as one only where its type says so ("cream" is a fabric's too). */
const CARRIED = `SELECT arrayJoin(arrayFilter((value, type) -> type = 'color',
    attribute_values, attribute_types)) AS trend_id, count() AS products
  FROM trendee.product_current WHERE empty({genders:Array(String)}) OR gender IN {genders:Array(String)} GROUP BY trend_id`

const ROW = z.object({ card: z.string(), products: z.number() })

export interface ColorTrend {
  readonly metric: MetricSummary
  readonly products: number
}

/** The colours of a region's trends, what has ended last, each with the products that carry it. */
export async function topListColor(db: AnalyticsDb, question: TopListColorQuestion, today: string) {
  const { gender, sort } = question
  const parameters = {
    ...trendParameters(question, today),
    genders: gender === 'all' ? [] : GENDERS_OF_GROUP[gender],
  }
  const colors = `(SELECT *, card FROM ${metricsIn(question)} AND type = 'color' ${listedRow(question)})`
  const { rows, total, asOf } = await rankedPage(
    db,
    ROW,
    {
      select: 'card, products',
      from: `${colors} AS trend LEFT JOIN (${CARRIED}) AS carried USING (trend_id)`,
      where: joined(trendConditions(question)),
      order: `${sort === 'name' || sort === 'products' ? '' : `${IS_STALE}, `}${orderBy(SORTS, question)}, trend_id`,
    },
    question,
    parameters,
    { route: 'trends.topListColor', isKept: true },
  )
  const list = rows.map(({ card, products }): ColorTrend => ({ metric: metricSummary(card, today), products }))
  return { list, total, asOf }
}
