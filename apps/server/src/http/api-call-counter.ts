import type { Account } from '@trendee/store/accounts/accounts'
import { type ApiCalls, addApiCalls } from '@trendee/store/accounts/api-tokens'
import type { StoreDb } from '@trendee/store/engine/open-store'

/** Statistics of the API product, written together: the limit itself is counted elsewhere, at once and exactly. */
const WRITE_EVERY_MS = 1000

/** Counts calls of the API product for its usage screen. */
export class ApiCallCounter {
  private waiting = new Map<string, ApiCalls>()
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly db: StoreDb) {}

  add({ accountId }: Account, endpoint: string, now: Date): void {
    const day = now.toISOString().slice(0, 10)
    const key = JSON.stringify([accountId, day, endpoint])
    const calls = (this.waiting.get(key)?.calls ?? 0) + 1
    this.waiting.set(key, { accountId, day, endpoint, calls })
    // A database that is away for a moment costs some statistics, not the process.
    this.timer ??= setTimeout(() => void this.write().catch(() => undefined), WRITE_EVERY_MS)
  }

  /** Writes what is waiting; before the counts are read, and before the process ends. */
  async write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const counts = [...this.waiting.values()]
    this.waiting = new Map()
    await addApiCalls(this.db, counts)
  }
}
