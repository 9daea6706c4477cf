import { metricAsSummary } from '@trendee/analytics/trends/metric-summary'
import { topList as topListQuery } from '@trendee/analytics/trends/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'

export const topList: Handler<typeof CONTRACT.trends.topList> = async (input, { runtime, signal }) => {
  const { list, total, asOf } = await runtime.pastTrends.ask(input, signal, () =>
    topListQuery(runtime.analytics, input),
  )
  return {
    list: list.map((metric) => metricAsSummary(metric, input.window)),
    total,
    page: input.page,
    pageSize: input.pageSize,
    as_of: asOf,
  }
}
