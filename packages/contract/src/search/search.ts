import { esSearch } from './es-search'
import { getMapping } from './get-mapping'
import { productSearch } from './product-search'
import { searchKeyword } from './search-keyword'

export const search = {
  esSearch,
  getMapping,
  searchKeyword,
  ecommerce: productSearch('ecommerce'),
  searchEcommerce: productSearch('searchEcommerce'),
  searchProducts: productSearch('searchProducts'),
  searchTemu: productSearch('searchTemu'),
  searchShein: productSearch('searchShein'),
  productList: productSearch('productList'),
}
