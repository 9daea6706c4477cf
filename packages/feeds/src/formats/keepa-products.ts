import { dayOfSeconds } from '../calendar-days'
import { cleanText } from '../clean-text'
import { itemFeed, objectsIn, type JsonObject } from '../item-feed'
import { minorDigits } from '../numbers'
import { productRecord, type KnownOfProduct } from '../product-record'
import { requiredText } from '../table-feed'
import { dayOfKeepaMinute, keepaDays } from './keepa-history'

const SECONDS_A_DAY = 86_400

/** Keepa's `domainId`: Amazon's shop, its country and its currency. */
const SHOPS: Readonly<Record<number, readonly [host: string, region: string, currency: string]>> = {
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

/**
 * Keepa product JSON: one product with its whole history. It gives one record a day on which something changed, the rest carried forward;
 * `monthlySold` ("at least N bought last month") belongs to the newest day alone.
 */
export const KEEPA_PRODUCTS = itemFeed({
  id: 'keepa-products',
  title: { en: 'Keepa Amazon products', zh: 'Keepa 亚马逊商品' },
  keys: ['asin', 'title', 'csv'],
  open: (options) => (item, sink) => {
    const shop = SHOPS[Number(item['domainId'])]
    const currency = shop?.[2] ?? options.currency ?? ''
    const about = productOf(item, shop?.[0], shop?.[1] ?? options.region ?? '', currency)
    const days = keepaDays(item['csv'])
    const coin = 10 ** minorDigits(currency)
    // One draft for all days: spreading it for each would cost more than everything else.
    const draft: Draft = { ...about }
    if (days.length === 0) {
      draft.observedOn = dayOfMinute(item['lastUpdate'])
      addMonthlySold(draft, item)
      sink.record(productRecord(draft))
    }
    for (const [index, day] of days.entries()) {
      const offer = day.amazonPrice ?? day.newPrice
      draft.price = offer === null ? null : offer / coin
      draft.listPrice = day.listPrice === null || day.listPrice === 0 ? null : day.listPrice / coin
      draft.salesRank = day.salesRank
      draft.rating = day.rating === null || day.rating === 0 ? null : day.rating / 10
      draft.reviews = day.reviews
      draft.inStock = offer !== null
      draft.observedOn = dayOfSeconds(day.day * SECONDS_A_DAY)
      if (index === days.length - 1) addMonthlySold(draft, item)
      sink.record(productRecord(draft))
    }
  },
})

type Draft = { -readonly [Field in keyof KnownOfProduct]: KnownOfProduct[Field] }

/** -1 and 0 say that Amazon shows no such label. */
function addMonthlySold(draft: Draft, item: JsonObject): void {
  const monthlySold = item['monthlySold']
  if (typeof monthlySold !== 'number' || monthlySold <= 0) return
  draft.unitsSold = monthlySold
  draft.unitsEvidence = 'at_least'
  draft.unitsWindowDays = 30
}

function productOf(item: JsonObject, host: string | undefined, region: string, currency: string): KnownOfProduct {
  const asin = requiredText(cleanText(item['asin']), 'asin')
  const imageUrls = imageNames(item).map((name) => `https://m.media-amazon.com/images/I/${name}`)
  const material = cleanText(item['material'])
  return {
    platform: 'amazon',
    productId: asin,
    title: requiredText(cleanText(item['title']), 'title'),
    description: cleanText(item['description']),
    brand: cleanText(item['brand']),
    url: host === undefined ? '' : `https://www.${host}/dp/${asin}`,
    imageUrl: imageUrls[0] ?? '',
    imageUrls,
    categoryPath: objectsIn(item['categoryTree'])
      .map((category) => cleanText(category['name']))
      .filter((name) => name !== ''),
    rawColor: cleanText(item['color']),
    rawAttributes: material === '' ? [] : [['Material', material]],
    region,
    currency,
    listedOn: dayOfMinute(item['listedSince']),
  }
}

function imageNames(item: JsonObject): readonly string[] {
  const listed = objectsIn(item['images']).map((image) => cleanText(image['l'] ?? image['m']))
  const names = listed.length > 0 ? listed : cleanText(item['imagesCSV']).split(',')
  return names.filter((name) => name !== '')
}

function dayOfMinute(minute: unknown): string | null {
  return typeof minute === 'number' && minute > 0 ? dayOfSeconds(dayOfKeepaMinute(minute) * SECONDS_A_DAY) : null
}
