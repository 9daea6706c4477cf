import { dayOf } from '../calendar-days'
import { cleanText } from '../clean-text'
import { asObject, itemFeed, objectsIn, type JsonObject } from '../item-feed'
import { ProductDraft } from '../product-draft'
import type { RowSink } from '../feed'
import { requiredText } from '../table-feed'
import { countCell } from '../table-row'

/** Etsy Open API v3 listings. Units sold of other people's shops are never given; favourites and views are what there is. */
export const ETSY_LISTINGS = itemFeed({
  id: 'etsy-listings',
  title: { en: 'Etsy listings', zh: 'Etsy 商品' },
  keys: ['listing_id', 'title', 'price'],
  open: (options) => (item, sink) => {
    const money = moneyOf(item['price'], sink)
    const imageUrls = objectsIn(item['images'])
      .map((image) => cleanText(image['url_fullxfull'] ?? image['url_570xN']))
      .filter((url) => url !== '')
    const stock = countCell(item['quantity'], 'quantity', sink)?.value ?? null
    const path = Array.isArray(item['taxonomy_path'])
      ? item['taxonomy_path'].map(cleanText).filter((name) => name !== '')
      : []
    const materials = textsOf(item, 'materials')
    const product = new ProductDraft(
      'etsy',
      requiredText(cleanText(item['listing_id']), 'listing_id'),
      requiredText(cleanText(item['title']), 'title'),
    )
    product.description = cleanText(item['description'])
    product.seller = cleanText(item['shop_id'])
    product.url = cleanText(item['url'])
    product.setPictures(imageUrls)
    product.categoryPath = path
    product.rawAttributes = [
      ...materials.map((material) => ['Material', material] as const),
      ...textsOf(item, 'tags').map((tag) => ['Tag', tag] as const),
    ]
    product.region = options.region ?? ''
    product.currency = money.currency
    product.price = money.amount
    product.favorites = countCell(item['num_favorers'], 'num_favorers', sink)?.value ?? null
    product.stock = stock
    product.inStock = stock === null ? null : stock > 0
    product.listedOn = dayOf(item['original_creation_timestamp']) ?? dayOf(item['creation_timestamp'])
    sink.record(product)
  },
})

/** `{amount: 3450, divisor: 100, currency_code: 'USD'}` is 34.50 dollars; `amount` is null where, as the sink is told, it is no such object. */
function moneyOf(price: unknown, sink: RowSink): { amount: number | null; currency: string } {
  const object = asObject(price)
  const amount = object?.['amount']
  const divisor = object?.['divisor']
  if (typeof amount !== 'number' || typeof divisor !== 'number' || divisor <= 0 || amount < 0) {
    sink.unread('price', 'is not amount, divisor and currency_code', price)
    return { amount: null, currency: '' }
  }
  return { amount: amount === 0 ? null : amount / divisor, currency: cleanText(object?.['currency_code']) }
}

function textsOf(item: JsonObject, key: string): readonly string[] {
  const list = item[key]
  return Array.isArray(list) ? list.map(cleanText).filter((text) => text !== '') : []
}
