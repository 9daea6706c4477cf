import type { Line } from '@trendee/core/plans/lines'
import { type Cover, paidPlan } from '@trendee/core/payments/ledger'
import type { StoreDb } from '../engine/open-store'
import { addPlan } from '../plans/open-plan'

interface PlanOfAccount {
  readonly accountId: string
  readonly line: Line
  readonly plan: string
}

/**
 * Opens a plan for exactly as long as it is paid, by all orders of the account, and as long again as it was given besides.
 * The caller holds the account and is in a transaction.
 */
export async function openPaidPlan(db: StoreDb, { accountId, line, plan }: PlanOfAccount, now: Date): Promise<void> {
  const key = { account_id: accountId, line, plan }
  const row = await db
    .selectFrom('account_plan')
    .select(['starts_at', 'ends_at'])
    .where((where) => where.and(key))
    .executeTakeFirst()
  const written = await db
    .selectFrom('paid_plan')
    .select('written_until')
    .where((where) => where.and(key))
    .executeTakeFirst()
  const covers = await coversOfPlan(db, key)
  if (covers.length === 0 && !written) return
  if (row) await noteGift(db, key, row, written?.written_until ?? null, now)
  const gifts = await db
    .selectFrom('paid_plan_gift')
    .select(['given_from', 'given_until'])
    .where((where) => where.and(key))
    .execute()
  const all = gifts.map(({ given_from: from, given_until: until }) => ({ payment: '', from, until, closedAt: null }))
  // Where what was taken for a payment is none, the plan ends now.
  const open = paidPlan([...covers, ...all]) ?? { from: row?.starts_at ?? now, until: now }
  await addPlan(db, accountId, { line, plan, startsAt: open.from, endsAt: open.until, openedBy: 'payment' })
  await db
    .insertInto('paid_plan')
    .values({ ...key, written_until: open.until })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'line', 'plan']).doUpdateSet({ written_until: open.until }),
    )
    .execute()
}

/** The periods that payments pay for. One whose rest was credited to another order ends when that was paid. */
async function coversOfPlan(
  db: StoreDb,
  key: { readonly account_id: string; readonly line: string; readonly plan: string },
): Promise<Cover[]> {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('payment_order', 'payment_order.order_id', 'payment.order_id')
    .select(['payment_ref', 'covers_from', 'covers_until', 'closed_at', 'payment.order_id'])
    .where((where) => where.and({ ...key }))
    .execute()
  const replacedAt = await replacements(
    db,
    payments.map(({ order_id }) => order_id),
  )
  return payments.flatMap(({ payment_ref, covers_from: from, covers_until, closed_at, order_id }): Cover[] => {
    if (from === null || covers_until === null) return []
    return [
      { payment: payment_ref, from, until: clipped(from, covers_until, replacedAt.get(order_id)), closedAt: closed_at },
    ]
  })
}

/** The end of a period of an order that another has taken the place of; one that began after that is whole. */
export function clipped(from: Date, until: Date, replacedAt: Date | undefined): Date {
  return replacedAt !== undefined && from < replacedAt && replacedAt < until ? replacedAt : until
}

/** When the orders of these ids were replaced by others that are paid. */
export async function replacements(db: StoreDb, orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_order as newer')
    .innerJoin('payment', 'payment.order_id', 'newer.order_id')
    .select(['newer.replaces_order_id', 'payment.paid_at'])
    .where('newer.replaces_order_id', 'in', orderIds)
    .where('newer.state', '=', 'paid')
    .orderBy('payment.paid_at', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ replaces_order_id: id, paid_at: at }) => (id !== null && at !== null ? [[id, at] as const] : [])),
  )
}

/**
 * Keeps what others have added to the plan since payments opened it last. It counts from the moment it is noticed, or from its
 * own beginning: a refund brings it forward and opens nothing between.
 */
async function noteGift(
  db: StoreDb,
  key: { readonly account_id: string; readonly line: string; readonly plan: string },
  { starts_at, ends_at }: { readonly starts_at: Date; readonly ends_at: Date },
  written: Date | null,
  now: Date,
): Promise<void> {
  const begins = written === null || starts_at > written ? starts_at : written
  const length = ends_at.getTime() - begins.getTime()
  if (length <= 0) return
  const from = begins < now ? begins : now
  await db
    .insertInto('paid_plan_gift')
    .values({ ...key, given_from: from, given_until: new Date(from.getTime() + length) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
