import type { ProductRecord } from '@trendee/feeds/records'
import { ownText } from './text-hash'

/** Products remembered; beyond it everything is forgotten, which costs time alone. */
const REMEMBERED = 50_000

interface Entry<Known> {
  readonly platform: string
  readonly productId: string
  known: Known
  /** The product that was asked for after this one. */
  next: Entry<Known> | null
}

/**
 * Something known of each of many products. Files bring the same products in the same order day after day, so the one
 * that followed last time is tried first: comparing two ids costs a fraction of looking one up.
 */
export class ProductMemory<Known> {
  private readonly platforms = new Map<string, Map<string, Entry<Known>>>()
  private last: Entry<Known> | null = null
  private size = 0

  get(record: ProductRecord): Known | undefined {
    return this.find(record)?.known
  }

  set(record: ProductRecord, known: Known): void {
    const found = this.find(record)
    if (found) {
      found.known = known
      return
    }
    if (this.size >= REMEMBERED) this.clear()
    const { platform } = record
    let products = this.platforms.get(platform)
    if (!products) {
      products = new Map()
      this.platforms.set(platform, products)
    }
    const entry: Entry<Known> = { platform, productId: ownText(record.productId), known, next: null }
    products.set(entry.productId, entry)
    this.size += 1
    this.follow(entry)
  }

  clear(): void {
    this.platforms.clear()
    this.last = null
    this.size = 0
  }

  private find({ platform, productId }: ProductRecord): Entry<Known> | undefined {
    const { last } = this
    if (last?.productId === productId && last.platform === platform) return last
    const guess = last?.next
    if (guess?.productId === productId && guess.platform === platform) {
      this.last = guess
      return guess
    }
    const found = this.platforms.get(platform)?.get(productId)
    if (found) this.follow(found)
    return found
  }

  private follow(entry: Entry<Known>): void {
    if (this.last) this.last.next = entry
    this.last = entry
  }
}
