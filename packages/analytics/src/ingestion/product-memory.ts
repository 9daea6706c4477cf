import type { ProductRecord } from '@trendee/feeds/records'
import { ownText } from './text-hash'

/**
 * Products remembered; beyond it all are forgotten, which costs time alone. A cache that forgets the oldest instead
 * (lru-cache) makes reading a file of daily observations 10 to 15 % slower, for a case that hardly occurs: it links and
 * unlinks an entry at each of two lookups a row.
 */
const REMEMBERED = 50_000

/** Something known of each of many products. */
export class ProductMemory<Known> {
  private readonly platforms = new Map<string, Map<string, Known>>()
  private size = 0

  get({ platform, productId }: ProductRecord): Known | undefined {
    return this.platforms.get(platform)?.get(productId)
  }

  set({ platform, productId }: ProductRecord, known: Known): void {
    if (this.size >= REMEMBERED) this.clear()
    let products = this.platforms.get(platform)
    if (!products) {
      products = new Map()
      this.platforms.set(platform, products)
    }
    if (!products.has(productId)) this.size += 1
    products.set(ownText(productId), known)
  }

  clear(): void {
    this.platforms.clear()
    this.size = 0
  }
}
