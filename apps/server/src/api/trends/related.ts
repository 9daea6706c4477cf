import { readingDay } from '@trendee/analytics/tables/reading-day'
import { related, relatedQueries } from '@trendee/analytics/trends/related'
import { rowGender } from '@trendee/core/lexicon/gender-groups'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import type { CONTRACT } from '@trendee/contract/contract'
import { trendSummary } from '../../answers/trend'
import { photosOfTrends } from '../../answers/trend-photos'
import type { Handler } from '../../http/handler'

/** Of each list, of queries and of topics. */
const QUERIES_SHOWN = 20

const listOf = ({ list, topic_type: type }: { readonly list: string; readonly topic_type: string }) =>
  `${list} ${type === '' ? 'queries' : 'topics'}`

export const relatedHandler: Handler<typeof CONTRACT.trends.related> = async (input, { runtime, state }) => {
  const { analytics } = runtime
  const today = await readingDay(analytics, state.today())
  const trendId = trendIdOf(input.name)
  const [trends, queries] = await Promise.all([
    related(analytics, trendId, { region: input.region, gender: rowGender(input.gender) }, input.quantity, today),
    relatedQueries(analytics, trendId, input.region),
  ])
  const photos = await photosOfTrends(
    analytics,
    trends.map(({ metric }) => metric),
    input.gender,
  )
  return {
    trends: trends.map(({ metric, correlation, lift }) => ({
      ...trendSummary(metric, 30, 'all', photos(metric)),
      correlation,
      lift,
    })),
    queries: [...new Set(queries.map(listOf))].flatMap((list) =>
      queries.filter((query) => listOf(query) === list).slice(0, QUERIES_SHOWN),
    ),
  }
}
