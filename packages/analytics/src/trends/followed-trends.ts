import type { GenderGroup } from '@trendee/core/lexicon/types'
import { z } from 'zod'
import type { AnalyticsDb } from '../engine/db'
import { listedOrEverybodysRow } from '../tables/speaking-order'
import { metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'
import { readingDay } from '../tables/reading-day'

/**
 * Followed trends as they stand in a region on a day of the clock, for a gender, '' for all, by id; of one that there is not,
 * nothing.
 */
export async function followedTrends(
  db: AnalyticsDb,
  ids: readonly string[],
  region: string,
  clockDay: string,
  gender: GenderGroup | '' = '',
): Promise<ReadonlyMap<string, MetricSummary>> {
  if (ids.length === 0) return new Map()
  const today = await readingDay(db, clockDay)
  const rows = await db.rows(
    z.object({ card: z.string() }),
    `SELECT card FROM (SELECT *, card FROM ${metricsIn()} AND trend_id IN {ids:Array(String)} ${listedOrEverybodysRow(gender)})`,
    { ids, region, gender, today },
    { route: 'dashboard.trends' },
  )
  const found = rows.map(({ card }) => metricSummary(card, today))
  return new Map(found.map((metric) => [metric.trend_id, metric]))
}
