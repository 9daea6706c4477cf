import { type PostTotals, postTotals } from '@trendee/analytics/rankings/post-ranking'
import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'

const told = ({ rate, ...totals }: PostTotals) => ({ ...totals, engagement_rate: rate })

export const topStatistics: Handler<typeof CONTRACT.socialRankings.topStatistics> = async (input, { runtime }) => {
  const { gender, primaryCategory, secondaryCategory, attributeType, attributeName, brand } = input
  const { platform, region, window, trend, creator, hashtag, media_type, q } = input
  const garments = { gender, primaryCategory, secondaryCategory, attributeType, attributeName, trend }
  const posted = { brand, platform, region, creator, hashtag, media_type, q, window }
  const { now, before, asOf } = await postTotals(runtime.analytics, { ...garments, ...posted })
  return { now: told(now), before: before && told(before), as_of: asOf }
}
