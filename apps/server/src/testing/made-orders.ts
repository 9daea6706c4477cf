import { randomUUID } from 'node:crypto'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { placeOrder } from '@trendee/store/payments/orders'
import { recordEvent } from '@trendee/store/payments/record-event'
import type { DemoApp } from './demo-app'

/** An order that is paid, of a subscription that has been ended. */
export async function makePaidOrder(db: StoreDb, accountId: string, provider: string): Promise<string> {
  const now = new Date()
  const wanted = { accountId, provider, pid: 'sellers-basic-monthly', isSubscription: true, taxBasisPoints: 0 }
  const { orderId, totalMinor, currency } = await placeOrder(db, { ...wanted, requestKey: randomUUID() }, now)
  const payment = `payment-of-${orderId}`
  const paid = { id: payment, kind: 'payment_succeeded', payment, at: now, amountMinor: totalMinor, currency } as const
  await recordEvent(db, { provider, orderId, event: paid }, now)
  const ended = { id: `end-of-${orderId}`, kind: 'subscription_ended', at: now } as const
  await recordEvent(db, { provider, orderId, event: ended }, now)
  return orderId
}

/** The same of the demo's administrator, by whom examples are asked. */
function ofPaidOrder(provider: string) {
  return async ({ runtime }: Pick<DemoApp, 'runtime'>): Promise<{ order_id: string }> => {
    const { db } = runtime.store
    const own = db.selectFrom('account').select('account_id').where('email', '=', 'admin@trendee.demo')
    const { account_id } = await own.executeTakeFirstOrThrow()
    return { order_id: await makePaidOrder(db, account_id, provider) }
  }
}

/** How the order of each call about one is made. */
export const ORDER_EXAMPLES = {
  'payments.paypalCompleteOrder': ofPaidOrder('paypal-sandbox'),
  'payments.paypalCancelSubscription': ofPaidOrder('paypal-sandbox'),
  'payments.stripeCancelSubscription': ofPaidOrder('stripe-sandbox'),
  'payments.cancelSubscription': ofPaidOrder('stripe-sandbox'),
  'payments.subscriptionInfo': ofPaidOrder('stripe-sandbox'),
}
