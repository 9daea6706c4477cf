import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { regionOfAddress } from '../regions'
import { dayOf } from '../calendar-days'
import { booleanCell, countCell, amountCell, priceCell, ratingCell, requiredText, tableFeed } from '../table-feed'
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
    return (cells, sink) => {
      const money = cleanOptional(cells[currency]) || (options.currency ?? '')
      const address = cleanText(cells[url])
      const imageUrls = addressList(cells[images], 'image')
      const attributes = attributeList(cells[specifications], 'Product Specifications')
      const stars = ratingCell(cells[rating], 'rating')
      const units = countCell(cells[sold], 'sold')
      const reviewed = countCell(cells[reviews], 'reviews')?.value ?? null
      // The vendor writes 0 for what it did not capture: a product that was rated was bought and reviewed.
      const isUncaptured = stars !== null && units?.value === 0 && reviewed === 0
      const favorites = countCell(cells[favorite], 'favorite')?.value ?? null
      const product = new ProductDraft(
        'shopee',
        requiredText(cleanText(cells[id]), 'id'),
        requiredText(cleanText(cells[titleAt]), 'title'),
      )
      product.description = cleanText(cells[description])
      product.brand = brandCell(cells[brand])
      product.seller = cleanOptional(cells[seller])
      product.url = address
      product.setPictures(imageUrls)
      product.categoryPath = nameList(cells[breadcrumb], 'breadcrumb')
      product.rawColor = variantColors('', cells[variations], 'variations')
      product.rawAttributes = attributes
      product.region = regionOfAddress(cleanText(cells[domain])) || regionOfAddress(address) || (options.region ?? '')
      product.currency = money
      product.price = priceCell(cells[finalPrice], money, 'final_price')
      product.listPrice = priceCell(cells[initialPrice], money, 'initial_price')
      product.setUnitsSold(isUncaptured ? null : units)
      product.revenue = isUncaptured ? null : amountCell(cells[revenue], money, 'gmv_cal')
      product.rating = stars
      product.reviews = isUncaptured ? null : reviewed
      product.favorites = isUncaptured && favorites === 0 ? null : favorites
      product.stock = countCell(cells[stock], 'stock')?.value ?? null
      product.inStock = booleanCell(cells[available])
      product.observedOn = dayOf(cells[captured])
      sink.record(product)
    }
  },
})
