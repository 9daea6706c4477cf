import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { isoRegion, regionOfAddress } from '../regions'
import { booleanCell, countCell, priceCell, ratingCell, requiredText, tableFeed } from '../table-feed'
import { dayOf } from '../calendar-days'
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
    return (cells, sink) => {
      const productId = requiredText(cleanText(cells[id]), 'product_id')
      const title = requiredText(cleanText(cells[name]), 'product_name')
      const money = cleanOptional(cells[currency]) || (options.currency ?? '')
      const address = cleanText(cells[url])
      const imageUrls = addressList(cells[images], 'image_urls')
      const path = nameList(cells[tree], 'category_tree')
      const stars = ratingCell(cells[rating], 'rating')
      const product = new ProductDraft('shein', productId, title)
      product.description = cleanText(cells[description])
      product.brand = brandCell(cells[brand])
      product.url = address
      product.setPictures(imageUrls, cleanText(cells[mainImage]))
      product.categoryPath =
        path.length > 0 ? path : [cells[rootCategory], cells[category]].map(cleanOptional).filter((part) => part !== '')
      product.rawColor = cleanOptional(cells[color])
      product.rawAttributes = attributeList(cells[attributes], 'other_attributes')
      product.region =
        isoRegion(cleanText(cells[country])) ||
        regionOfAddress(cleanText(cells[domain]) || address) ||
        (options.region ?? '')
      product.currency = money
      product.price = priceCell(cells[finalPrice], money, 'final_price')
      product.listPrice = priceCell(cells[initialPrice], money, 'initial_price')
      product.rating = stars
      product.reviews = countCell(cells[reviews], 'reviews_count')?.value ?? null
      product.inStock = booleanCell(cells[inStock])
      product.observedOn = dayOf(cells[captured])
      sink.record(product)
    }
  },
})
