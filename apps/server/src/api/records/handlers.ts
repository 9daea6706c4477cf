import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { productInfo } from './product-info'
import { productWall, shopWall } from './walls'

export const recordsHandlers: Handlers<typeof CONTRACT.records> = {
  retailProductInfo: productInfo,
  ecommerceInfo: productInfo,
  productInfo,
  productWall,
  shopWall,
}
