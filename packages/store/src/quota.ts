import { sql } from 'kysely'
import type { StoreDb } from './open-store'

/** One wish to use a counted feature. Either all of it is granted or none. */
export interface QuotaWish {
  readonly accountId: string
  readonly line: string
  readonly featureName: string
  /** First instant of the day or month (UTC) that it counts in. */
  readonly periodStart: Date
  /** Uses that the plan gives in the period. */
  readonly limit: number
  /** What is used: those already counted in the period are free. Without items every call counts `amount`. */
  readonly items: readonly string[]
  readonly amount: number
}

export interface QuotaAnswer {
  readonly isGranted: boolean
  /** Uses in the period after this wish. */
  readonly used: number
  /** How much this wish added: what to give back when the work it was for fails. */
  readonly taken: number
  /** Items that were new. */
  readonly newItems: readonly string[]
}

interface Counter {
  readonly accountId: string
  readonly line: string
  readonly featureName: string
  readonly periodStart: Date
}

function keyOf({ accountId, line, featureName, periodStart }: Counter): string {
  return JSON.stringify([accountId, line, featureName, periodStart.getTime()])
}

/** Counters in one order everywhere, so that two processes never wait for each other in a ring. */
function inOrder(wishes: readonly QuotaWish[]): Counter[] {
  const counters = new Map(wishes.map((wish) => [keyOf(wish), wish]))
  return [...counters.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counter]) => counter)
}

function columnsOf(counters: readonly Counter[]) {
  return sql`unnest(${counters.map((counter) => counter.accountId)}::text[],
    ${counters.map((counter) => counter.line)}::text[], ${counters.map((counter) => counter.featureName)}::text[],
    ${counters.map((counter) => counter.periodStart)}::timestamptz[])`
}

interface CounterRow {
  account_id: string
  line: string
  feature_name: string
  period_start: Date
}
const keyOfRow = (row: CounterRow) =>
  keyOf({ accountId: row.account_id, line: row.line, featureName: row.feature_name, periodStart: row.period_start })

