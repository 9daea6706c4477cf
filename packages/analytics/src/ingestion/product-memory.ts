import type { ProductRecord } from '@trendee/feeds/records'
import { ownText } from './text-hash'

/** Products remembered; beyond it everything is forgotten, which costs time alone. */
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
    const isNew = !products.has(productId)
    products.set(isNew ? ownText(productId) : productId, known)
    if (isNew) this.size += 1
  }

  clear(): void {
    this.platforms.clear()
    this.size = 0
  }
}
