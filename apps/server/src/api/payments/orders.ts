import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { offerFor } from '@trendee/store/payments/offer'
import { type AccountOrder, invoicesOf, ordersOf } from '@trendee/store/payments/orders-of-account'
import type { Call, Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'
import { shownInvoice, shownLine, shownOrder } from '../../answers/payments/shown-order'
import { endSubscription, ownOrder, settleOrder } from './own-order'

type Payments = typeof CONTRACT.payments

export const payWays: Handler<Payments['payWays']> = (_input, { providers: { payments } }) => {
  const { stripe, paypal } = payments
  return Promise.resolve({
    card: stripe !== null,
    paypal: paypal !== null,
    is_sandbox: stripe?.isSandbox === true || paypal?.isSandbox === true,
  })
}

export const payOffer: Handler<Payments['payOffer']> = async ({ pid, renews }, call) => {
  const { accountId } = memberOf(call)
  const offer = await offerFor(call.runtime.store.db, accountId, { pid, isSubscription: renews }, new Date())
  const { paid } = offer
  return {
    pid,
    currency: 'USD',
    lines: offer.lines.map(shownLine),
    total_minor: offer.totalMinor,
    renewal_minor: offer.renewalMinor,
    from: unixSeconds(offer.from),
    until: unixSeconds(offer.until),
    paid: paid && { order_id: paid.orderId, pid: paid.pid, until: unixSeconds(paid.until) },
    obstacle: offer.obstacle,
  }
}

/** What came to something: paid once, or a subscription that began. */
const isKept = ({ state, subscriptionState }: AccountOrder) =>
  state === 'paid' || state === 'refunded' || !(subscriptionState === null || subscriptionState === 'incomplete')

export const subscriptionList: Handler<Payments['subscriptionList']> = async (_input, call) => {
  const orders = await ordersOf(call.runtime.store.db, memberOf(call).accountId)
  return { list: orders.filter(isKept).map(shownOrder) }
}

export const paypalSubscriptionList: Handler<Payments['paypalSubscriptionList']> = async (_input, call) => {
  const orders = await ordersOf(call.runtime.store.db, memberOf(call).accountId)
  const own = orders.filter((order) => order.provider.startsWith('paypal') && order.isSubscription && isKept(order))
  return { list: own.map(shownOrder) }
}

export const invoices: Handler<Payments['invoices']> = async (_input, call) => {
  const list = await invoicesOf(call.runtime.store.db, memberOf(call).accountId)
  return { list: list.map(shownInvoice) }
}

export const subscriptionInfo: Handler<Payments['subscriptionInfo']> = async ({ order_id }, call) => {
  const known = await ownOrder(call, order_id)
  // A provider that does not answer is no reason to say nothing: its webhook may come yet.
  const order = await settleOrder(call, known).catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'provider_unavailable') return known
    throw error
  })
  const { accountId } = memberOf(call)
  const list = await invoicesOf(call.runtime.store.db, accountId, order_id)
  return { order: shownOrder(order), invoices: list.map(shownInvoice) }
}

export const cancelSubscription: Handler<Payments['cancelSubscription']> = async ({ order_id }, call) =>
  shownOrder(await endSubscription(call, await ownOrder(call, order_id)))

/** An order of one provider; 1002 for any other, as if there were none. */
async function orderAt(call: Call, way: 'stripe' | 'paypal', orderId: string): Promise<AccountOrder> {
  const order = await ownOrder(call, orderId)
  if (!order.provider.startsWith(way)) throw new ApiError('not_found', 'There is no such order.')
  return order
}

export const stripeCancelSubscription: Handler<Payments['stripeCancelSubscription']> = async ({ order_id }, call) =>
  shownOrder(await endSubscription(call, await orderAt(call, 'stripe', order_id)))

export const paypalCancelSubscription: Handler<Payments['paypalCancelSubscription']> = async ({ order_id }, call) =>
  shownOrder(await endSubscription(call, await orderAt(call, 'paypal', order_id)))

export const paypalCompleteOrder: Handler<Payments['paypalCompleteOrder']> = async ({ order_id }, call) =>
  shownOrder(await settleOrder(call, await orderAt(call, 'paypal', order_id)))
