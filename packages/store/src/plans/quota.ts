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

const KEY = ['account_id', 'line', 'feature_name', 'period_start'] as const

function keyOf({ accountId, line, featureName, periodStart }: QuotaWish) {
  return { account_id: accountId, line, feature_name: featureName, period_start: periodStart }
}

/** Narrows a query to the wish's counter. */
function ofCounter(wish: QuotaWish) {
  return sql<boolean>`(account_id, line, feature_name, period_start)
    = (${wish.accountId}, ${wish.line}, ${wish.featureName}, ${wish.periodStart}::timestamptz)`
}

/** Uses that the wish's counter holds now. */
export async function quotaUsed(db: StoreDb, wish: QuotaWish): Promise<number> {
  const row = await db.selectFrom('quota_counter').select('used').where(ofCounter(wish)).executeTakeFirst()
  return row?.used ?? 0
}

/** Adds uses to the wish's counter and returns what it holds then, or null where it would pass the limit. */
async function addUses(db: StoreDb, wish: QuotaWish, uses: number): Promise<number | null> {
  if (uses === 0) return quotaUsed(db, wish)
  if (uses > wish.limit) return null
  const row = await db
    .insertInto('quota_counter')
    .values({ ...keyOf(wish), used: uses })
    .onConflict((conflict) =>
      conflict
        .columns(KEY)
        .doUpdateSet({ used: sql`quota_counter.used + excluded.used` })
        .where(sql<boolean>`quota_counter.used + excluded.used <= ${wish.limit}`),
    )
    .returning('used')
    .executeTakeFirst()
  return row?.used ?? null
}

/** Writes down items that are new in their period, and returns those. */
async function addItems(db: StoreDb, wish: QuotaWish): Promise<string[]> {
  // In one order everywhere: two calls never wait for each other's items.
  const items = [...new Set(wish.items)].toSorted()
  const rows = await db
    .insertInto('quota_item')
    .values(items.map((item) => ({ ...keyOf(wish), item })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('item')
    .execute()
  return rows.map(({ item }) => item)
}

async function removeItems(db: StoreDb, wish: QuotaWish, items: readonly string[]): Promise<void> {
  if (items.length === 0) return
  await db
    .deleteFrom('quota_item')
    .where(ofCounter(wish))
    .where('item', 'in', [...items])
    .execute()
}

/**
 * Grants or refuses a wish, atomically: whatever number of calls and processes ask at once, a counter never passes its
 * limit. Items are inserted before they are counted, so that of two calls for one item only the first finds it new; the
 * transaction hides those of a refused wish until they are removed again.
 */
export async function takeQuota(db: StoreDb, wish: QuotaWish): Promise<QuotaAnswer> {
  if (wish.items.length > 0) return inTransaction(db, (transaction) => takeItems(transaction, wish))
  const used = await addUses(db, wish, wish.amount)
  return used === null ? refused(db, wish) : { isGranted: true, used, taken: wish.amount, newItems: [] }
}

async function takeItems(db: StoreDb, wish: QuotaWish): Promise<QuotaAnswer> {
  const newItems = await addItems(db, wish)
  const used = await addUses(db, wish, newItems.length)
  if (used !== null) return { isGranted: true, used, taken: newItems.length, newItems }
  await removeItems(db, wish, newItems)
  return refused(db, wish)
}

async function refused(db: StoreDb, wish: QuotaWish): Promise<QuotaAnswer> {
  return { isGranted: false, used: await quotaUsed(db, wish), taken: 0, newItems: [] }
}

/** Gives back what a wish took, when the work it was granted for failed. */
export async function returnQuota(db: StoreDb, wish: QuotaWish, answer: QuotaAnswer): Promise<void> {
  if (answer.taken === 0) return
  await inTransaction(db, async (transaction) => {
    await removeItems(transaction, wish, answer.newItems)
    await transaction
      .updateTable('quota_counter')
      .set({ used: sql<number>`greatest(0, used - ${answer.taken}::integer)` })
      .where(ofCounter(wish))
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
