import { wordsPutRight } from '@trendee/analytics/tables/found-by-words'
import { followedTrends } from '@trendee/analytics/trends/followed-trends'
import { FOLLOWED_REGION } from '@trendee/core/stars/followed-region'
import type { MetricSummary } from '@trendee/analytics/trends/metric-summary'
import type { CONTRACT } from '@trendee/contract/contract'
import type { TrendNews } from '@trendee/contract/dashboard/followed-fields'
import { trendIdOf } from '@trendee/core/trend/trend-id'
import { LEVELS } from '@trendee/core/trend/vocabulary'
import type { Star } from '@trendee/store/dashboard/star-lists'
import { trendSummary } from '../../answers/trend'
import { photosOfTrends } from '../../answers/trend-photos'
import type { Handler } from '../../http/handler'
import { followedFields, ownList } from './own-list'

const WINDOW = 30

function trendNews(metric: MetricSummary, { seenLevel }: Star, photos: readonly string[]): TrendNews {
  const trend = trendSummary(metric, WINDOW, 'all', photos)
  const before = LEVELS.find((level) => level === seenLevel)
  return {
    trend_id: trend.trend_id,
    name: trend.name,
    trend_name_zh: trend.trend_name_zh,
    type: trend.type,
    level: trend.level,
    level_before: before === undefined || before === trend.level ? null : before,
    lifecycle: trend.lifecycle,
    growth: trend.growth,
    yoy: trend.yoy,
    region: trend.region,
    line: trend.sparkline.values,
    picture: trend.pictures[0] ?? '',
    as_of: trend.as_of,
  }
}

export const trends: Handler<typeof CONTRACT.dashboard.trends> = async ({ page, pageSize }, call) => {
  const { stars, rest } = await ownList('trend', { page, pageSize }, call)
  const ids = stars.map(({ id }) => id)
  const found = await followedTrends(call.runtime.analytics, ids, FOLLOWED_REGION, call.state.today())
  const photos = await photosOfTrends(call.runtime.analytics, [...found.values()])
  return {
    list: stars.map((star) => {
      const metric = found.get(star.id)
      return { ...followedFields(star), trend: metric === undefined ? null : trendNews(metric, star, photos(metric)) }
    }),
    ...rest,
  }
}

export const keywords: Handler<typeof CONTRACT.dashboard.keywords> = async ({ page, pageSize }, call) => {
  const { stars, rest } = await ownList('keyword', { page, pageSize }, call)
  const meant = (star: Star) => trendIdOf(star.written)
  const { analytics } = call.runtime
  const trendsOf = (ids: string[]) => followedTrends(analytics, ids, FOLLOWED_REGION, call.state.today())
  const found = await trendsOf(stars.map(meant))
  const unknown = stars.filter((star) => !found.has(meant(star)))
  const corrected = new Map(
    await Promise.all(
      unknown.map(async ({ id, written }) => [id, (await wordsPutRight(analytics, written)).searchedAs] as const),
    ),
  )
  const named = await trendsOf([...corrected.values()].flatMap((words) => (words === null ? [] : [trendIdOf(words)])))
  const photos = await photosOfTrends(analytics, [...found.values()])
  return {
    list: stars.map((star) => {
      const metric = found.get(meant(star))
      const words = corrected.get(star.id) ?? null
      return {
        ...followedFields(star),
        keyword: star.written,
        trend: metric === undefined ? null : trendNews(metric, star, photos(metric)),
        put_right: words !== null && named.has(trendIdOf(words)) ? words : null,
      }
    }),
    ...rest,
  }
}
