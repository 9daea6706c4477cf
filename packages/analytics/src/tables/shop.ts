import { RETAIL_PLATFORM } from '@trendee/contract/records/retail-platform'

/**
 * Whose shop sells a product, over `product_current`: the seller that the feed names; of a brand's own site the brand.
 * Where a feed names none, nobody knows the shop: ''.
 */
export const SHOP = `if(seller != '', seller, if(platform = '${RETAIL_PLATFORM}', brand, ''))`
