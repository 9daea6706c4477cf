import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { isoRegion } from '../regions'
import { requiredText, tableFeed } from '../table-feed'
import { pathOf } from './category-path'

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
    return (cells, sink, row) => {
      const address = cleanText(cells[url])
      const title = requiredText(cleanText(cells[titleAt]), 'title')
      const region = isoRegion(/[?&]region=([a-z]{2})\b/i.exec(address)?.[1] ?? '') || (options.region ?? '')
      const money = row.currency(currency, [median, lowest], { given: options, region, title })
      const units = row.count(sold, 'product_sold_count')
      const product = new ProductDraft('tiktok-shop', requiredText(cleanText(cells[id]), 'product_id'), title)
      product.seller = cleanOptional(cells[seller])
      product.url = address
      product.imageUrl = cleanText(cells[image])
      product.categoryPath = pathOf(cells[category], 'category', sink)
      product.region = region
      product.currency = money
      // Of a product's variants the middle price is what a buyer typically pays.
      product.price = (row.price(median, money, 'median_price') ?? row.price(lowest, money, 'min_price'))?.low ?? null
      product.setUnitsSold(units)
      product.revenue = row.amount(revenue, money, 'revenue')
      product.rating = row.rating(rating, 'product_rating')
      product.reviews = row.count(reviews, 'product_review_count')?.value ?? null
      product.observedOn = row.productDay(timestamp, 'timestamp')
      sink.record(product)
    }
  },
})
