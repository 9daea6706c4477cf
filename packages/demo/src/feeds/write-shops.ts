import { dayNumber, isoDate } from '@trendee/core/periods/week'
import { type DemoProduct, type DemoShop, shopProducts } from '../demo-products'
import { captureDays, sparseCaptureDays, weeklyCaptureDays, type DemoWorld } from '../demo-world'
import { FeedFile, type WrittenFile } from '../feed-file'
import { type SeenProduct, ShopFloor } from '../product-sales'
import { Draws, seedOf } from '../seeded-draws'
import { storefrontOf } from '../planted-brands'
import { STOREFRONTS } from '../vocabulary/names'
import { ETSY_FORMAT } from './etsy-listings'
import { keepaObject, keepaStart } from './keepa-products'
import { SHEIN_FORMAT } from './shein-products'
import type { ShopFormat } from './shop-format'
import { shopifyObject, shopifyStart } from './shopify-products'
import { TEMU_FORMAT } from './temu-products'
import { TIKTOK_SHOP_FORMAT } from './tiktok-shop-products'

/** Units of currency for a dollar, roughly: shops abroad set their own prices. */
const SHOP_RATES: Readonly<Record<string, number>> = { USD: 1, GBP: 0.8, EUR: 0.95, AUD: 1.5 }

/** All shops, the busiest first: what follows from their captures is worked out while those of the others are read. */
export async function writeShops(world: DemoWorld): Promise<WrittenFile[]> {
  const days = captureDays(world.asOf)
  return [
    ...(await writeCaptures(world, SHEIN_FORMAT, days, 'csv', (day) => isoDate(day))),
    ...(await writeCaptures(world, TEMU_FORMAT, days, 'json', monthOf)),
    ...(await writeCaptures(world, TIKTOK_SHOP_FORMAT, days, 'csv', monthOf)),
    ...(await writeKeepa(world, days)),
    ...(await writeCaptures(world, ETSY_FORMAT, weeklyCaptureDays(world.asOf), 'json', (day) => isoDate(day))),
    ...(await writeStorefronts(world)),
  ]
}

/** Feeds whose rows carry their day are kept by the month, the others have one file a capture. */
function monthOf(day: number): string {
  return isoDate(day).slice(0, 7)
}

function floorOf(world: DemoWorld, shop: DemoShop, firstDay: number): { products: DemoProduct[]; floor: ShopFloor } {
  const products = [...shopProducts(shop, world.effects, world)]
  const floor = new ShopFloor(products, firstDay, dayNumber(world.asOf), seedOf(world.seed, shop))
  return { products, floor }
}

/** Groups days that share a file. */
function filesOf(days: readonly number[], nameOf: (day: number) => string): Map<string, number[]> {
  const files = new Map<string, number[]>()
  for (const day of days) {
    const name = nameOf(day)
    const list = files.get(name)
    if (list) list.push(day)
    else files.set(name, [day])
  }
  return files
}

async function writeCaptures<Fixed>(
  world: DemoWorld,
  format: ShopFormat<Fixed>,
  days: readonly number[],
  ending: 'csv' | 'json',
  nameOf: (day: number) => string,
): Promise<WrittenFile[]> {
  const { products, floor } = floorOf(world, format.shop, days[0] ?? 0)
  const fixed = products.map((product) =>
    format.describe(product, new Draws(world.seed, 'words', format.shop, product.index)),
  )
  const written: WrittenFile[] = []
  for (const [name, fileDays] of filesOf(days, nameOf)) {
    const path = `${format.shop}/${name}.${ending}`
    const file = await FeedFile.create(world.folder, path)
    file.add(format.opening)
    let rows = 0
    for (const day of fileDays) {
      for (const seen of floor.capture(day)) {
        const about = fixed[seen.product.index]
        if (about === undefined) continue
        if (file.add((rows++ === 0 ? '' : format.between) + format.row(about, seen))) await file.flush()
      }
    }
    file.add(format.closing(rows))
    await file.close()
    written.push({ path, capturedOn: isoDate(fileDays.at(-1) ?? 0), options: {} })
  }
  return written
}

/** Keepa is asked once a week for what happened since: each product with all points of the week. */
async function writeKeepa(world: DemoWorld, days: readonly number[]): Promise<WrittenFile[]> {
  const last = dayNumber(world.asOf)
  const { products, floor } = floorOf(world, 'amazon', days[0] ?? 0)
  const starts = products.map((product) =>
    keepaStart(product, new Draws(world.seed, 'words', 'amazon', product.index), last),
  )
  const written: WrittenFile[] = []
  for (const fileDays of filesOf(days, (day) => String(Math.floor((last - day) / 7))).values()) {
    const capturedOn = isoDate(fileDays.at(-1) ?? 0)
    const path = `amazon/${capturedOn}.json`
    const points = new Map<number, SeenProduct[]>()
    for (const day of fileDays) {
      for (const seen of floor.capture(day)) {
        const list = points.get(seen.product.index)
        if (list) list.push(seen)
        else points.set(seen.product.index, [seen])
      }
    }
    const file = await FeedFile.create(world.folder, path)
    file.add('{"products":[\n')
    let rows = 0
    for (const [index, seen] of points) {
      if (file.add((rows++ === 0 ? '' : ',\n') + keepaObject(starts[index] ?? '{', seen))) await file.flush()
    }
    file.add('\n]}\n')
    await file.close()
    written.push({ path, capturedOn, options: {} })
  }
  return written
}

/** Pages of a storefront hold at most this many products. */
const PAGE_SIZE = 250

/** Storefronts of brands, their pages one after another in one file. */
async function writeStorefronts(world: DemoWorld): Promise<WrittenFile[]> {
  const days = sparseCaptureDays(world.asOf)
  const { products, floor } = floorOf(world, 'brand-site', days[0] ?? 0)
  const starts = products.map((product) => {
    const [brand = ''] = storefrontOf(product.index) ?? []
    return shopifyStart(product, brand, new Draws(world.seed, 'words', 'brand-site', product.index))
  })
  const written: WrittenFile[] = []
  for (const day of days) {
    const pages = STOREFRONTS.map(() => [] as string[])
    for (const seen of floor.capture(day)) {
      const shop = seen.product.index % STOREFRONTS.length
      const rate = SHOP_RATES[STOREFRONTS[shop]?.[2] ?? 'USD'] ?? 1
      pages[shop]?.push(shopifyObject(starts[seen.product.index] ?? '{', seen, rate))
    }
    for (const [shop, [, host, currency, region]] of STOREFRONTS.entries()) {
      const items = pages[shop] ?? []
      if (items.length === 0) continue
      const path = `brand-site/${host.split('.')[0]}/${isoDate(day)}.json`
      const file = await FeedFile.create(world.folder, path)
      for (let start = 0; start < items.length; start += PAGE_SIZE) {
        file.add(`{"products":[${items.slice(start, start + PAGE_SIZE).join(',')}]}\n`)
        await file.flush()
      }
      await file.close()
      written.push({ path, capturedOn: isoDate(day), options: { currency, region, shopUrl: `https://${host}` } })
    }
  }
  return written
}
