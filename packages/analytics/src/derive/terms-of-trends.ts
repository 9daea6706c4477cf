import { termsByTrend } from '@trendee/core/trend/trend-identity'
import type { AnalyticsDb } from '../engine/db'
import { seriesTerms } from '../trends/read-series-points'

/** The term that each trend is named by, by trend id: of several spellings the one with most points. */
export async function termsOfTrends(db: AnalyticsDb): Promise<Map<string, string>> {
  return termsByTrend(await seriesTerms(db))
}
