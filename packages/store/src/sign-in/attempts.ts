import { sql } from 'kysely'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'

/** One counter: at most `tries` within a window that begins with the first of them. */
export interface AttemptLimit {
  /** `login:network:192.0.2.7`; two windows of one thing are two keys. */
  readonly key: string
  readonly tries: number
  readonly withinSeconds: number
}

/** A counter that has no try left, and when its window ends. */
export interface FullCounter {
  readonly key: string
  readonly until: Date
}

interface CounterRow {
  attempt_key: string
  window_ends_at: Date
  attempts: number
}

/** Keys in one order everywhere, so that two transactions never wait for each other in a ring. */
function inOrder(limits: readonly AttemptLimit[]): AttemptLimit[] {
  return [...limits].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** The counters as they stand at `now`, each locked until the transaction ends. */
async function lockCounters(
  db: StoreDb,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<Map<string, { until: Date; attempts: number }>> {
  const keys = limits.map(({ key }) => key)
  const ends = limits.map(({ withinSeconds }) => new Date(now.getTime() + withinSeconds * 1000))
  // A window that is over begins anew; one that is not stays as it is. Either way its row is locked in the keys' order.
  const { rows } = await sql<CounterRow>`
    insert into attempt_counter as counter (attempt_key, window_ends_at, attempts)
    select *, 0 from unnest(${keys}::text[], ${ends}::timestamptz[])
    on conflict (attempt_key) do update set
      attempts = case when counter.window_ends_at > ${now} then counter.attempts else 0 end,
      window_ends_at = case when counter.window_ends_at > ${now} then counter.window_ends_at else excluded.window_ends_at end
    returning attempt_key, window_ends_at, attempts`.execute(db)
  return new Map(rows.map((row) => [row.attempt_key, { until: row.window_ends_at, attempts: row.attempts }]))
}

/**
 * Counts one try in every counter, or in none when one of them is full; atomically, whatever number of processes ask at
 * once. Returns the full ones: none, and the try was counted. Counters live in the store, so they outlive a restart.
 */
export function takeAttempt(db: StoreDb, limits: readonly AttemptLimit[], now = new Date()): Promise<FullCounter[]> {
  if (limits.length === 0) return Promise.resolve([])
  const ordered = inOrder(limits)
  return inTransaction(db, async (transaction) => {
    const counters = await lockCounters(transaction, ordered, now)
    const full = ordered.flatMap(({ key, tries }) => {
      const counter = counters.get(key)
      return counter && counter.attempts >= tries ? [{ key, until: counter.until }] : []
    })
    if (full.length > 0) return full
    await transaction
      .updateTable('attempt_counter')
      .set({ attempts: sql<number>`attempts + 1` })
      .where(
        'attempt_key',
        'in',
        ordered.map(({ key }) => key),
      )
      .execute()
    return []
  })
}

/** Takes a try back: it turned out to be no guess, or what it was for did not happen. */
export async function returnAttempt(db: StoreDb, limits: readonly AttemptLimit[]): Promise<void> {
  if (limits.length === 0) return
  // The same order as when taking: rows are locked one after the other.
  const keys = inOrder(limits).map(({ key }) => key)
  await sql`with held as (
      select attempt_key from attempt_counter where attempt_key = any(${keys}::text[]) order by attempt_key for update)
    update attempt_counter set attempts = greatest(attempts - 1, 0)
    where attempt_key in (select attempt_key from held)`.execute(db)
}

/** Forgets counters whose window is over. */
export async function dropEndedAttempts(db: StoreDb, now = new Date()): Promise<void> {
  await db.deleteFrom('attempt_counter').where('window_ends_at', '<=', now).execute()
}
