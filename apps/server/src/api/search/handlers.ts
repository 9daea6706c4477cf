import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { esSearchHandler } from './es-search'
import { getMappingHandler } from './get-mapping'
import { productSearchOf } from './product-search'
import { searchKeywordHandler } from './search-keyword'

export const searchHandlers: Handlers<typeof CONTRACT.search> = {
  esSearch: esSearchHandler,
  getMapping: getMappingHandler,
  searchKeyword: searchKeywordHandler,
  ecommerce: productSearchOf('ecommerce'),
  searchEcommerce: productSearchOf('searchEcommerce'),
  searchProducts: productSearchOf('searchProducts'),
  searchTemu: productSearchOf('searchTemu'),
  searchShein: productSearchOf('searchShein'),
  productList: productSearchOf('productList'),
}
