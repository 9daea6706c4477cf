import { randomUUID } from 'node:crypto'
import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { readSignals } from '@trendee/analytics/trends/read-signals'
import { type PreparedMetrics, appendMetrics } from '@trendee/analytics/trends/save-metrics'
import { type TopListAnswer, type TopListQuestion, topList } from '@trendee/analytics/trends/top-list'
import { AnalysisThreads } from './analysis-threads'
import type { AnalysisContext, RegionTask } from '@trendee/analytics/derive/prepare-region'
import { termsOfTrends } from '@trendee/analytics/derive/terms-of-trends'

/**
 * The trends as they would have been listed at the end of a day in the past: computed now from the weeks that were
 * complete then, and asked through the same list as the newest.
 */
export async function trendsAsOf(
  db: AnalyticsDb,
  question: TopListQuestion & { readonly as_of: string },
): Promise<TopListAnswer> {
  const signals = await readSignals(db, { region: question.region, asOf: question.as_of })
  const terms = await termsOfTrends(db)
  const metrics = await analysed({ signals: [], asOf: question.as_of, terms }, { region: question.region, signals })
  const table = `trendee.stage_as_of_${randomUUID().replaceAll('-', '')}`
  await db.run(`CREATE TABLE ${table} AS trendee.trend_metric ENGINE = Memory`)
  try {
    await appendMetrics(db, table, metrics)
    return await topList(db, question, table)
  } finally {
    await db.run(`DROP TABLE IF EXISTS ${table}`)
  }
}

async function analysed(context: AnalysisContext, task: RegionTask): Promise<PreparedMetrics> {
  const threads = new AnalysisThreads(context)
  try {
    return (await threads.analyse(task)).metrics
  } finally {
    await threads.close()
  }
}
