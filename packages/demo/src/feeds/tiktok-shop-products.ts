import { csvCell } from '../feed-file'
import { titleFor } from '../product-titles'
import type { SeenProduct } from '../product-sales'
import { SELLERS } from '../vocabulary/names'
import { categoryPath, imageUrl, PAGE_HOST, type ShopFormat } from './shop-format'

const COLUMNS =
  'timestamp,product_id,seller_id,seller_name,title,category,currency,min_price,median_price,max_price,product_sold_count,product_rating,product_review_count,product_url,image_url,revenue'

interface Fixed {
  readonly start: string
  readonly address: string
  /** What a unit brought on average over the product's life, so that lifetime revenue never falls. */
  readonly meanPrice: number
}

/** TikTok Shop: counts of the product's whole life as of `timestamp`. */
export const TIKTOK_SHOP_FORMAT: ShopFormat<Fixed> = {
  shop: 'tiktok-shop',
  opening: `${COLUMNS}\n`,
  between: '',
  closing: () => '',
  describe(product, draws) {
    const seller = draws.whole(0, SELLERS.length - 1)
    const title = titleFor('tiktok-shop', product.design, '', draws)
    const path = categoryPath(product.design).join(' > ')
    return {
      start: `${product.id},${7_490_000 + seller},${csvCell(SELLERS[seller] ?? '')},${csvCell(title)},${csvCell(path)},USD`,
      address: `${PAGE_HOST}/tiktok-shop/product/${product.id}?region=US,${imageUrl('tiktok-shop', product)}`,
      meanPrice: product.listPriceUsd * draws.between(0.86, 0.95),
    }
  },
  row: (fixed, seen: SeenProduct) =>
    `${seen.date} 06:00:00,${fixed.start},${(seen.price * 0.95).toFixed(2)},${seen.price.toFixed(2)},${(seen.price * 1.08).toFixed(2)},${seen.unitsSold},${seen.reviews === 0 ? '' : seen.rating.toFixed(1)},${seen.reviews},${fixed.address},${(seen.unitsSold * fixed.meanPrice).toFixed(2)}\n`,
}
