import type { CONTRACT } from '@trendee/contract/contract'
import type { OutputOf } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { soldAs } from '@trendee/core/payments/billing-period'
import { totalOf } from '@trendee/core/payments/invoice'
import type { PayProvider } from '@trendee/providers/payments/pay-provider'
import { orderOffered } from '@trendee/store/payments/offer'
import { type AccountOrder, noteCheckout, orderOf } from '@trendee/store/payments/orders-of-account'
import { recordEvent } from '@trendee/store/payments/record-event'
import type { Call } from '../../http/handler'
import { memberOf } from '../../http/member'
import { configured } from '../../http/outside-services'
import { providerById } from '../../answers/payments/take-told'
import { ofProvider } from './of-provider'

interface Purchase {
  readonly way: 'stripe' | 'paypal'
  readonly isSubscription: boolean
  readonly pid: string
  readonly request_key: string
}

type Checkout = OutputOf<typeof CONTRACT.payments.stripeBuyPlan>

/** Places the order and opens the provider's page for it. */
export async function beginOrder(call: Call, { way, isSubscription, pid, request_key }: Purchase): Promise<Checkout> {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  const provider = configured(call.providers.payments[way], way === 'stripe' ? 'Payment by card' : 'PayPal')
  const wanted = { accountId, provider: provider.id, pid, isSubscription, requestKey: request_key }
  const place = () => orderOffered(db, wanted, new Date())
  const { orderId } = await place().catch(async (error: unknown) => {
    const other = error instanceof ApiError ? error.data?.['open_order'] : undefined
    if (typeof other !== 'string') throw error
    // The page that was opened before would credit the same rest: it is closed, and this one is the only one.
    await closeOrder(call, other)
    return place()
  })
  const order = await orderOf(db, accountId, orderId)
  if (order.state !== 'pending' && order.state !== 'declined') {
    throw new ApiError('conflict', 'This order is over.', { because: 'order_over', order_id: orderId })
  }
  const url = await pageOf(call, provider, order)
  return { order_id: orderId, url, is_sandbox: provider.isSandbox }
}

async function pageOf(call: Call, provider: PayProvider, order: AccountOrder): Promise<string> {
  // A sandbox forgets its pages with each start; it is asked again, and knows an order by its id.
  if (order.checkoutUrl !== null && !provider.isSandbox) return order.checkoutUrl
  const { orderId, isSubscription, currency, totalMinor, createdAt } = order
  const sold = soldAs(order.pid)
  if (!sold) throw new ApiError('not_found', 'Nothing of this name is sold.')
  const plan = totalOf(order.lines.filter(({ kind }) => kind === 'plan'))
  const { origin } = call.request
  const checkout = await ofProvider(call, provider, () =>
    provider.begin({
      orderId,
      title: `Trendee ${order.pid.replace(/^trendee-/, '').replaceAll('-', ' ')}`,
      currency,
      totalMinor,
      renewal: isSubscription ? { amountMinor: plan, billing: sold.billing } : null,
      email: call.account?.email ?? null,
      placedAt: createdAt,
      successUrl: `${origin}/pricing/pay-success?order=${orderId}`,
      cancelUrl: `${origin}/pricing/pay-error?order=${orderId}`,
    }),
  )
  await noteCheckout(call.runtime.store.db, orderId, checkout)
  return checkout.url
}

async function closeOrder(call: Call, orderId: string): Promise<void> {
  const { db } = call.runtime.store
  const order = await orderOf(db, memberOf(call).accountId, orderId)
  const provider = providerById(call.providers.payments, order.provider)
  const { checkoutRef } = order
  const isClosed =
    checkoutRef === null || provider === null || (await ofProvider(call, provider, () => provider.close(checkoutRef)))
  if (!isClosed)
    throw new ApiError('conflict', 'Another change of this plan is being paid.', { because: 'other_change' })
  const now = new Date()
  const event = { id: `closed:${orderId}`, kind: 'order_expired', at: now } as const
  await recordEvent(db, { provider: order.provider, orderId, event }, now)
}
