import { anyProductInfo, ecommerceInfo, retailProductInfo } from './product-info'
import { productWall, shopWall } from './product-wall'

/** One record, whole; and the walls of them. */
export const records = {
  retailProductInfo,
  ecommerceInfo,
  productInfo: anyProductInfo,
  productWall,
  shopWall,
}
