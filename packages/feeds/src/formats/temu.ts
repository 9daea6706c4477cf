import { dayOf } from '../calendar-days'
import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { isoRegion } from '../regions'
import { countCell, priceCell, ratingCell, requiredText, tableFeed } from '../table-feed'
import { addressList, brandCell } from './listed-values'
import { pathOf } from './mapped-table'

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
    return (cells, sink) => {
      const money = cleanOptional(cells[currency]) || (options.currency ?? '')
      const address = cleanText(cells[url])
      const imageUrls = addressList(cells[images], 'images')
      // The label tells a bound that the bare number beside it has lost.
      const units = countCell(cells[label], 'sales_num') ?? countCell(cells[soldCount], 'soldCount')
      const product = new ProductDraft(
        'temu',
        requiredText(cleanText(cells[id]), 'id'),
        requiredText(cleanText(cells[titleAt]), 'title'),
      )
      product.description = cleanText(cells[description])
      product.brand = brandCell(cells[brand])
      product.seller = cleanOptional(cells[store])
      product.url = address
      product.setPictures(imageUrls, cleanText(cells[thumbnail]))
      product.categoryPath = pathOf(cells[category], 'category')
      product.rawColor = cleanOptional(cells[color])
      product.region =
        isoRegion(/temu\.com\/([a-z]{2})(?:\/|-[a-z]{2}\/)/i.exec(address)?.[1] ?? '') || (options.region ?? '')
      product.currency = money
      product.price = priceCell(cells[price], money, 'price')
      product.listPrice = priceCell(cells[listPrice], money, 'listPrice')
      product.setUnitsSold(units)
      product.rating = ratingCell(cells[rating], 'rating')
      product.reviews = countCell(cells[reviews], 'reviewCount')?.value ?? null
      product.observedOn = dayOf(cells[scraped])
      sink.record(product)
    }
  },
})
