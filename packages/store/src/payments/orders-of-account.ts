import type { InvoiceLine } from '@trendee/core/payments/invoice'
import { ApiError } from '@trendee/contract/errors'
import type { StoreDb } from '../engine/open-store'
import { linesOf } from './orders'
import { clipped, replacements } from './paid-plans'

export interface AccountOrder {
  readonly orderId: string
  readonly accountId: string
  readonly provider: string
  readonly pid: string
  readonly line: string
  readonly plan: string
  readonly isSubscription: boolean
  readonly currency: string
  readonly totalMinor: number
  readonly lines: readonly InvoiceLine[]
  readonly state: string
  /** Null: paid once. */
  readonly subscriptionState: string | null
  readonly createdAt: Date
  readonly checkoutRef: string | null
  readonly checkoutUrl: string | null
  readonly subscriptionRef: string | null
  readonly replacesOrderId: string | null
  /** Another order that is paid has taken its place. */
  readonly isReplaced: boolean
  /** What its payments that stand pay for; null where none does. */
  readonly from: Date | null
  readonly until: Date | null
}

/** An account's orders, the newest first. */
export function ordersOf(db: StoreDb, accountId: string): Promise<AccountOrder[]> {
  return ordersWhere(db, { account_id: accountId })
}

/** One of an account's own orders; 1002 for any other. */
export async function orderOf(db: StoreDb, accountId: string, orderId: string): Promise<AccountOrder> {
  const [order] = await ordersWhere(db, { account_id: accountId, order_id: orderId })
  if (order === undefined) throw new ApiError('not_found', 'There is no such order.')
  return order
}

/** An order by its id alone, for what providers tell. */
export async function orderById(db: StoreDb, orderId: string): Promise<AccountOrder | null> {
  const [order] = await ordersWhere(db, { order_id: orderId })
  return order ?? null
}

async function ordersWhere(
  db: StoreDb,
  wanted: { readonly account_id?: string; readonly order_id?: string },
): Promise<AccountOrder[]> {
  const rows = await db
    .selectFrom('payment_order')
    .selectAll()
    .where((where) => where.and(wanted))
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ order_id }) => order_id)
  const payments = await db
    .selectFrom('payment')
    .select(['order_id', 'covers_from', 'covers_until'])
    .where('order_id', 'in', ids)
    .where('closed_at', 'is', null)
    .where('covers_from', 'is not', null)
    .execute()
  const replaced = await replacements(db, ids)
  return rows.map((row) => {
    const periods = payments.flatMap(({ order_id, covers_from: from, covers_until: until }) =>
      order_id === row.order_id && from !== null && until !== null
        ? [{ from, until: clipped(from, until, replaced.get(order_id)) }]
        : [],
    )
    const last = periods.toSorted((a, b) => b.until.getTime() - a.until.getTime())[0] ?? null
    return {
      orderId: row.order_id,
      accountId: row.account_id,
      provider: row.provider,
      pid: row.pid,
      line: row.line,
      plan: row.plan,
      isSubscription: row.is_subscription,
      currency: row.currency,
      totalMinor: row.total_minor,
      lines: linesOf(row.lines),
      state: row.state,
      subscriptionState: row.subscription_state,
      createdAt: row.created_at,
      checkoutRef: row.checkout_ref,
      checkoutUrl: row.checkout_url,
      subscriptionRef: row.subscription_ref,
      replacesOrderId: row.replaces_order_id,
      isReplaced: replaced.has(row.order_id),
      from: last?.from ?? null,
      until: last?.until ?? null,
    }
  })
}

/** Keeps where an order is paid. */
export async function noteCheckout(
  db: StoreDb,
  orderId: string,
  { ref, url }: { readonly ref: string; readonly url: string },
): Promise<void> {
  const set = { checkout_ref: ref, checkout_url: url }
  await db.updateTable('payment_order').set(set).where('order_id', '=', orderId).execute()
}

/** Keeps what the provider calls the subscription, from the first time that it says so. */
export async function noteSubscription(db: StoreDb, orderId: string, ref: string): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ subscription_ref: ref })
    .where('order_id', '=', orderId)
    .where('is_subscription', '=', true)
    .where('subscription_ref', 'is', null)
    .execute()
}

/** The order that a payment is of; null where none is known. */
export async function orderOfPayment(db: StoreDb, provider: string, payment: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment')
    .select('order_id')
    .where('provider', '=', provider)
    .where('payment_ref', '=', payment)
    .executeTakeFirst()
  return row?.order_id ?? null
}

export interface Invoice {
  readonly number: number
  readonly orderId: string
  readonly pid: string
  readonly provider: string
  readonly issuedAt: Date
  readonly currency: string
  readonly totalMinor: number
  readonly refundedMinor: number
  readonly state: string
  readonly lines: readonly InvoiceLine[]
}

/** An account's invoices, the newest first; those of one order where it is named. */
export async function invoicesOf(db: StoreDb, accountId: string, orderId: string | null = null): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('payment_order', 'payment_order.order_id', 'invoice.order_id')
    .innerJoin('payment', (join) =>
      join.onRef('payment.provider', '=', 'invoice.provider').onRef('payment.payment_ref', '=', 'invoice.payment_ref'),
    )
    .select([
      'invoice_no',
      'invoice.order_id',
      'pid',
      'invoice.provider',
      'issued_at',
      'invoice.currency',
      'invoice.total_minor',
      'refunded_minor',
      'invoice.state',
    ])
    .where((where) =>
      where.and({ account_id: accountId, ...(orderId === null ? {} : { 'invoice.order_id': orderId }) }),
    )
    .orderBy('invoice_no', 'desc')
    .execute()
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('invoice_line')
    .selectAll()
    .where(
      'invoice_no',
      'in',
      rows.map(({ invoice_no }) => invoice_no),
    )
    .orderBy('line_no')
    .execute()
  return rows.map((row) => ({
    number: row.invoice_no,
    orderId: row.order_id,
    pid: row.pid,
    provider: row.provider,
    issuedAt: row.issued_at,
    currency: row.currency,
    totalMinor: row.total_minor,
    refundedMinor: row.refunded_minor,
    state: row.state,
    lines: lines
      .filter(({ invoice_no }) => invoice_no === row.invoice_no)
      .map(({ kind, item, amount_minor }) => ({ kind: kind as InvoiceLine['kind'], item, amountMinor: amount_minor })),
  }))
}
