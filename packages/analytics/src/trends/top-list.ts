import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { rankedPage } from '../tables/ranked-page'
import { IS_STALE } from '../tables/trend-metric'
import { type TopListQuestion, trendsAsked } from '../tables/trends-asked'
import { type MetricSummary, metricSummary } from './metric-summary'
import { TREND_SORTS, orderBy } from '../tables/trend-conditions'

const CARD = z.object({ card: z.string() })

export interface TopListAnswer {
  readonly list: MetricSummary[]
  readonly total: number
  readonly asOf: string | null
}

/** Trends of a region, ranked, what has ended last. A day in the past must have been worked out before. */
export async function topList(db: AnalyticsDb, question: TopListQuestion, today: string): Promise<TopListAnswer> {
  const { parameters, ...choice } = trendsAsked(question, today)
  const { rows, total, asOf } = await rankedPage(
    db,
    CARD,
    {
      select: 'card',
      ...choice,
      order: `${question.sort === 'name' ? '' : `${IS_STALE}, `}${orderBy(TREND_SORTS, question)}, trend_id`,
    },
    question,
    parameters,
    { route: 'trends.topList', isKept: true },
  )
  return { list: rows.map(({ card }) => metricSummary(card, today)), total, asOf }
}
