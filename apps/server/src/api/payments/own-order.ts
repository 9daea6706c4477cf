import { ApiError } from '@trendee/contract/errors'
import { type AccountOrder, orderOf } from '@trendee/store/payments/orders-of-account'
import { recordEvent } from '@trendee/store/payments/record-event'
import type { Call } from '../../http/handler'
import { memberOf } from '../../http/member'
import { configured } from '../../http/outside-services'
import { type Taking, providerById, takeTold } from '../../answers/payments/take-told'
import { ofProvider } from './of-provider'

/** An order of the caller's own; 1002 for any other. */
export function ownOrder(call: Call, orderId: string): Promise<AccountOrder> {
  return orderOf(call.runtime.store.db, memberOf(call).accountId, orderId)
}

function takingOf(call: Call): Taking {
  return {
    db: call.runtime.store.db,
    payments: call.providers.payments,
    now: new Date(),
    forgetAccounts: () => call.state.access.forgetAccounts(),
  }
}

/** Asks the provider what has become of an order that is not paid, and takes the money that was agreed to. */
export async function settleOrder(call: Call, order: AccountOrder): Promise<AccountOrder> {
  const { orderId, checkoutRef, isSubscription, state } = order
  if (checkoutRef === null || (state !== 'pending' && state !== 'declined')) return order
  const provider = configured(providerById(call.providers.payments, order.provider), 'Its payment')
  const told = await ofProvider(call, provider, () => provider.settle({ orderId, checkoutRef, isSubscription }))
  await takeTold(takingOf(call), provider.id, told)
  return ownOrder(call, orderId)
}

/** No further period is charged; what is paid stays open. Cancelling again changes nothing. */
export async function endSubscription(call: Call, order: AccountOrder): Promise<AccountOrder> {
  const { orderId, subscriptionRef, subscriptionState } = order
  if (subscriptionState === 'ending' || subscriptionState === 'cancelled') return order
  if (subscriptionState === null || subscriptionRef === null) {
    throw new ApiError('conflict', 'There is no subscription to end.', { because: 'no_subscription' })
  }
  const provider = configured(providerById(call.providers.payments, order.provider), 'Its payment')
  const became = await ofProvider(call, provider, () => provider.cancel(subscriptionRef))
  const now = new Date()
  const kind = became === 'ending' ? 'subscription_ending' : 'subscription_ended'
  const event = { id: `cancelled:${orderId}:${now.getTime()}`, kind, at: now } as const
  await recordEvent(call.runtime.store.db, { provider: order.provider, orderId, event }, now)
  return ownOrder(call, orderId)
}
