import { cleanOptional, cleanText } from '../clean-text'
import { ProductDraft } from '../product-draft'
import { regionOfAddress } from '../regions'
import { requiredText, tableFeed } from '../table-feed'
import { addressList, attributeList, brandCell, nameList, variantColors } from './listed-values'

/**
 * Bright Data's Lazada products. A row is a variant, but `number_sold` and the reviews are the item's: the item is the product, or the
 * units of one T-shirt would count once for each of its sizes. Its prices are put together when products are derived,
 * its colours are listed in each row.
 */
export const LAZADA = tableFeed({
  id: 'lazada',
  title: { en: 'Lazada products (Bright Data)', zh: 'Lazada 商品（Bright Data）' },
  required: ['title', 'number_sold', 'breadcrumb', 'final_price', ['sku', 'mpn', 'url']],
  open(column, options) {
    const titleAt = column('title')
    const item = column('mpn')
    const sku = column('sku')
    const description = column('product_description')
    const brand = column('brand')
    const seller = column('seller_name')
    const url = column('url')
    const domain = column('domain')
    const images = column('image')
    const breadcrumb = column('breadcrumb')
    const specifications = column('product_specifications')
    const color = column('color')
    const colors = column('colors')
    const currency = column('currency')
    const finalPrice = column('final_price')
    const initialPrice = column('initial_price')
    const sold = column('number_sold')
    const revenue = column('gmv')
    const rating = column('rating')
    const reviews = column('reviews')
    const captured = column('timestamp', 'captured_at')
    return (cells, sink, row) => {
      const address = cleanText(cells[url])
      const title = requiredText(cleanText(cells[titleAt]), 'title')
      const region = regionOfAddress(cleanText(cells[domain])) || regionOfAddress(address) || (options.region ?? '')
      const money = row.currency(currency, [finalPrice, initialPrice], { given: options, region, title })
      const imageUrls = addressList(cells[images], 'image', sink)
      const attributes = attributeList(cells[specifications], 'product_specifications', sink).filter(
        ([name]) => name !== 'SKU',
      )
      const units = row.count(sold, 'number_sold')
      const product = new ProductDraft(
        'lazada',
        requiredText(itemId(cleanOptional(cells[item]), cleanOptional(cells[sku]), address), 'mpn'),
        title,
      )
      product.description = cleanText(cells[description])
      product.brand = brandCell(cells[brand])
      product.seller = cleanOptional(cells[seller])
      product.url = address
      product.setPictures(imageUrls)
      product.categoryPath = nameList(cells[breadcrumb], 'breadcrumb', sink)
      product.rawColor = variantColors(cleanOptional(cells[color]), cells[colors], 'colors', sink)
      product.rawAttributes = attributes
      product.region = region
      product.currency = money
      product.setPrice(row.price(finalPrice, money, 'final_price', [initialPrice]))
      product.listPrice = row.price(initialPrice, money, 'initial_price', [finalPrice])?.low ?? null
      product.setUnitsSold(units)
      product.revenue = row.amount(revenue, money, 'gmv')
      product.rating = row.rating(rating, 'rating')
      product.reviews = row.count(reviews, 'reviews')?.value ?? null
      product.observedOn = row.productDay(captured, 'timestamp')
      sink.record(product)
    }
  },
})

/** `…-i6872778045-s13022944107.html` and `6872778045_ID-13022944107` both begin with the item. */
function itemId(item: string, sku: string, address: string): string {
  return item || (/-i(\d+)(?:-s\d+)?\.html/.exec(address)?.[1] ?? '') || (sku.split('_')[0] ?? '')
}
