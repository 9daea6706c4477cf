import { titleFor } from '../product-titles'
import type { SeenProduct } from '../product-sales'
import { listedBrand } from '../planted-brands'
import { BRANDS } from '../vocabulary/names'
import type { DemoProduct } from '../demo-products'
import type { Draws } from '../seeded-draws'
import { categoryPath, imageUrl } from './shop-format'

/** Keepa counts minutes from a moment of its own. */
const KEEPA_EPOCH_MINUTES = 21_564_000
const CAPTURE_MINUTE = 300
/** Length of Keepa's list of series, of which five are filled here. */
const SERIES = 18

export function keepaMinute(day: number): number {
  return day * 1440 + CAPTURE_MINUTE - KEEPA_EPOCH_MINUTES
}

/** What of a product never changes, as the beginning of its JSON object. */
export function keepaStart(product: DemoProduct, draws: Draws, asOfDay: number): string {
  const brand = listedBrand(draws.pick(BRANDS), product, asOfDay)
  return JSON.stringify({
    asin: product.id,
    domainId: 1,
    title: titleFor('amazon', product.design, brand, draws),
    brand,
    color: product.design.attributes.get('color') ?? null,
    material: product.design.attributes.get('fabric') ?? null,
    categoryTree: ['Clothing, Shoes & Jewelry', ...categoryPath(product.design)].map((name, level) => ({
      catId: 7_141_123 + level,
      name,
    })),
    imagesCSV: imageUrl('amazon', product).split('/').at(-1),
    listedSince: keepaMinute(product.launchDay),
  }).slice(0, -1)
}

/** A product with the points of the captures since the last file; `seen` oldest first, at least one. */
export function keepaObject(start: string, seen: readonly SeenProduct[]): string {
  const last = seen.at(-1)
  if (last === undefined) return ''
  const flat = (value: (one: SeenProduct) => number): string =>
    `[${seen.map((one) => `${keepaMinute(one.day)},${value(one)}`).join(',')}]`
  const series = Array.from({ length: SERIES }, () => 'null')
  series[1] = flat((one) => (one.inStock ? Math.round(one.price * 100) : -1))
  series[3] = flat((one) => (one.inStock ? salesRank(one) : -1))
  series[4] = flat((one) => Math.round(one.listPrice * 100))
  series[16] = flat((one) => (one.reviews === 0 ? -1 : Math.round(one.rating * 10)))
  series[17] = flat((one) => one.reviews)
  const monthlySold = monthlyLabel(last.units30Days)
  return `${start},"lastUpdate":${keepaMinute(last.day)},"monthlySold":${monthlySold},"csv":[${series.join(',')}]}`
}

/** Amazon ranks by recent pace within a root category of some millions. */
function salesRank(seen: SeenProduct): number {
  return Math.max(1, Math.round(400_000 / (0.2 + seen.pace) ** 1.15))
}

/** "400+ bought in past month": the steps that Amazon shows; −1 below fifty. */
function monthlyLabel(units: number): number {
  if (units < 50) return -1
  if (units < 100) return 50
  return units < 1000 ? Math.floor(units / 100) * 100 : Math.floor(units / 1000) * 1000
}
