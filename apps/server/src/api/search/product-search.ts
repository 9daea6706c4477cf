import { withFurtherShops } from '@trendee/analytics/tables/further-shops'
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
    const { analytics } = runtime
    const { platforms, hasFurtherShops } = PRODUCT_SEARCHES[name]
    const searched = hasFurtherShops ? await withFurtherShops(analytics, platforms) : platforms
    const answer = await searchProducts(analytics, searched, input)
    const photos = await Photos.of(analytics, answer.list.map(picturedProduct))
    return {
      ...pageAnswer(answer, input, (product) => productSummary(product, input.window, photos)),
      understood: understoodAnswer(answer.understood),
    }
  }
}
