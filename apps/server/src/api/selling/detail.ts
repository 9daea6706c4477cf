import { detail } from '@trendee/analytics/selling/detail'
import { productDetail } from '../../answers/product-detail'
import { ApiError } from '@trendee/contract/errors'
import type { SellingEntries } from '@trendee/contract/selling/selling'
import type { Handler } from '../../http/handler'

/** One product of a platform, or 1002. */
export function detailOf(platformName: string): Handler<SellingEntries['detail']> {
  return async (input, { runtime }) => {
    const answer = await detail(runtime.analytics, platformName, input.id, input.window)
    if (!answer) throw new ApiError('not_found', 'There is no product of this id here.', { id: input.id })
    return productDetail(runtime.analytics, answer, input.window)
  }
}
