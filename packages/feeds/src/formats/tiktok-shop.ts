import { dayOf } from '../calendar-days'
import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { isoRegion } from '../regions'
import {
  countCell,
  amountCell,
  priceCell,
  ratingCell,
  requiredText,
  tableFeed,
  UnreadableFieldError,
} from '../table-feed'
import { pathOf } from './mapped-table'

/** TikTok Shop products, CSV or NDJSON: counts and revenue of the product's whole life, as of `timestamp`. Windows come from differences. */
export const TIKTOK_SHOP = tableFeed({
  id: 'tiktok-shop',
  title: { en: 'TikTok Shop products', zh: 'TikTok Shop 商品' },
  required: ['product_id', 'title', 'min_price', 'product_sold_count'],
  open(column, options) {
    const timestamp = column('timestamp')
    const id = column('product_id')
    const seller = column('seller_name', 'seller_id')
    const titleAt = column('title')
    const category = column('category')
    const currency = column('currency')
    const lowest = column('min_price')
    const median = column('median_price')
    const sold = column('product_sold_count')
    const rating = column('product_rating')
    const reviews = column('product_review_count')
    const url = column('product_url')
    const image = column('image_url', 'cover')
    const revenue = column('revenue')
    return (cells, sink) => {
      const money = cleanOptional(cells[currency]) || (options.currency ?? '')
      const address = cleanText(cells[url])
      const units = countCell(cells[sold], 'product_sold_count')
      const observedOn = dayOf(cells[timestamp])
      if (observedOn === null && cleanOptional(cells[timestamp]) !== '')
        throw new UnreadableFieldError('timestamp', 'is no date')
      const product = new ProductDraft(
        'tiktok-shop',
        requiredText(cleanText(cells[id]), 'product_id'),
        requiredText(cleanText(cells[titleAt]), 'title'),
      )
      product.seller = cleanOptional(cells[seller])
      product.url = address
      product.imageUrl = cleanText(cells[image])
      product.categoryPath = pathOf(cells[category], 'category')
      product.region = isoRegion(/[?&]region=([a-z]{2})\b/i.exec(address)?.[1] ?? '') || (options.region ?? '')
      product.currency = money
      // Of a product's variants the middle price is what a buyer typically pays.
      product.price = priceCell(cells[median], money, 'median_price') ?? priceCell(cells[lowest], money, 'min_price')
      product.setUnitsSold(units)
      product.revenue = amountCell(cells[revenue], money, 'revenue')
      product.rating = ratingCell(cells[rating], 'product_rating')
      product.reviews = countCell(cells[reviews], 'product_review_count')?.value ?? null
      product.observedOn = observedOn
      sink.record(product)
    }
  },
})
