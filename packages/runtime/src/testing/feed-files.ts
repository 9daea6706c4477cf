import { writeFileSync } from 'node:fs'

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2026, 0, 5)
const GARMENTS = [
  'Floral Midi Dress with Puff Sleeves',
  'Striped Cotton Shirt',
  'Wide Leg Linen Trousers',
  'Cropped Denim Jacket',
  'Satin Slip Skirt',
  'Ribbed Knit Cardigan',
]

const dayOf = (index: number) => new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10)

/** A TikTok Shop file: `products` followed for `days`, each row with its day, price and lifetime count. */
export function writeShopFile(path: string, size: { products: number; days: number; firstId?: number }): number {
  const { products, days, firstId = 1 } = size
  const lines = ['timestamp,product_id,title,currency,min_price,product_sold_count,product_rating,product_review_count']
  for (let day = 0; day < days; day++) {
    for (let index = 0; index < products; index++) {
      const garment = GARMENTS[index % GARMENTS.length]
      const price = (9.99 + (index % 40) + (day % 7) / 10).toFixed(2)
      const sold = 100 + index + day * (1 + (index % 23))
      const id = firstId + index
      lines.push(`${dayOf(day)},${id},${garment} No ${id},USD,${price},${sold},4.${index % 10},${sold >> 3}`)
    }
  }
  writeFileSync(path, `${lines.join('\n')}\n`)
  return products * days
}

/** A matrix of weekly series without noise: level and season by column. */
export function writeSeriesFile(path: string, size: { series: number; weeks: number }): number {
  const { series, weeks } = size
  const names = Array.from({ length: series }, (_, index) => `us_female_dress_${index}`)
  const lines = [`week,${names.join(',')}`]
  for (let week = 0; week < weeks; week++) {
    const season = Math.sin((2 * Math.PI * week) / 52)
    const cells = names.map((_, index) => (50 + index + 20 * season).toFixed(2))
    lines.push(`${dayOf(7 * week - 7 * weeks)},${cells.join(',')}`)
  }
  writeFileSync(path, `${lines.join('\n')}\n`)
  return series * weeks
}
