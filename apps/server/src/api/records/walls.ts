import type { AnalyticsDb } from '@trendee/analytics/engine/db'
import { platformsOfChannel } from '@trendee/analytics/tables/further-shops'
import { list } from '@trendee/analytics/selling/list'
import { shops } from '@trendee/analytics/selling/shops'
import type { CONTRACT } from '@trendee/contract/contract'
import type { ProductWallInput } from '@trendee/contract/records/product-wall'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { picturedProduct, productSummary } from '../../answers/product'
import type { Handler } from '../../http/handler'

/** The platforms of a channel, or those of them that are asked. */
async function platformsOf(
  db: AnalyticsDb,
  { channel, platforms }: Pick<ProductWallInput, 'channel' | 'platforms'>,
): Promise<readonly string[]> {
  const all = await platformsOfChannel(db, channel)
  return platforms === undefined || platforms.length === 0 ? all : all.filter((one) => platforms.some((p) => p === one))
}

/** Products of every shop. */
export const productWall: Handler<typeof CONTRACT.records.productWall> = async (input, { runtime }) => {
  const answer = await list(runtime.analytics, await platformsOf(runtime.analytics, input), input)
  const photos = await Photos.of(runtime.analytics, answer.list.map(picturedProduct))
  return {
    ...pageAnswer(answer, input, (product) => productSummary(product, input.window, photos)),
    as_of: answer.asOf,
    searched_as: answer.searchedAs,
    price_bands: answer.priceBands,
  }
}

/** Shops with what sells best of each. */
export const shopWall: Handler<typeof CONTRACT.records.shopWall> = async (input, { runtime }) => {
  const answer = await shops(runtime.analytics, await platformsOf(runtime.analytics, input), input)
  const photos = await Photos.of(
    runtime.analytics,
    answer.list.flatMap(({ best }) => best.map(picturedProduct)),
  )
  return {
    ...pageAnswer(answer, input, (shop) => ({
      platform: shop.platform,
      shop: shop.shop,
      products: shop.products,
      new_products: shop.new_products,
      demand: shop.shop_demand,
      demand_basis: shop.basis || null,
      growth: shop.growth,
      median_price_usd: shop.median_price_usd,
      best: shop.best.map((product) => productSummary(product, input.window, photos)),
    })),
    as_of: answer.asOf,
    searched_as: answer.searchedAs,
  }
}
