import { soldAs } from '@trendee/core/payments/billing-period'
import { type InvoiceLine, totalOf } from '@trendee/core/payments/invoice'
import { type Ledger, type LedgerPayment, type PaymentEvent, ledgerOf } from '@trendee/core/payments/ledger'
import { lineNamed } from '@trendee/core/plans/lines'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { linesOf } from './orders'
import { openPaidPlan } from './paid-plans'

/** An event whose signature was checked. */
export interface VerifiedEvent {
  readonly provider: string
  readonly orderId: string
  readonly event: PaymentEvent
}

/**
 * Keeps an event and brings order, payments, invoices and plan up to date with it, all in one transaction. `known`: it was
 * here before and changes nothing. `no_order`: it is kept, there is no such order of this provider.
 */
export function recordEvent(
  db: StoreDb,
  { provider, orderId, event }: VerifiedEvent,
  now: Date,
): Promise<'new' | 'known' | 'no_order'> {
  return inTransaction(db, async (transaction) => {
    // Held until the end: two events of one order come one after the other.
    const order = await transaction
      .selectFrom('payment_order')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('provider', '=', provider)
      .forUpdate()
      .executeTakeFirst()
    const added = await transaction
      .insertInto('payment_event')
      .values({
        provider,
        event_id: event.id,
        order_id: orderId,
        kind: event.kind,
        happened_at: event.at,
        event: JSON.stringify(event),
        received_at: now,
        outcome: order ? 'applied' : 'no_order',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (!added) return 'known'
    if (!order) return 'no_order'
    // Then the account: plans are opened by all of its orders.
    await transaction
      .selectFrom('account')
      .select('account_id')
      .where('account_id', '=', order.account_id)
      .forUpdate()
      .execute()
    const sold = soldAs(order.pid)
    const line = lineNamed(order.line)
    if (!sold || line === null) throw new Error(`order ${orderId} is for ${order.pid}, which is sold no more`)
    const { is_subscription: isSubscription, currency, total_minor: totalMinor } = order
    const lines = linesOf(order.lines)
    const renewals = order.renewal_lines === null ? lines : linesOf(order.renewal_lines)
    const terms = { isSubscription, billing: sold.billing, currency, totalMinor, renewalMinor: totalOf(renewals) }
    const events = await eventsOf(transaction, provider, orderId)
    const ledger = ledgerOf(terms, events)
    await saveLedger(transaction, { provider, orderId, events, ledger })
    const paid = ledger.payments.filter(({ paidAt }) => paidAt !== null)
    for (const payment of paid) {
      // A first payment that is less is one that a credit was taken off.
      const own = payment.amountMinor === totalMinor ? lines : renewals
      await issueInvoice(transaction, { provider, orderId, currency, lines: own }, payment, now)
    }
    await openPaidPlan(transaction, { accountId: order.account_id, line, plan: order.plan }, now)
    const replaced = await replacedPlan(transaction, order.replaces_order_id)
    if (replaced !== null && replaced !== order.plan) {
      await openPaidPlan(transaction, { accountId: order.account_id, line, plan: replaced }, now)
    }
    return 'new'
  })
}

/** The plan whose time was credited: it ends with the payment, and is there again where that is given back. */
async function replacedPlan(db: StoreDb, orderId: string | null): Promise<string | null> {
  if (orderId === null) return null
  const row = await db.selectFrom('payment_order').select('plan').where('order_id', '=', orderId).executeTakeFirst()
  return row?.plan ?? null
}

async function eventsOf(db: StoreDb, provider: string, orderId: string): Promise<PaymentEvent[]> {
  const rows = await db
    .selectFrom('payment_event')
    .select(['event', 'happened_at'])
    .where('provider', '=', provider)
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ event, happened_at }) => ({ ...(event as unknown as PaymentEvent), at: happened_at }))
}

interface Worked {
  readonly provider: string
  readonly orderId: string
  readonly events: readonly PaymentEvent[]
  readonly ledger: Ledger
}

async function saveLedger(db: StoreDb, { provider, orderId, events, ledger }: Worked): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ state: ledger.order, subscription_state: ledger.subscription })
    .where('order_id', '=', orderId)
    .execute()
  for (const payment of ledger.payments) {
    const cover = ledger.covers.find(({ payment: ref }) => ref === payment.ref)
    const row = {
      state: payment.state,
      amount_minor: payment.amountMinor,
      refunded_minor: payment.refundedMinor,
      paid_at: payment.paidAt,
      closed_at: payment.closedAt,
      covers_from: cover?.from ?? null,
      covers_until: cover?.until ?? null,
    }
    await db
      .insertInto('payment')
      .values({ provider, payment_ref: payment.ref, order_id: orderId, ...row })
      .onConflict((conflict) => conflict.columns(['provider', 'payment_ref']).doUpdateSet(row))
      .execute()
    await db
      .updateTable('invoice')
      .set({ state: payment.paidAt === null ? 'void' : payment.closedAt === null ? 'paid' : 'credited' })
      .where('provider', '=', provider)
      .where('payment_ref', '=', payment.ref)
      .execute()
  }
  for (const { ref, payment, amountMinor, state } of ledger.refunds) {
    await db
      .insertInto('payment_refund')
      .values({ provider, refund_ref: ref, payment_ref: payment, amount_minor: amountMinor, state })
      .onConflict((conflict) => conflict.columns(['provider', 'refund_ref']).doUpdateSet({ state }))
      .execute()
  }
  for (const { ref, payment, state } of ledger.disputes) {
    await db
      .insertInto('payment_dispute')
      .values({ provider, dispute_ref: ref, payment_ref: payment, state })
      .onConflict((conflict) => conflict.columns(['provider', 'dispute_ref']).doUpdateSet({ state }))
      .execute()
  }
  for (const { id } of events) {
    const outcome = ledger.refused.get(id) ?? 'applied'
    await db
      .updateTable('payment_event')
      .set({ outcome })
      .where('provider', '=', provider)
      .where('event_id', '=', id)
      .where('outcome', '<>', outcome)
      .execute()
  }
}

interface Invoiced {
  readonly provider: string
  readonly orderId: string
  readonly currency: string
  readonly lines: readonly InvoiceLine[]
}

/** The payment's invoice, with the next number, unless it has one. */
async function issueInvoice(
  db: StoreDb,
  { provider, orderId, currency, lines }: Invoiced,
  payment: LedgerPayment,
  now: Date,
): Promise<void> {
  const known = await db
    .selectFrom('invoice')
    .select('invoice_no')
    .where('provider', '=', provider)
    .where('payment_ref', '=', payment.ref)
    .executeTakeFirst()
  if (known) return
  // The counter is a row, not a sequence: it is held until the end, and what is undone gives its number back.
  const { last_no: number } = await db
    .insertInto('invoice_counter')
    .values({ counter: 'invoice', last_no: 1 })
    .onConflict((conflict) =>
      conflict.column('counter').doUpdateSet((set) => ({ last_no: set('invoice_counter.last_no', '+', 1) })),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('invoice')
    .values({
      invoice_no: number,
      order_id: orderId,
      provider,
      payment_ref: payment.ref,
      issued_at: now,
      currency,
      total_minor: payment.amountMinor,
      state: payment.closedAt === null ? 'paid' : 'credited',
    })
    .execute()
  await db
    .insertInto('invoice_line')
    .values(
      lines.map(({ kind, item, amountMinor }, index) => ({
        invoice_no: number,
        line_no: index + 1,
        kind,
        item,
        amount_minor: amountMinor,
      })),
    )
    .execute()
}
