import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler, Handlers } from '../../http/handler'
import { beginOrder } from './begin-order'
import {
  cancelSubscription,
  invoices,
  payOffer,
  payWays,
  paypalCancelSubscription,
  paypalCompleteOrder,
  paypalSubscriptionList,
  stripeCancelSubscription,
  subscriptionInfo,
  subscriptionList,
} from './orders'

type Payments = typeof CONTRACT.payments

/** The four ways to an order differ in who takes the money and how often. */
function beginning(way: 'stripe' | 'paypal', isSubscription: boolean): Handler<Payments['stripeBuyPlan']> {
  return ({ pid, request_key }, call) => beginOrder(call, { way, isSubscription, pid, request_key })
}

export const paymentsHandlers: Handlers<Payments> = {
  payWays,
  payOffer,
  paypalCreateOrder: beginning('paypal', false),
  paypalCompleteOrder,
  paypalCreateSubscription: beginning('paypal', true),
  paypalSubscriptionList,
  paypalCancelSubscription,
  stripeSubscription: beginning('stripe', true),
  stripeBuyPlan: beginning('stripe', false),
  stripeCancelSubscription,
  subscriptionList,
  subscriptionInfo,
  cancelSubscription,
  invoices,
}
