import { z } from 'zod'
import type { Standing } from '@trendee/core/collections/what-changed'
import type { AnalyticsDb } from '../engine/db'
import { readingDay } from '../tables/reading-day'
import { metricsIn } from '../tables/trend-metric'
import { type MetricSummary, metricSummary } from './metric-summary'

/** What is kept of a trend to compare later data with. */
export function standingOf(metric: MetricSummary): Standing {
  return {
    region: metric.region,
    gender: metric.gender,
    level: metric.level,
    lifecycle: metric.lifecycle,
    growth: metric.growth,
    peakWeek: metric.peak_week_day,
    asOf: metric.as_of_day,
    source: metric.platform,
  }
}

/** How trends stand in every region and for every gender that knows them, by id; of one that there is not, nothing. */
export async function trendStandings(
  db: AnalyticsDb,
  ids: readonly string[],
  clockDay: string,
): Promise<ReadonlyMap<string, readonly Standing[]>> {
  const [today, rows] = await Promise.all([
    readingDay(db, clockDay),
    db.rows(
      z.object({ card: z.string() }),
      'SELECT card FROM trendee.trend_metric WHERE trend_id IN {ids:Array(String)} ORDER BY trend_id, region, gender',
      { ids },
      { route: 'collection.standings' },
    ),
  ])
  const found = new Map<string, Standing[]>()
  for (const { card } of rows) keep(found, metricSummary(card, today))
  return found
}

/** The same in one region at the end of a day in the past, which must have been worked out before. */
export async function pastStandings(
  db: AnalyticsDb,
  ids: readonly string[],
  { region, asOf }: { readonly region: string; readonly asOf: string },
): Promise<ReadonlyMap<string, readonly Standing[]>> {
  const rows = await db.rows(
    z.object({ card: z.string() }),
    `SELECT card FROM ${metricsIn({ as_of: asOf })} AND trend_id IN {ids:Array(String)} ORDER BY trend_id, region, gender`,
    { ids, region, asOf },
    { route: 'collection.past-standings' },
  )
  const found = new Map<string, Standing[]>()
  for (const { card } of rows) keep(found, metricSummary(card, asOf))
  return found
}

function keep(found: Map<string, Standing[]>, metric: MetricSummary): void {
  found.set(metric.trend_id, [...(found.get(metric.trend_id) ?? []), standingOf(metric)])
}
