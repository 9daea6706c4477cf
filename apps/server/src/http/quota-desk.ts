import type { StoreDb } from '@trendee/store/engine/open-store'
import { type QuotaAnswer, type QuotaWish, takeQuota } from '@trendee/store/plans/quota'

/** Items that this process knows to be counted already; the period is part of the key, so it never goes stale. */
const MOST_SEEN = 50_000

interface Waiting {
  readonly wish: QuotaWish
  resolve(answer: QuotaAnswer): void
  reject(error: unknown): void
}

function seenKey(wish: QuotaWish, item: string): string {
  return JSON.stringify([wish.accountId, wish.line, wish.featureName, wish.periodStart.getTime(), item])
}

/**
 * Counts uses in the store. Calls that come while a transaction runs share the next one: under load the cost of a
 * transaction is paid once for all of them, and a call alone waits for nobody.
 */
export class QuotaDesk {
  private waiting: Waiting[] = []
  private isBusy = false
  private readonly seen = new Map<string, number>()

  constructor(private readonly db: StoreDb) {}

  take(wish: QuotaWish): Promise<QuotaAnswer> {
    const known = wish.items.map((item) => this.seen.get(seenKey(wish, item)))
    if (known.length > 0 && known.every((used) => used !== undefined)) {
      const used = Math.max(...known.map((value) => value ?? 0))
      return Promise.resolve({ isGranted: true, used, taken: 0, newItems: [] })
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ wish, resolve, reject })
      if (!this.isBusy) void this.work()
    })
  }

  /** After uses were given back: the items are new again. */
  forget(wish: QuotaWish, items: readonly string[]): void {
    for (const item of items) this.seen.delete(seenKey(wish, item))
  }

  private async work(): Promise<void> {
    this.isBusy = true
    while (this.waiting.length > 0) {
      const batch = this.waiting
      this.waiting = []
      try {
        const answers = await takeQuota(
          this.db,
          batch.map(({ wish }) => wish),
        )
        for (const [index, { wish, resolve, reject }] of batch.entries()) {
          const answer = answers[index]
          if (!answer) reject(new Error('a wish without an answer'))
          else {
            if (answer.isGranted) this.remember(wish, answer.used)
            resolve(answer)
          }
        }
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.isBusy = false
  }

  private remember(wish: QuotaWish, used: number): void {
    if (this.seen.size > MOST_SEEN) this.seen.clear()
    for (const item of wish.items) this.seen.set(seenKey(wish, item), used)
  }
}
