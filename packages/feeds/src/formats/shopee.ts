import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { regionOfAddress } from '../regions'
import { booleanCell, requiredText, tableFeed } from '../table-feed'
import { addressList, attributeList, brandCell, nameList, variantColors } from './listed-values'

/** Bright Data's Shopee products: many countries, languages and currencies in one file. `sold` counts the product's life. */
export const SHOPEE = tableFeed({
  id: 'shopee',
  title: { en: 'Shopee products (Bright Data)', zh: 'Shopee 商品（Bright Data）' },
  required: ['id', 'title', 'sold', 'favorite', 'final_price', 'breadcrumb'],
  open(column, options) {
    const id = column('id')
    const titleAt = column('title')
    const description = column('Product Description')
    const brand = column('brand')
    const seller = column('seller_name')
    const url = column('url')
    const domain = column('domain')
    const images = column('image')
    const breadcrumb = column('breadcrumb')
    const specifications = column('Product Specifications')
    const currency = column('currency')
    const finalPrice = column('final_price')
    const initialPrice = column('initial_price')
    const sold = column('sold')
    const revenue = column('gmv_cal', 'gmv')
    const rating = column('rating')
    const reviews = column('reviews')
    const favorite = column('favorite')
    const stock = column('stock')
    const variations = column('variations')
    const available = column('is_available')
    const captured = column('timestamp', 'captured_at')
    return (cells, sink, row) => {
      const address = cleanText(cells[url])
      const title = requiredText(cleanText(cells[titleAt]), 'title')
      const region = regionOfAddress(cleanText(cells[domain])) || regionOfAddress(address) || (options.region ?? '')
      const money = row.currency(currency, [finalPrice, initialPrice], { given: options, region, title })
      const imageUrls = addressList(cells[images], 'image', sink)
      const attributes = attributeList(cells[specifications], 'Product Specifications', sink)
      const stars = row.rating(rating, 'rating')
      const units = row.count(sold, 'sold')
      const reviewed = row.count(reviews, 'reviews')?.value ?? null
      // The vendor writes 0 for what it did not capture: a product that was rated was bought and reviewed.
      const isUncaptured = stars !== null && units?.value === 0 && reviewed === 0
      const favorites = row.count(favorite, 'favorite')?.value ?? null
      const product = new ProductDraft('shopee', requiredText(cleanText(cells[id]), 'id'), title)
      product.description = cleanText(cells[description])
      product.brand = brandCell(cells[brand])
      product.seller = cleanOptional(cells[seller])
      product.url = address
      product.setPictures(imageUrls)
      product.categoryPath = nameList(cells[breadcrumb], 'breadcrumb', sink)
      product.rawColor = variantColors('', cells[variations], 'variations', sink)
      product.rawAttributes = attributes
      product.region = region
      product.currency = money
      product.setPrice(row.price(finalPrice, money, 'final_price', [initialPrice]))
      product.listPrice = row.price(initialPrice, money, 'initial_price', [finalPrice])?.low ?? null
      product.setUnitsSold(isUncaptured ? null : units)
      product.revenue = isUncaptured ? null : row.amount(revenue, money, 'gmv_cal')
      product.rating = stars
      product.reviews = isUncaptured ? null : reviewed
      product.favorites = isUncaptured && favorites === 0 ? null : favorites
      product.stock = row.count(stock, 'stock')?.value ?? null
      product.inStock = booleanCell(cells[available])
      product.observedOn = row.productDay(captured, 'timestamp')
      sink.record(product)
    }
  },
})
