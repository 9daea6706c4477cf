import { recordTrends } from '@trendee/analytics/trends/record-trends'
import { detail } from '@trendee/analytics/selling/detail'
import { ApiError } from '@trendee/contract/errors'
import type { ProductRecord } from '@trendee/contract/records/product-info'
import type { WindowDays } from '@trendee/core/trend/vocabulary'
import { productDetail } from '../../answers/product-detail'
import { RECORD_REGION, recordTrend } from '../../answers/trend'
import type { Call } from '../../http/handler'

interface Asked {
  readonly platform: string
  readonly id: string
  readonly window: WindowDays
}

/** One product of a platform with its trends, or 1002. */
export async function productInfo({ platform, id, window }: Asked, { runtime, state }: Call): Promise<ProductRecord> {
  const { analytics } = runtime
  const answer = await detail(analytics, platform, id, window)
  if (!answer) throw new ApiError('not_found', 'There is no product of this id here.', { id })
  const [product, trends] = await Promise.all([
    productDetail(analytics, answer, window),
    recordTrends(analytics, answer.product, { region: RECORD_REGION, gender: answer.product.gender }, state.today()),
  ])
  return { ...product, trends: trends.map((trend) => recordTrend(trend, window)) }
}
