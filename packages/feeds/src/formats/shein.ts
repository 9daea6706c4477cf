import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { isoRegion, regionOfAddress } from '../regions'
import { booleanCell, requiredText, tableFeed } from '../table-feed'
import { addressList, attributeList, brandCell, nameList } from './listed-values'

/** Bright Data's Shein products, CSV or NDJSON. It has no sold count, and most of its rows are no clothing: category decides that later. */
export const SHEIN = tableFeed({
  id: 'shein',
  title: { en: 'Shein products (Bright Data)', zh: 'Shein 商品（Bright Data）' },
  required: ['product_id', 'product_name', 'final_price', 'category_tree'],
  open(column, options) {
    const id = column('product_id')
    const name = column('product_name')
    const description = column('description')
    const brand = column('brand')
    const url = column('url')
    const mainImage = column('main_image')
    const images = column('image_urls')
    const tree = column('category_tree')
    const category = column('category')
    const rootCategory = column('root_category')
    const color = column('color')
    const attributes = column('other_attributes')
    const currency = column('currency')
    const finalPrice = column('final_price')
    const initialPrice = column('initial_price')
    const rating = column('rating')
    const reviews = column('reviews_count')
    const inStock = column('in_stock')
    const country = column('country_code')
    const domain = column('domain')
    const captured = column('timestamp', 'captured_at', 'scraped_at')
    return (cells, sink, row) => {
      const productId = requiredText(cleanText(cells[id]), 'product_id')
      const title = requiredText(cleanText(cells[name]), 'product_name')
      const address = cleanText(cells[url])
      const region =
        isoRegion(cleanText(cells[country])) ||
        regionOfAddress(cleanText(cells[domain]) || address) ||
        (options.region ?? '')
      const money = row.currency(currency, [finalPrice, initialPrice], { given: options, region, title })
      const imageUrls = addressList(cells[images], 'image_urls', sink)
      const path = nameList(cells[tree], 'category_tree', sink)
      const stars = row.rating(rating, 'rating')
      const product = new ProductDraft('shein', productId, title)
      product.description = cleanText(cells[description])
      product.brand = brandCell(cells[brand])
      product.url = address
      product.setPictures(imageUrls, cleanText(cells[mainImage]))
      product.categoryPath =
        path.length > 0 ? path : [cells[rootCategory], cells[category]].map(cleanOptional).filter((part) => part !== '')
      product.rawColor = cleanOptional(cells[color])
      product.rawAttributes = attributeList(cells[attributes], 'other_attributes', sink)
      product.region = region
      product.currency = money
      product.setPrice(row.price(finalPrice, money, 'final_price', [initialPrice]))
      product.listPrice = row.price(initialPrice, money, 'initial_price', [finalPrice])?.low ?? null
      product.rating = stars
      product.reviews = row.count(reviews, 'reviews_count')?.value ?? null
      product.inStock = booleanCell(cells[inStock])
      product.observedOn = row.productDay(captured, 'timestamp')
      sink.record(product)
    }
  },
})
