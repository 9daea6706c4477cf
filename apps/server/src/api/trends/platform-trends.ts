import { withFurtherShops } from '@trendee/analytics/tables/further-shops'
import { platformTrends } from '@trendee/analytics/trends/platform-trends'
import { readingDay } from '@trendee/analytics/tables/reading-day'
import { topList } from '@trendee/analytics/trends/top-list'
import type { CONTRACT } from '@trendee/contract/contract'
import { SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import type { PlatformTrends } from '@trendee/contract/trends/platform-trends'
import { LEVELS } from '@trendee/core/trend/vocabulary'
import { pageAnswer } from '../../answers/page'
import { trendSummary } from '../../answers/trend'
import { photosOfTrends } from '../../answers/trend-photos'
import type { Handler } from '../../http/handler'

const SOCIAL = ['instagram', 'tiktok', 'social', 'pinterest'] as const
const SHOPS = Object.values(SELLING_PLATFORMS)

/** Trends by their growth in social networks, or in shops. */
export function trendsOn(where: 'social' | 'shops'): Handler<PlatformTrends> {
  return async ({ gender, region, window, evidence, as_of, as_known, page, pageSize }, { runtime, state, signal }) => {
    const asked = { gender, region, window, evidence, as_of, as_known, page, pageSize }
    const today = await readingDay(runtime.analytics, state.today(), asked.as_of)
    const platforms = where === 'social' ? SOCIAL : await withFurtherShops(runtime.analytics, SHOPS)
    const found = await runtime.pastTrends.ask(asked, signal, () =>
      platformTrends(runtime.analytics, platforms, asked, today),
    )
    const photos = await photosOfTrends(
      runtime.analytics,
      found.list.map(({ metric }) => metric),
      gender,
    )
    return {
      ...pageAnswer(found, asked, ({ metric, platform, growth, percentile }) => ({
        ...trendSummary(metric, window, 'all', photos(metric)),
        on_platform: { platform, growth, percentile },
      })),
      as_of: found.asOf,
    }
  }
}

export const trendingNow: Handler<typeof CONTRACT.trends.trendingNow> = async (input, { runtime, state }) => {
  const { gender, region, window, evidence, quantity } = input
  const level = LEVELS.filter((each) => each !== 'none')
  const question = {
    gender,
    region,
    window,
    level,
    evidence,
    sort: 'level',
    order: 'desc',
    page: 1,
    pageSize: quantity,
  } as const
  const today = await readingDay(runtime.analytics, state.today())
  const { list, asOf } = await topList(runtime.analytics, question, today)
  const photos = await photosOfTrends(runtime.analytics, list, gender)
  return { list: list.map((metric) => trendSummary(metric, window, gender, photos(metric))), as_of: asOf }
}
