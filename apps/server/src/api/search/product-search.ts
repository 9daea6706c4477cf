import { searchProducts } from '@trendee/analytics/search/search-products'
import { PRODUCT_SEARCHES, type ProductSearch, type ProductSearchName } from '@trendee/contract/search/product-search'
import { understoodAnswer } from '../../answers/found-record'
import { pageAnswer } from '../../answers/page'
import { Photos } from '../../answers/picture-address'
import { picturedProduct, productSummary } from '../../answers/product'
import type { Handler } from '../../http/handler'

/** One question for all calls that search products: only the platforms differ. */
export function productSearchOf(name: ProductSearchName): Handler<ProductSearch> {
  return async (input, { runtime }) => {
    const answer = await searchProducts(runtime.analytics, PRODUCT_SEARCHES[name].platforms, input)
    const photos = await Photos.of(runtime.analytics, answer.list.map(picturedProduct))
    return {
      ...pageAnswer(answer, input, (product) => productSummary(product, input.window, photos)),
      understood: understoodAnswer(answer.understood),
    }
  }
}
