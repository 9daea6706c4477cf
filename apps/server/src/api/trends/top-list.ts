import { readingDay } from '@trendee/analytics/tables/reading-day'
import { topList } from '@trendee/analytics/trends/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import { pageAnswer } from '../../answers/page'
import { trendSummary } from '../../answers/trend'
import { photosOfTrends } from '../../answers/trend-photos'
import type { Handler } from '../../http/handler'

export const topListHandler: Handler<typeof CONTRACT.trends.topList> = async (input, { runtime, state, signal }) => {
  const today = await readingDay(runtime.analytics, state.today(), input.as_of)
  const found = await runtime.pastTrends.ask(input, signal, () => topList(runtime.analytics, input, today))
  const photos = await photosOfTrends(runtime.analytics, found.list, input.gender)
  return {
    ...pageAnswer(found, input, (metric) => trendSummary(metric, input.window, input.gender, photos(metric))),
    as_of: found.asOf,
  }
}
