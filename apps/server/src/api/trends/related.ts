import { placeTerms } from '@trendee/analytics/trends/by-region'
import { related, relatedQueries } from '@trendee/analytics/trends/related'
import { trendIdOf } from '@trendee/analytics/trends/trend-key'
import type { CONTRACT } from '@trendee/contract/contract'
import { trendSummary } from '../../answers/trend'
import type { Handler } from '../../http/handler'

const QUERIES_SHOWN = 40

export const relatedHandler: Handler<typeof CONTRACT.trends.related> = async (input, { runtime }) => {
  const { analytics } = runtime
  const trendId = trendIdOf(input.name)
  const terms = (await placeTerms(analytics)).filter((term) => trendIdOf(term) === trendId)
  const [trends, queries] = await Promise.all([
    related(analytics, trendId, input.region, input.quantity),
    relatedQueries(analytics, terms, input.region),
  ])
  return {
    trends: trends.map(({ metric, correlation, lift }) => ({ ...trendSummary(metric, 30), correlation, lift })),
    queries: queries.slice(0, QUERIES_SHOWN),
  }
}
