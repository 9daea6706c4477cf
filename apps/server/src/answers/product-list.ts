import { list } from '@trendee/analytics/selling/list'
import { newerCapture } from '@trendee/analytics/selling/newer-capture'
import { pageAnswer } from './page'
import { Photos } from './picture-address'
import { picturedProduct, productSummary } from './product'
import type { SellingEntries } from '@trendee/contract/selling/selling'
import type { Handler } from '../http/handler'

/** Best sellers or new arrivals of a platform. */
export function productListOf(platformName: string): Handler<SellingEntries['list']> {
  return async (input, { runtime }) => {
    const { analytics } = runtime
    const [answer, newer] = await Promise.all([
      list(analytics, [platformName], input),
      newerCapture(analytics, platformName),
    ])
    const photos = await Photos.of(analytics, answer.list.map(picturedProduct))
    return {
      ...pageAnswer(answer, input, (product) => productSummary(product, input.window, photos)),
      as_of: answer.asOf,
      searched_as: answer.searchedAs,
      newer_capture: newer,
      price_bands: answer.priceBands,
      doubted_prices: answer.doubtedPrices,
    }
  }
}
