import { metricAsSummary } from '@trendee/analytics/trends/metric-summary'
import { topList as topListQuery } from '@trendee/analytics/trends/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import { trendsAsOf } from '@trendee/runtime/trends-as-of'
import type { Handler } from '../../http/handler'

/** A day in the past is computed on the spot from nothing newer; the newest comes from what the refresh stored. */
export const topList: Handler<typeof CONTRACT.trends.topList> = async (input, { runtime }) => {
  const { list, total, asOf } =
    input.as_of === undefined
      ? await topListQuery(runtime.analytics, input)
      : await trendsAsOf(runtime.analytics, { ...input, as_of: input.as_of })
  return {
    list: list.map((metric) => metricAsSummary(metric, input.window)),
    total,
    page: input.page,
    pageSize: input.pageSize,
    as_of: asOf,
  }
}
