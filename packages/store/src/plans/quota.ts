import { sql } from 'kysely'
import type { StoreDb } from '../engine/open-store'

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
  const rows = itemRows(wishes)
  const added = new Map<string, Set<string>>()
  if (rows.length === 0) return added
  const result = await sql<CounterRow & { item: string }>`
    insert into quota_item (account_id, line, feature_name, period_start, item)
    select * from ${itemColumns(rows)}
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

/** Items of the wishes, each once a counter, in one order everywhere. */
function itemRows(wishes: readonly QuotaWish[]): { counter: Counter; item: string }[] {
  const rows = new Map(
    wishes.flatMap((wish) =>
      wish.items.map((item) => [JSON.stringify([keyOf(wish), item]), { counter: wish, item }] as const),
    ),
  )
  return [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

function itemColumns(rows: readonly { counter: Counter; item: string }[]) {
  return sql`unnest(${rows.map(({ counter }) => counter.accountId)}::text[],
    ${rows.map(({ counter }) => counter.line)}::text[], ${rows.map(({ counter }) => counter.featureName)}::text[],
    ${rows.map(({ counter }) => counter.periodStart)}::timestamptz[], ${rows.map(({ item }) => item)}::text[])`
}

/** PostgreSQL's word for a division by zero, with which the statement below undoes itself. */
const DIVISION_BY_ZERO = '22012'

/**
 * Grants all wishes in one statement, or none: `null` when one of them does not fit. The usual case, and a fifth of
 * the work of the transaction that sorts out who gets what is left.
 */
async function takeAll(db: StoreDb, wishes: readonly QuotaWish[]): Promise<QuotaAnswer[] | null> {
  const counters = inOrder(wishes)
  const ofCounter = counters.map((counter) => wishes.filter((wish) => keyOf(wish) === keyOf(counter)))
  const amounts = ofCounter.map((own) => own.reduce((sum, wish) => sum + (wish.items.length > 0 ? 0 : wish.amount), 0))
  const limits = ofCounter.map((own) => Math.min(...own.map((wish) => wish.limit)))
  const result = await sql<CounterRow & { used: number; items: string[] | null }>`
    with fresh as (
      insert into quota_item (account_id, line, feature_name, period_start, item)
      select * from ${itemColumns(itemRows(wishes))} on conflict do nothing
      returning account_id, line, feature_name, period_start, item
    ), news as (
      select account_id, line, feature_name, period_start, array_agg(item) as items, count(*)::integer as amount
      from fresh group by 1, 2, 3, 4
    ), wanted as (
      select asked.account_id, asked.line, asked.feature_name, asked.period_start, asked.most, news.items,
        asked.amount + coalesce(news.amount, 0) as amount
      from unnest(${counters.map((counter) => counter.accountId)}::text[],
        ${counters.map((counter) => counter.line)}::text[], ${counters.map((counter) => counter.featureName)}::text[],
        ${counters.map((counter) => counter.periodStart)}::timestamptz[], ${amounts}::integer[], ${limits}::integer[])
        as asked (account_id, line, feature_name, period_start, amount, most)
      left join news using (account_id, line, feature_name, period_start)
      order by 1, 2, 3, 4
    ), taken as (
      insert into quota_counter as counter (account_id, line, feature_name, period_start, used)
      select account_id, line, feature_name, period_start, amount from wanted
      on conflict (account_id, line, feature_name, period_start)
        do update set used = counter.used + excluded.used
      returning account_id, line, feature_name, period_start, used
    )
    select taken.*, wanted.items,
      1 / (case when taken.used > wanted.most and wanted.amount > 0 then 0 else 1 end) as fits
    from taken join wanted using (account_id, line, feature_name, period_start)`
    .execute(db)
    .catch((error: unknown) => {
      if (Object(error).code === DIVISION_BY_ZERO) return null
      throw error
    })
  if (!result) return null
  const found = new Map(result.rows.map((row) => [keyOfRow(row), { used: row.used, fresh: new Set(row.items) }]))
  return wishes.map((wish) => {
    const { used = 0, fresh = new Set<string>() } = found.get(keyOf(wish)) ?? {}
    // Of several wishes for one new item the first has taken it.
    const newItems = [...new Set(wish.items)].filter((item) => fresh.delete(item))
    return { isGranted: true, used, taken: wish.items.length > 0 ? newItems.length : wish.amount, newItems }
  })
}

/**
 * Grants or refuses each wish in its order, atomically: whatever number of calls and processes ask at once, a counter
 * never passes its limit.
 */
export async function takeQuota(db: StoreDb, wishes: readonly QuotaWish[]): Promise<QuotaAnswer[]> {
  return (await takeAll(db, wishes)) ?? takeInTurn(db, wishes)
}

/** What is left goes to the first who asked for it; one transaction for all of them. */
function takeInTurn(db: StoreDb, wishes: readonly QuotaWish[]): Promise<QuotaAnswer[]> {
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
