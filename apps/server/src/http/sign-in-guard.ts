import { LRUCache } from 'lru-cache'
import { ApiError } from '@trendee/contract/errors'
import type { TryLimit } from '@trendee/core/access/sign-in-limits'
import { type AttemptLimit, type FullCounter, returnAttempt, takeAttempt } from '@trendee/store/sign-in/attempts'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { lruClock } from './lru-clock'

/** How long a full counter is taken for full without asking: another process may give a try back. */
const REMEMBERED_MS = 5000
const MOST_REMEMBERED = 50_000

/** The counters of one thing, `login:account:mira@shop.example` with a key for each of its windows. */
export function counters(subject: string, limits: readonly TryLimit[]): AttemptLimit[] {
  return limits.map((limit) => ({ key: `${subject}:${limit.withinSeconds}`, ...limit }))
}

/** Counts guesses in the store, where they outlive a restart, and refuses a caller who has none left. */
export class SignInGuard {
  /** Full counters, so that a flood of guesses reaches neither the database nor the hashing. */
  private readonly full: LRUCache<string, Date>

  constructor(
    private readonly db: StoreDb,
    private readonly now: () => Date,
  ) {
    this.full = new LRUCache({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS, ...lruClock(now) })
  }

  /**
   * Counts one try in all of the counters, or throws 1006 with the seconds to wait. The returned function takes it
   * back.
   */
  async take(limits: readonly AttemptLimit[]): Promise<() => Promise<void>> {
    if (limits.length === 0) return () => Promise.resolve()
    const now = this.now()
    const known = limits.flatMap(({ key }) => this.fullNow(key, now))
    if (known.length > 0) throw tooMany(known, now)
    const full = await takeAttempt(this.db, limits, now)
    for (const { key, until } of full) this.full.set(key, until)
    if (full.length > 0) throw tooMany(full, now)
    return async () => {
      await returnAttempt(this.db, limits)
      for (const { key } of limits) this.full.delete(key)
    }
  }

  /**
   * Does a piece of work that is a guess when it comes to nothing (null or false): that stays counted. What succeeds, or
   * fails for another reason, is not.
   */
  async guess<Found>(
    limits: readonly AttemptLimit[],
    work: () => Promise<Found | null | false>,
  ): Promise<Found | null> {
    const giveBack = await this.take(limits)
    try {
      const found = await work()
      if (found === null || found === false) return null
      await giveBack()
      return found
    } catch (error) {
      await giveBack()
      throw error
    }
  }

  private fullNow(key: string, now: Date): FullCounter[] {
    const until = this.full.get(key)
    return until !== undefined && until > now ? [{ key, until }] : []
  }
}

/** To be tried again when the last of the full counters is empty. */
function tooMany(full: readonly FullCounter[], now: Date): ApiError {
  const until = Math.max(...full.map((counter) => counter.until.getTime()))
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000))
  return new ApiError('too_many_requests', 'Too many attempts. Please wait.', null, seconds)
}
