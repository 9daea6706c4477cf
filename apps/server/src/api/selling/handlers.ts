import type { CONTRACT } from '@trendee/contract/contract'
import { SELLING_PLATFORMS } from '@trendee/contract/selling/platforms'
import type { SellingEntries, ShopEntries } from '@trendee/contract/selling/selling'
import { productListOf } from '../../answers/product-list'
import type { Handlers } from '../../http/handler'
import { detailOf } from './detail'
import { leadersOf } from './leaders'

/** One module for every marketplace: only the platform's name differs. */
function handlersOf(platformName: string): Handlers<SellingEntries> {
  return {
    list: productListOf(platformName),
    detail: detailOf(platformName),
    topPrimary: leadersOf(platformName, 'primary'),
    topSecondary: leadersOf(platformName, 'secondary'),
    topAttribute: leadersOf(platformName, 'attribute'),
    topCategory: leadersOf(platformName, 'shop'),
  }
}

/** The same of the shop that each call names. */
const ofNamedShop: Handlers<ShopEntries> = {
  list: (input, call) => handlersOf(input.shop).list(input, call),
  detail: (input, call) => handlersOf(input.shop).detail(input, call),
  topPrimary: (input, call) => handlersOf(input.shop).topPrimary(input, call),
  topSecondary: (input, call) => handlersOf(input.shop).topSecondary(input, call),
  topAttribute: (input, call) => handlersOf(input.shop).topAttribute(input, call),
  topCategory: (input, call) => handlersOf(input.shop).topCategory(input, call),
}

export const sellingHandlers: Handlers<typeof CONTRACT.selling> = {
  shein: handlersOf(SELLING_PLATFORMS.shein),
  temu: handlersOf(SELLING_PLATFORMS.temu),
  tiktok_shop: handlersOf(SELLING_PLATFORMS.tiktok_shop),
  amazon: handlersOf(SELLING_PLATFORMS.amazon),
  brand_site: handlersOf(SELLING_PLATFORMS.brand_site),
  etsy: handlersOf(SELLING_PLATFORMS.etsy),
  shopee: handlersOf(SELLING_PLATFORMS.shopee),
  lazada: handlersOf(SELLING_PLATFORMS.lazada),
  shop: ofNamedShop,
}
