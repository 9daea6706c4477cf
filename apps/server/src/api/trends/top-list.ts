import { topList } from '@trendee/analytics/trends/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import { trendsAsOf } from '@trendee/runtime/trends-as-of'
import { pageAnswer } from '../../answers/page'
import { trendSummary } from '../../answers/trend'
import type { Handler } from '../../http/handler'

/** A day in the past is computed on the spot from nothing newer; the newest comes from what the refresh stored. */
export const topListHandler: Handler<typeof CONTRACT.trends.topList> = async (input, { runtime }) => {
  const found =
    input.as_of === undefined
      ? await topList(runtime.analytics, input)
      : await trendsAsOf(runtime.analytics, { ...input, as_of: input.as_of })
  return { ...pageAnswer(found, input, (metric) => trendSummary(metric, input.window)), as_of: found.asOf }
}
