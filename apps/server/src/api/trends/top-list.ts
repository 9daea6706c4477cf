import { trendReadingDay } from '@trendee/analytics/trends/reading-day'
import { topList } from '@trendee/analytics/trends/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import { pageAnswer } from '../../answers/page'
import { trendSummary } from '../../answers/trend'
import type { Handler } from '../../http/handler'

export const topListHandler: Handler<typeof CONTRACT.trends.topList> = async (input, { runtime, state, signal }) => {
  const read = await trendReadingDay(runtime.analytics, input, state.today())
  const found = await runtime.pastTrends.ask(input, signal, () => topList(runtime.analytics, input, read))
  return { ...pageAnswer(found, input, (metric) => trendSummary(metric, input.window)), as_of: found.asOf }
}
