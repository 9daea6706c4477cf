import { randomUUID } from 'node:crypto'
import type { AnalyticsDb } from '@trendee/analytics/db'
import { readSignals } from '@trendee/analytics/trends/read-signals'
import { appendMetrics } from '@trendee/analytics/trends/save-metrics'
import { type TopListAnswer, type TopListQuestion, topList } from '@trendee/analytics/trends/top-list'
import type { AnalysisTask, TrendOfRegion } from './analyse-region'
import { AnalysisThreads } from './analysis-threads'
import { termsOfTrends } from './trend-identity'

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
  const task: AnalysisTask = { signals, region: question.region, options: { asOf: question.as_of, terms } }
  const trends = await analysed(task)
  const table = `trendee.stage_as_of_${randomUUID().replaceAll('-', '')}`
  await db.run(`CREATE TABLE ${table} AS trendee.trend_metric ENGINE = Memory`)
  try {
    await appendMetrics(
      db,
      table,
      trends.map((trend) => trend.row),
    )
    return await topList(db, question, table)
  } finally {
    await db.run(`DROP TABLE IF EXISTS ${table}`)
  }
}

async function analysed(task: AnalysisTask): Promise<TrendOfRegion[]> {
  const threads = new AnalysisThreads()
  try {
    return await threads.analyse(task)
  } finally {
    await threads.close()
  }
}
