import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

const COLORS = ['black', 'white', 'navy blue', 'sage green', 'burgundy', 'beige', 'pink', 'grey']
const GARMENTS = [
  'midi dress',
  'wide leg trousers',
  'blouse',
  'denim jacket',
  'pleated skirt',
  'cardigan',
  'crop top',
  'maxi dress',
]
const WORDS = ['floral', 'striped', 'linen', 'satin', 'puff sleeve', 'v neck', 'ruffle', 'oversized', 'ribbed', 'lace']
const HEADER =
  'timestamp,product_id,seller_id,title,category,currency,min_price,median_price,max_price,product_sold_count,product_rating,product_review_count,product_url,revenue\n'

function productLine(product: number, day: number, date: string): string {
  const title = `Women's ${WORDS[product % 10]} ${COLORS[(product >> 3) % 8]} ${GARMENTS[(product >> 6) % 8]} ${product}`
  const price = 9 + (product % 60) + 0.99
  const sold = (product % 97) * (day + 1)
  return `${date},${10_000_001 + product},${product % 500},${title},Womenswear,USD,${price},${price},${price},${sold},4.5,${sold >> 4},https://shop.example/p/${product},${(sold * price).toFixed(2)}\n`
}

/**
 * A TikTok Shop export: lifetime counts of `products` products, from the one with the number `first`, on one day after the
 * other, until `isEnough`. Returns its rows.
 */
export async function writeGeneratedFeed(
  path: string,
  products: number,
  isEnough: (written: { readonly rows: number; readonly bytes: number }) => boolean,
  first = 0,
): Promise<number> {
  const file = createWriteStream(path, { highWaterMark: 1 << 20 })
  const written = { rows: 0, bytes: HEADER.length }
  file.write(HEADER)
  for (let day = 0; !isEnough(written); day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
    let lines = ''
    for (let index = 0; index < products; index += 1) lines += productLine(first + index, day, date)
    written.rows += products
    written.bytes += lines.length
    if (!file.write(lines)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
  return written.rows
}