/** Writes down items that are new in their period; returns them by counter. */
async function addItems(db: StoreDb, wishes: readonly QuotaWish[]): Promise<Map<string, Set<string>>> {
  const wanted = new Map(
    wishes.flatMap((wish) => wish.items.map((item) => [JSON.stringify([keyOf(wish), item]), { wish, item }] as const)),
  )
  const rows = [...wanted.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const added = new Map<string, Set<string>>()
  if (rows.length === 0) return added
  const result = await sql<CounterRow & { item: string }>`
    insert into quota_item (account_id, line, feature_name, period_start, item)
    select * from unnest(${rows.map(({ wish }) => wish.accountId)}::text[], ${rows.map(({ wish }) => wish.line)}::text[],
      ${rows.map(({ wish }) => wish.featureName)}::text[], ${rows.map(({ wish }) => wish.periodStart)}::timestamptz[],
      ${rows.map(({ item }) => item)}::text[])
    on conflict do nothing returning account_id, line, feature_name, period_start, item`.execute(db)
  for (const row of result.rows) {
    const key = keyOfRow(row)
    const items = added.get(key) ?? new Set()
    added.set(key, items.add(row.item))
  }
  return added
}

/** What was used so far, each counter locked until the transaction ends. */
async function lockCounters(db: StoreDb, counters: readonly Counter[]): Promise<Map<string, number>> {
  await sql`insert into quota_counter (account_id, line, feature_name, period_start, used)
    select *, 0 from ${columnsOf(counters)} on conflict do nothing`.execute(db)
  const { rows } = await sql<CounterRow & { used: number }>`
    select counter.account_id, counter.line, counter.feature_name, counter.period_start, counter.used
    from quota_counter as counter join ${columnsOf(counters)} as asked (account_id, line, feature_name, period_start)
      using (account_id, line, feature_name, period_start)
    order by 1, 2, 3, 4 for update of counter`.execute(db)
  return new Map(rows.map((row) => [keyOfRow(row), row.used]))
}

async function saveCounters(db: StoreDb, counters: readonly Counter[], used: Map<string, number>): Promise<void> {
  await sql`update quota_counter as counter set used = asked.used
    from unnest(${counters.map((counter) => counter.accountId)}::text[],
      ${counters.map((counter) => counter.line)}::text[], ${counters.map((counter) => counter.featureName)}::text[],
      ${counters.map((counter) => counter.periodStart)}::timestamptz[],
      ${counters.map((counter) => used.get(keyOf(counter)) ?? 0)}::integer[])
      as asked (account_id, line, feature_name, period_start, used)
    where (counter.account_id, counter.line, counter.feature_name, counter.period_start)
      = (asked.account_id, asked.line, asked.feature_name, asked.period_start)`.execute(db)
}

async function removeItems(db: StoreDb, wish: Counter, items: readonly string[]): Promise<void> {
  if (items.length === 0) return
  await db
    .deleteFrom('quota_item')
    .where('account_id', '=', wish.accountId)
    .where('line', '=', wish.line)
    .where('feature_name', '=', wish.featureName)
    .where('period_start', '=', wish.periodStart)
    .where('item', 'in', [...items])
    .execute()
}

/**
 * Grants or refuses each wish in its order, atomically: whatever number of calls and processes ask at once, a counter
 * never passes its limit. One transaction for all of them.
 */
export function takeQuota(db: StoreDb, wishes: readonly QuotaWish[]): Promise<QuotaAnswer[]> {
  return db.transaction().execute(async (transaction) => {
    const fresh = await addItems(transaction, wishes)
    const counters = inOrder(wishes)
    const used = await lockCounters(transaction, counters)
    const answers: QuotaAnswer[] = []
    for (const wish of wishes) {
      const key = keyOf(wish)
      const before = used.get(key) ?? 0
      const news = [...new Set(wish.items)].filter((item) => fresh.get(key)?.has(item))
      const taken = wish.items.length > 0 ? news.length : wish.amount
      const isGranted = before + taken <= wish.limit || taken === 0
      if (isGranted) {
        used.set(key, before + taken)
        // The next wish of this batch for the same item finds it counted.
        for (const item of news) fresh.get(key)?.delete(item)
      }
      answers.push({
        isGranted,
        used: used.get(key) ?? 0,
        taken: isGranted ? taken : 0,
        newItems: isGranted ? news : [],
      })
    }
    await saveCounters(transaction, counters, used)
    // What nobody was granted must not count as seen.
    for (const counter of counters) await removeItems(transaction, counter, [...(fresh.get(keyOf(counter)) ?? [])])
    return answers
  })
}

/** Gives back what a wish took, when the work it was granted for failed. */
export async function returnQuota(db: StoreDb, wish: QuotaWish, answer: QuotaAnswer): Promise<void> {
  if (answer.taken === 0) return
  await db.transaction().execute(async (transaction) => {
    await removeItems(transaction, wish, answer.newItems)
    await transaction
      .updateTable('quota_counter')
      .set({ used: sql<number>`greatest(0, used - ${answer.taken}::integer)` })
      .where('account_id', '=', wish.accountId)
      .where('line', '=', wish.line)
      .where('feature_name', '=', wish.featureName)
      .where('period_start', '=', wish.periodStart)
      .execute()
  })
}

export interface QuotaUse {
  readonly line: string
  readonly featureName: string
  readonly periodStart: Date
  readonly used: number
}

/** What an account has used since an instant, for its meters. */
export async function quotaUses(db: StoreDb, accountId: string, since: Date): Promise<QuotaUse[]> {
  const rows = await db
    .selectFrom('quota_counter')
    .select(['line', 'feature_name', 'period_start', 'used'])
    .where('account_id', '=', accountId)
    .where('period_start', '>=', since)
    .execute()
  return rows.map((row) => ({
    line: row.line,
    featureName: row.feature_name,
    periodStart: row.period_start,
    used: row.used,
  }))
}
