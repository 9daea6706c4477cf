import { ApiError } from '@trendee/contract/errors'
import { periodEnd, soldAs } from '@trendee/core/payments/billing-period'
import { type InvoiceLine, totalOf } from '@trendee/core/payments/invoice'
import { planChange } from '@trendee/core/payments/proration'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type PlacedOrder, placeOrder } from './orders'
import { type AccountOrder, ordersOf } from './orders-of-account'

/** Why something cannot be bought now. */
export type Obstacle =
  /** It is subscribed to already. */
  | 'subscribed'
  /** What is left of the plan that is paid is worth more than the wanted one: it can be bought when that has ended. */
  | 'paid_longer'

/** What an order would be, shown before it is placed. Tax is not added. */
export interface Offer {
  readonly lines: readonly InvoiceLine[]
  readonly totalMinor: number
  /** What each later period of a subscription costs. */
  readonly renewalMinor: number
  readonly from: Date
  readonly until: Date
  /** The order whose rest is credited. */
  readonly replaces: { readonly orderId: string; readonly pid: string; readonly creditMinor: number } | null
  /** What is paid on the line now. */
  readonly paid: { readonly orderId: string; readonly pid: string; readonly until: Date } | null
  readonly obstacle: Obstacle | null
}

/** Providers take no smaller amount. */
const SMALLEST_MINOR = 100
/** For so long an order that is not paid is taken up again; its page is open no longer. */
const OPEN_MS = 3_600_000

/** What a `pid` costs an account at an instant; the list's price for a stranger. 1002 where nothing of the name is sold. */
export async function offerFor(
  db: StoreDb,
  accountId: string | null,
  { pid, isSubscription }: { readonly pid: string; readonly isSubscription: boolean },
  now: Date,
): Promise<Offer> {
  const sold = soldAs(pid)
  if (!sold) throw new ApiError('not_found', 'Nothing of this name is sold.')
  const { priceMinor, billing } = sold
  const charge: InvoiceLine = { kind: 'plan', item: pid, amountMinor: priceMinor }
  const orders = accountId === null ? [] : await ordersOf(db, accountId)
  const current = currentOrder(orders, sold.line, now)
  const plain = {
    lines: [charge],
    totalMinor: priceMinor,
    renewalMinor: priceMinor,
    from: now,
    until: periodEnd(now, billing),
    replaces: null,
    paid: null,
    obstacle: null,
  }
  if (current === null) return plain
  const { orderId, pid: paidPid, until } = current
  const paid = { orderId, pid: paidPid, until }
  if (paidPid === pid) {
    const isActive = current.subscriptionState === 'active' || current.subscriptionState === 'past_due'
    const later = { ...plain, paid, from: until, until: periodEnd(until, billing) }
    return { ...later, obstacle: isActive && isSubscription ? 'subscribed' : null }
  }
  const value = await valueOf(db, current)
  const change = planChange({ pid: paidPid, priceMinor: value, from: current.from, until }, { ...sold, pid }, now)
  const totalMinor = totalOf(change.lines)
  if (change.takesEffect === 'at_end' || totalMinor < SMALLEST_MINOR) {
    return { ...plain, paid, from: until, until: periodEnd(until, billing), obstacle: 'paid_longer' }
  }
  const creditMinor = priceMinor - totalMinor
  return {
    ...plain,
    lines: change.lines,
    totalMinor,
    paid,
    from: change.from,
    until: change.until,
    replaces: creditMinor === 0 ? null : { orderId, pid: paidPid, creditMinor },
  }
}

type PaidOrder = AccountOrder & { readonly from: Date; readonly until: Date }

/** The order that pays for the line now; of several the one that does so the longest. */
function currentOrder(orders: readonly AccountOrder[], line: string, now: Date): PaidOrder | null {
  const paying = orders.flatMap((order): PaidOrder[] => {
    const { from, until } = order
    const isNow = from !== null && until !== null && from <= now && now < until
    return isNow && order.line === line && !order.isReplaced ? [{ ...order, from, until }] : []
  })
  return paying.toSorted((a, b) => b.until.getTime() - a.until.getTime())[0] ?? null
}

/** What the period was bought for, by money or by credit: its price without tax, less what was given back of it. */
async function valueOf(db: StoreDb, { orderId, lines, from }: PaidOrder): Promise<number> {
  const payment = await db
    .selectFrom('payment')
    .select('refunded_minor')
    .where('order_id', '=', orderId)
    .where('covers_from', '=', from)
    .executeTakeFirst()
  const price = totalOf(lines.filter(({ kind }) => kind === 'plan'))
  return Math.max(0, price - (payment?.refunded_minor ?? 0))
}

export interface Wanted {
  readonly accountId: string
  readonly provider: string
  readonly pid: string
  readonly isSubscription: boolean
  readonly requestKey: string
}

/**
 * Places what was offered, and takes up an order for the same that was placed within the hour and is not paid. 1010 where
 * it cannot be bought now, `because` says why; so it is while another change of the same plan is open, whose page would
 * credit the same rest again.
 */
export function orderOffered(db: StoreDb, wanted: Wanted, now: Date): Promise<PlacedOrder> {
  return inTransaction(db, async (transaction) => {
    const { accountId, provider, pid, isSubscription } = wanted
    // Two clicks at once are one after the other.
    await transaction
      .selectFrom('account')
      .select('account_id')
      .where('account_id', '=', accountId)
      .forUpdate()
      .execute()
    const orders = await ordersOf(transaction, accountId)
    const open = orders.filter(
      ({ state, createdAt }) =>
        (state === 'pending' || state === 'declined') && now.getTime() - createdAt.getTime() < OPEN_MS,
    )
    const same = open.find(
      (order) => order.pid === pid && order.provider === provider && order.isSubscription === isSubscription,
    )
    if (same !== undefined) return same
    const known = orders.length > 0 && (await hasKey(transaction, wanted))
    const offer = await offerFor(transaction, accountId, { pid, isSubscription }, now)
    if (!known && offer.obstacle !== null) {
      throw new ApiError('conflict', 'This cannot be bought now.', { because: offer.obstacle })
    }
    const { replaces } = offer
    const other = replaces && open.find((order) => order.replacesOrderId === replaces.orderId)
    if (!known && other) {
      const because = { because: 'other_change', open_order: other.orderId }
      throw new ApiError('conflict', 'Another change of this plan is open.', because)
    }
    return await placeOrder(transaction, { ...wanted, taxBasisPoints: 0, replaces }, now)
  })
}

async function hasKey(db: StoreDb, { accountId, requestKey }: Wanted): Promise<boolean> {
  const row = await db
    .selectFrom('payment_order')
    .select('order_id')
    .where('account_id', '=', accountId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row !== undefined
}
