import { metricAsSummary } from '@trendee/analytics/trends/metric-summary'
import { related as relatedQuery, relatedQueries } from '@trendee/analytics/trends/related'
import type { CONTRACT } from '@trendee/contract/contract'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { Handler } from '../../http/handler'

const QUERIES_SHOWN = 40

export const related: Handler<typeof CONTRACT.trends.related> = async (input, { runtime }) => {
  const { analytics } = runtime
  const trendId = trendIdOf(input.name)
  const [trends, queries] = await Promise.all([
    relatedQuery(analytics, trendId, input, input.quantity),
    relatedQueries(analytics, trendId, input.region),
  ])
  return {
    trends: trends.map(({ metric, correlation, lift }) => ({ ...metricAsSummary(metric, 30), correlation, lift })),
    queries: queries.slice(0, QUERIES_SHOWN),
  }
}
