import { dayOf } from '../calendar-days'
import { cleanText, textOfHtml } from '../clean-text'
import { itemFeed, objectsIn, type JsonObject } from '../item-feed'
import { ProductDraft } from '../product-draft'
import { ownShop } from '../shop-platform'
import { booleanCell, requiredText } from '../table-feed'
import { priceCell } from '../table-row'
import { brandCell } from './listed-values'

/**
 * A Shopify storefront's `products.json`, one page or several one after another. It names neither currency nor shop: the import's options
 * may. A product's price is that of its cheapest variant.
 */
export const SHOPIFY_PRODUCTS = itemFeed({
  id: 'shopify-products',
  title: { en: 'Shopify storefront products', zh: 'Shopify 店铺商品' },
  keys: ['id', 'title', 'handle', 'variants'],
  fits: (item) => Array.isArray(item['variants']),
  open: (options) => (item, sink) => {
    const currency = options.currency ?? ''
    const handle = cleanText(item['handle'])
    const variants = objectsIn(item['variants']).map((variant) => ({
      price: priceCell(variant['price'], currency, 'variants.price', sink)?.low ?? null,
      before: priceCell(variant['compare_at_price'], currency, 'variants.compare_at_price', sink)?.low ?? null,
      isAvailable: booleanCell(variant['available']),
    }))
    const priced = variants.filter((variant) => variant.price !== null)
    const cheapest = priced.sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
    const price = cheapest?.price ?? null
    const isReduced = price !== null && cheapest?.before != null && cheapest.before > price
    const imageUrls = objectsIn(item['images'])
      .map((image) => cleanText(image['src']))
      .filter((src) => src !== '')
    const type = cleanText(item['product_type'])
    const choices = optionPairs(item)
    const known = variants.filter((variant) => variant.isAvailable !== null)
    const { platform, shop } = ownShop(options.shop)
    const product = new ProductDraft(
      platform,
      requiredText(cleanText(item['id']), 'id'),
      requiredText(cleanText(item['title']), 'title'),
    )
    product.shop = shop
    product.description = textOfHtml(item['body_html'])
    product.brand = brandCell(item['vendor'])
    product.url = options.shopUrl && handle ? `${options.shopUrl.replace(/\/+$/, '')}/products/${handle}` : ''
    product.setPictures(imageUrls)
    product.categoryPath = type === '' ? [] : [type]
    product.rawAttributes = [...choices, ...tagsOf(item).map((tag) => ['Tag', tag] as const)]
    product.region = options.region ?? ''
    product.currency = currency
    product.price = price
    product.listPrice = isReduced ? (cheapest?.before ?? null) : null
    product.inStock = known.length === 0 ? null : known.some((variant) => variant.isAvailable === true)
    product.listedOn = dayOf(item['published_at']) ?? dayOf(item['created_at'])
    sink.record(product)
  },
})

function optionPairs(item: JsonObject): (readonly [string, string])[] {
  return objectsIn(item['options']).flatMap((option) => {
    const name = cleanText(option['name'])
    const values = Array.isArray(option['values'])
      ? option['values'].map(cleanText).filter((value) => value !== '')
      : []
    // Shopify's own placeholder for a product without options.
    return name === '' || name === 'Title' || values.length === 0 ? [] : [[name, values.join(', ')] as const]
  })
}

/** A list on the storefront, one text with commas in the shop's own export. */
function tagsOf(item: JsonObject): readonly string[] {
  const tags = item['tags']
  const list = Array.isArray(tags) ? tags : typeof tags === 'string' ? tags.split(',') : []
  return list.map(cleanText).filter((tag) => tag !== '')
}
