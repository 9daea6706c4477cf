import { LRUCache } from 'lru-cache'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type QuotaAnswer, type QuotaWish, quotaUsed, returnQuota, takeQuota } from '@trendee/store/plans/quota'
import { lruClock } from './lru-clock'

/** Items that this process knows to be counted already; the period is part of the key, so none goes stale. */
const MOST_COUNTED = 50_000
/** What another process of a cluster counts is seen within this time. */
const USES_KEPT = { ttl: 5000, max: 5000 }

function counterKey({ accountId, line, featureName, periodStart }: QuotaWish): string {
  return JSON.stringify([accountId, line, featureName, periodStart.getTime()])
}

function itemKey(wish: QuotaWish, item: string): string {
  return `${counterKey(wish)}${item}`
}

/** Counts uses in the store. A call for items that were counted before seldom asks anything of it. */
export class QuotaCounter {
  private readonly counted = new LRUCache<string, true>({ max: MOST_COUNTED })
  /** Uses of the period by counter. */
  private readonly uses: LRUCache<string, number>

  constructor(
    private readonly db: StoreDb,
    now: () => Date,
  ) {
    this.uses = new LRUCache({ ...USES_KEPT, ...lruClock(now) })
  }

  async take(wish: QuotaWish): Promise<QuotaAnswer> {
    if (wish.items.length > 0 && wish.items.every((item) => this.counted.has(itemKey(wish, item)))) {
      return { isGranted: true, used: await this.used(wish), taken: 0, newItems: [] }
    }
    const answer = await takeQuota(this.db, wish)
    if (answer.isGranted) for (const item of wish.items) this.counted.set(itemKey(wish, item), true)
    this.note(wish, answer.used)
    return answer
  }

  /** Undoes a use: its items are new again. */
  async giveBack(wish: QuotaWish, answer: QuotaAnswer): Promise<void> {
    for (const item of answer.newItems) this.counted.delete(itemKey(wish, item))
    await returnQuota(this.db, wish, answer)
    this.uses.delete(counterKey(wish))
  }

  private async used(wish: QuotaWish): Promise<number> {
    const known = this.uses.get(counterKey(wish))
    if (known !== undefined) return known
    const used = await quotaUsed(this.db, wish)
    this.note(wish, used)
    return used
  }

  /** Answers come back in any order; uses only grow but for those that are given back. */
  private note(wish: QuotaWish, used: number): void {
    const key = counterKey(wish)
    this.uses.set(key, Math.max(used, this.uses.get(key) ?? 0))
  }
}
