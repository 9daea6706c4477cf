import {
  paypalCancelSubscription,
  paypalCompleteOrder,
  paypalCreateOrder,
  paypalCreateSubscription,
  paypalSubscriptionList,
} from './paypal'
import { stripeBuyPlan, stripeCancelSubscription, stripeSubscription } from './stripe'
import { cancelSubscription, invoices, payOffer, payWays, subscriptionInfo, subscriptionList } from './subscriptions'

/** From a price to a paid plan. */
export const payments = {
  payWays,
  payOffer,
  paypalCreateOrder,
  paypalCompleteOrder,
  paypalCreateSubscription,
  paypalSubscriptionList,
  paypalCancelSubscription,
  stripeSubscription,
  stripeBuyPlan,
  stripeCancelSubscription,
  subscriptionList,
  subscriptionInfo,
  cancelSubscription,
  invoices,
}
