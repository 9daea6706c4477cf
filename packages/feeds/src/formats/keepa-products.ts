import { dayOfSeconds } from '../calendar-days'
import { cleanText } from '../clean-text'
import { itemFeed, objectsIn, type JsonObject } from '../item-feed'
import { minorDigits } from '../cells/read-money'
import { ProductDraft } from '../product-draft'
import type { ProductRecord } from '../records'
import { requiredText } from '../table-feed'
import { dayOfKeepaMinute, keepaDays } from './keepa-history'
import { brandCell } from './listed-values'

const SECONDS_A_DAY = 86_400

type AmazonShop = readonly [host: string, region: string, currency: string]

/** Keepa's `domainId`: Amazon's shop, its country and its currency. */
const SHOP_OF_DOMAIN: Readonly<Record<number, AmazonShop>> = {
  1: ['amazon.com', 'US', 'USD'],
  2: ['amazon.co.uk', 'GB', 'GBP'],
  3: ['amazon.de', 'DE', 'EUR'],
  4: ['amazon.fr', 'FR', 'EUR'],
  5: ['amazon.co.jp', 'JP', 'JPY'],
  6: ['amazon.ca', 'CA', 'CAD'],
  8: ['amazon.it', 'IT', 'EUR'],
  9: ['amazon.es', 'ES', 'EUR'],
  10: ['amazon.in', 'IN', 'INR'],
  11: ['amazon.com.mx', 'MX', 'MXN'],
  12: ['amazon.com.br', 'BR', 'BRL'],
}
export const AMAZON_SHOPS: readonly AmazonShop[] = Object.values(SHOP_OF_DOMAIN)

/**
 * Keepa product JSON: one product with its whole history. It gives one record a day on which something changed, the rest carried forward;
 * `monthlySold` ("at least N bought last month") belongs to the newest day alone.
 */
export const KEEPA_PRODUCTS = itemFeed({
  id: 'keepa-products',
  title: { en: 'Keepa Amazon products', zh: 'Keepa 亚马逊商品' },
  keys: ['asin', 'title', 'csv'],
  open: (options) => (item, sink) => {
    const shop = SHOP_OF_DOMAIN[Number(item['domainId'])]
    const currency = shop?.[2] ?? options.currency ?? ''
    const about = aboutProduct(item, shop?.[0], shop?.[1] ?? options.region ?? '', currency)
    const days = keepaDays(item['csv'])
    const coin = 10 ** minorDigits(currency)
    if (days.length === 0) {
      const product = productOf(about)
      product.observedOn = dayOfMinute(item['lastUpdate'])
      addMonthlySold(product, item)
      sink.record(product)
    }
    for (const [index, day] of days.entries()) {
      const offer = day.amazonPrice ?? day.newPrice
      const product = productOf(about)
      product.price = offer === null ? null : offer / coin
      product.listPrice = day.listPrice === null || day.listPrice === 0 ? null : day.listPrice / coin
      product.salesRank = day.salesRank
      product.rating = day.rating === null || day.rating === 0 ? null : day.rating / 10
      product.reviews = day.reviews
      product.inStock = offer !== null
      product.observedOn = dayOfSeconds(day.day * SECONDS_A_DAY)
      if (index === days.length - 1) addMonthlySold(product, item)
      sink.record(product)
    }
  },
})

/** -1 and 0 say that Amazon shows no such label. */
function addMonthlySold(product: ProductDraft, item: JsonObject): void {
  const monthlySold = item['monthlySold']
  if (typeof monthlySold !== 'number' || monthlySold <= 0) return
  product.setUnitsSold({ value: monthlySold, evidence: 'at_least', days: 30 })
}

/** What is the same on all days of a product's history. */
interface About {
  readonly asin: string
  readonly title: string
  readonly description: string
  readonly brand: string
  readonly url: string
  readonly imageUrls: readonly string[]
  readonly categoryPath: readonly string[]
  readonly color: string
  readonly attributes: ProductRecord['rawAttributes']
  readonly region: string
  readonly currency: string
  readonly listedOn: string | null
}

function aboutProduct(item: JsonObject, host: string | undefined, region: string, currency: string): About {
  const asin = requiredText(cleanText(item['asin']), 'asin')
  const material = cleanText(item['material'])
  return {
    asin,
    title: requiredText(cleanText(item['title']), 'title'),
    description: cleanText(item['description']),
    brand: brandCell(item['brand']),
    url: host === undefined ? '' : `https://www.${host}/dp/${asin}`,
    imageUrls: imageNames(item).map((name) => `https://m.media-amazon.com/images/I/${name}`),
    categoryPath: objectsIn(item['categoryTree'])
      .map((category) => cleanText(category['name']))
      .filter((name) => name !== ''),
    color: cleanText(item['color']),
    attributes: material === '' ? [] : [['Material', material]],
    region,
    currency,
    listedOn: dayOfMinute(item['listedSince']),
  }
}

function productOf(about: About): ProductDraft {
  const product = new ProductDraft('amazon', about.asin, about.title)
  product.description = about.description
  product.brand = about.brand
  product.url = about.url
  product.setPictures(about.imageUrls)
  product.categoryPath = about.categoryPath
  product.rawColor = about.color
  product.rawAttributes = about.attributes
  product.region = about.region
  product.currency = about.currency
  product.listedOn = about.listedOn
  return product
}

function imageNames(item: JsonObject): readonly string[] {
  const listed = objectsIn(item['images']).map((image) => cleanText(image['l'] ?? image['m']))
  const names = listed.length > 0 ? listed : cleanText(item['imagesCSV']).split(',')
  return names.filter((name) => name !== '')
}

function dayOfMinute(minute: unknown): string | null {
  return typeof minute === 'number' && minute > 0 ? dayOfSeconds(dayOfKeepaMinute(minute) * SECONDS_A_DAY) : null
}
