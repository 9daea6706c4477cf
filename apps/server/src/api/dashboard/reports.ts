import { followedTrends } from '@trendee/analytics/trends/followed-trends'
import { FOLLOWED_REGION } from '@trendee/core/stars/followed-region'
import type { CONTRACT } from '@trendee/contract/contract'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { followedOf } from '@trendee/store/dashboard/star-lists'
import { reportsFor } from '@trendee/store/reports/reports'
import { reportAnswer } from '../../answers/report'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'

/** The newest reports, those about what the account follows first. */
export const reports: Handler<typeof CONTRACT.dashboard.reports> = async ({ page, pageSize }, call) => {
  const { accountId } = memberOf(call)
  const { analytics, store } = call.runtime
  const [trends, keywords] = await Promise.all([
    followedOf(store.db, accountId, 'trend'),
    followedOf(store.db, accountId, 'keyword'),
  ])
  const trendIds = [...new Set([...trends.map(({ id }) => id), ...keywords.map(({ written }) => trendIdOf(written))])]
  const found = await followedTrends(analytics, trendIds, FOLLOWED_REGION, call.state.today())
  const categories = [...new Set([...found.values()].map((trend) => trend.primary_category))]
  const { list, total } = await reportsFor(store.db, { trendIds, categories }, { page, pageSize })
  return {
    list: list.map(({ isFollowed, ...report }) => ({ ...reportAnswer(report), is_followed: isFollowed })),
    total,
    page,
    pageSize,
  }
}
