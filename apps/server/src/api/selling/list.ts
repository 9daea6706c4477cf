import { list as listQuery } from '@trendee/analytics/selling/list'
import { productSummary } from './product-summary'
import type { SellingEntries } from '@trendee/contract/selling/selling'
import type { Handler } from '../../http/handler'

/** Best sellers or new arrivals of a platform. */
export function listOf(platformName: string): Handler<SellingEntries['list']> {
  return async (input, { runtime }) => {
    const answer = await listQuery(runtime.analytics, platformName, input)
    return {
      list: answer.list.map((product) => productSummary(product, input.window)),
      total: answer.total,
      page: input.page,
      pageSize: input.pageSize,
      as_of: answer.asOf,
      price_bands: answer.priceBands,
    }
  }
}
