import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { isoRegion } from '../regions'
import { requiredText, tableFeed } from '../table-feed'
import { addressList, brandCell } from './listed-values'
import { pathOf } from './category-path'

/** Temu products from Apify, JSON or its CSV export. `sales_num` is a label like "36K+ sold": a lower bound over the product's life. */
export const TEMU = tableFeed({
  id: 'temu',
  title: { en: 'Temu products (Apify)', zh: 'Temu 商品（Apify）' },
  required: [['id', 'goods_id'], ['title', 'goods_name'], 'price', ['soldCount', 'sales_num']],
  open(column, options) {
    const id = column('id', 'goods_id')
    const titleAt = column('title', 'goods_name')
    const description = column('description')
    const brand = column('brand')
    const store = column('storeName', 'mall_name')
    const url = column('url')
    const thumbnail = column('thumbnail', 'image')
    const images = column('images')
    const category = column('category', 'categories')
    const color = column('color')
    const currency = column('currency')
    const price = column('price')
    const listPrice = column('listPrice', 'list_price', 'market_price')
    const label = column('sales_num')
    const soldCount = column('soldCount')
    const rating = column('rating')
    const reviews = column('reviewCount', 'review_count')
    const scraped = column('scrapedAt', 'scraped_at')
    return (cells, sink, row) => {
      const address = cleanText(cells[url])
      const title = requiredText(cleanText(cells[titleAt]), 'title')
      const region =
        isoRegion(/temu\.com\/([a-z]{2})(?:\/|-[a-z]{2}\/)/i.exec(address)?.[1] ?? '') || (options.region ?? '')
      const money = row.currency(currency, [price, listPrice], { given: options, region, title })
      const imageUrls = addressList(cells[images], 'images', sink)
      // The label tells a bound that the bare number beside it has lost.
      const units = row.count(label, 'sales_num') ?? row.count(soldCount, 'soldCount')
      const product = new ProductDraft('temu', requiredText(cleanText(cells[id]), 'id'), title)
      product.description = cleanText(cells[description])
      product.brand = brandCell(cells[brand])
      product.seller = cleanOptional(cells[store])
      product.url = address
      product.setPictures(imageUrls, cleanText(cells[thumbnail]))
      product.categoryPath = pathOf(cells[category], 'category', sink)
      product.rawColor = cleanOptional(cells[color])
      product.region = region
      product.currency = money
      product.setPrice(row.price(price, money, 'price', [listPrice]))
      product.listPrice = row.price(listPrice, money, 'listPrice', [price])?.low ?? null
      product.setUnitsSold(units)
      product.rating = row.rating(rating, 'rating')
      product.reviews = row.count(reviews, 'reviewCount')?.value ?? null
      product.observedOn = row.productDay(scraped, 'scrapedAt')
      sink.record(product)
    }
  },
})
