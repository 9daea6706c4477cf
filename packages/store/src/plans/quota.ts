import { sql } from 'kysely'
import { inTransaction } from '../engine/in-transaction'
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

async function removeItems(db: StoreDb, wish: QuotaWish, items: readonly string[]): Promise<void> {
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

async function usedNow(db: StoreDb, { accountId, line, featureName, periodStart }: QuotaWish): Promise<number> {
  const row = await db
    .selectFrom('quota_counter')
    .select('used')
    .where('account_id', '=', accountId)
    .where('line', '=', line)
    .where('feature_name', '=', featureName)
    .where('period_start', '=', periodStart)
    .executeTakeFirst()
  return row?.used ?? 0
}

/**
 * Adds the wish to its counter, unless the counter would pass the limit: then no row comes back. Items are inserted
 * first, so that an item which another call inserts at the same moment is new to one of the two alone.
 */
async function addUses(db: StoreDb, wish: QuotaWish): Promise<{ used: number | null; newItems: string[] }> {
  const { accountId, line, featureName, periodStart, limit } = wish
  // In one order everywhere: two calls never wait for each other's items.
  const items = [...new Set(wish.items)].toSorted()
  const amount = items.length > 0 ? 0 : wish.amount
  const { rows } = await sql<{ used: number | null; items: string[] }>`
    with counter_key as (
      select ${accountId}::text as account_id, ${line}::text as line, ${featureName}::text as feature_name,
        ${periodStart}::timestamptz as period_start
    ), fresh as (
      insert into quota_item (account_id, line, feature_name, period_start, item)
      select counter_key.*, asked.item from counter_key, unnest(${items}::text[]) as asked (item)
      on conflict do nothing returning item
    ), added as (
      select count(*)::integer + ${amount}::integer as uses from fresh
    ), taken as (
      insert into quota_counter as counter (account_id, line, feature_name, period_start, used)
      select counter_key.*, added.uses from counter_key, added where added.uses <= ${limit}::integer or added.uses = 0
      on conflict (account_id, line, feature_name, period_start) do update set used = counter.used + excluded.used
        where counter.used + excluded.used <= ${limit}::integer or excluded.used = 0
      returning used
    )
    select (select used from taken) as used, array(select item from fresh) as items`.execute(db)
  return { used: rows[0]?.used ?? null, newItems: rows[0]?.items ?? [] }
}

async function takeOrRefuse(db: StoreDb, wish: QuotaWish): Promise<QuotaAnswer> {
  const { used, newItems } = await addUses(db, wish)
  if (used !== null) {
    return { isGranted: true, used, taken: wish.items.length > 0 ? newItems.length : wish.amount, newItems }
  }
  // Items of a refused wish must not count as seen.
  await removeItems(db, wish, newItems)
  return { isGranted: false, used: await usedNow(db, wish), taken: 0, newItems: [] }
}

/**
 * Grants or refuses a wish, atomically: whatever number of calls and processes ask at once, a counter never passes its
 * limit. Only items need a transaction, because those of a refused wish are removed again before anybody sees them.
 */
export function takeQuota(db: StoreDb, wish: QuotaWish): Promise<QuotaAnswer> {
  if (wish.items.length === 0) return takeOrRefuse(db, wish)
  return inTransaction(db, (transaction) => takeOrRefuse(transaction, wish))
}

/** Gives back what a wish took, when the work it was granted for failed. */
export async function returnQuota(db: StoreDb, wish: QuotaWish, answer: QuotaAnswer): Promise<void> {
  if (answer.taken === 0) return
  await inTransaction(db, async (transaction) => {
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
