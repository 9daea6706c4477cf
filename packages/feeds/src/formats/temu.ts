import { dayOf } from '../calendar-days'
import { cleanOptional, cleanText } from '../clean-text'
import { productRecord } from '../product-record'
import { isoRegion } from '../regions'
import { countCell, priceCell, ratingCell, requiredText, tableFeed } from '../table-feed'
import { addressList } from './listed-values'
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
      sink.record(
        productRecord({
          platform: 'temu',
          productId: requiredText(cleanText(cells[id]), 'id'),
          title: requiredText(cleanText(cells[titleAt]), 'title'),
          description: cleanText(cells[description]),
          brand: cleanOptional(cells[brand]),
          seller: cleanOptional(cells[store]),
          url: address,
          imageUrl: cleanText(cells[thumbnail]) || (imageUrls[0] ?? ''),
          imageUrls,
          categoryPath: pathOf(cells[category], 'category'),
          rawColor: cleanOptional(cells[color]),
          region:
            isoRegion(/temu\.com\/([a-z]{2})(?:\/|-[a-z]{2}\/)/i.exec(address)?.[1] ?? '') || (options.region ?? ''),
          currency: money,
          price: priceCell(cells[price], money, 'price'),
          listPrice: priceCell(cells[listPrice], money, 'listPrice'),
          unitsSold: units?.value ?? null,
          unitsEvidence: units?.evidence ?? null,
          rating: ratingCell(cells[rating], 'rating'),
          reviews: countCell(cells[reviews], 'reviewCount')?.value ?? null,
          observedOn: dayOf(cells[scraped]),
        }),
      )
    }
  },
})
