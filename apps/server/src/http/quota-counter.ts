import { LRUCache } from 'lru-cache'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type QuotaAnswer, type QuotaWish, returnQuota, takeQuota } from '@trendee/store/plans/quota'

/** Items that this process knows to be counted already; the period is part of the key, so none goes stale. */
const MOST_COUNTED = 50_000

function itemKey(wish: QuotaWish, item: string): string {
  return JSON.stringify([wish.accountId, wish.line, wish.featureName, wish.periodStart.getTime(), item])
}

/** Counts uses in the store. A call for items that were counted before asks nothing of it. */
export class QuotaCounter {
  /** Uses of the period when the item was last counted. */
  private readonly usedByItem = new LRUCache<string, number>({ max: MOST_COUNTED })

  constructor(private readonly db: StoreDb) {}

  async take(wish: QuotaWish): Promise<QuotaAnswer> {
    const known = wish.items.map((item) => this.usedByItem.get(itemKey(wish, item)))
    if (known.length > 0 && known.every((used) => used !== undefined)) {
      return { isGranted: true, used: Math.max(...known), taken: 0, newItems: [] }
    }
    const answer = await takeQuota(this.db, wish)
    if (answer.isGranted) for (const item of wish.items) this.usedByItem.set(itemKey(wish, item), answer.used)
    return answer
  }

  /** Undoes a use: its items are new again. */
  async giveBack(wish: QuotaWish, answer: QuotaAnswer): Promise<void> {
    for (const item of answer.newItems) this.usedByItem.delete(itemKey(wish, item))
    await returnQuota(this.db, wish, answer)
  }
}
