import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { checkout, order, ownOrder, purchase } from './order'

const shared = { method: 'POST', access: SIGNED_IN, limit: { perMinute: 20 } } as const
const KEY = 'example-click-stripe'

export const stripeSubscription = endpoint({
  ...shared,
  path: '/api/v1/pay/stripe/subscription',
  summary: 'An order that is paid each month or year by card',
  input: purchase,
  output: checkout,
  example: { pid: 'sellers-basic-monthly', request_key: `${KEY}-subscription` },
})

export const stripeBuyPlan = endpoint({
  ...shared,
  path: '/api/v1/pay/stripe/buy_plan',
  summary: 'An order that is paid once by card',
  input: purchase,
  output: checkout,
  example: { pid: 'sellers-professional-yearly', request_key: KEY },
})

export const stripeCancelSubscription = endpoint({
  ...shared,
  path: '/api/v1/pay/stripe/cancel_subscription',
  summary: 'End a subscription that is paid by card; what is paid stays open',
  input: ownOrder,
  output: order,
  example: { order_id: 'order' },
})
