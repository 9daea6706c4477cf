import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { checkout, order, ownOrder, purchase } from './order'

const shared = { method: 'POST', access: SIGNED_IN, limit: { perMinute: 20 } } as const
const KEY = 'example-click-paypal'

export const paypalCreateOrder = endpoint({
  ...shared,
  path: '/api/v1/pay/paypal/create_order',
  summary: 'An order that is paid once at PayPal',
  input: purchase,
  output: checkout,
  example: { pid: 'graphics-basic-monthly', request_key: KEY },
})

export const paypalCompleteOrder = endpoint({
  ...shared,
  path: '/api/v1/pay/paypal/complete_order',
  summary: 'Take the money that the visitor has agreed to at PayPal',
  input: ownOrder,
  output: order,
  example: { order_id: 'order' },
})

export const paypalCreateSubscription = endpoint({
  ...shared,
  path: '/api/v1/pay/paypal/create_subscription',
  summary: 'An order that is paid each month or year at PayPal',
  input: purchase,
  output: checkout,
  example: { pid: 'graphics-professional-monthly', request_key: `${KEY}-subscription` },
})

export const paypalSubscriptionList = endpoint({
  ...shared,
  path: '/api/v1/pay/paypal/subscription_list',
  summary: 'The account’s subscriptions at PayPal',
  input: z.object({}),
  output: z.object({ list: z.array(order) }),
  example: {},
})

export const paypalCancelSubscription = endpoint({
  ...shared,
  path: '/api/v1/pay/paypal/cancel_subscription',
  summary: 'End a subscription at PayPal; what is paid stays open',
  input: ownOrder,
  output: order,
  example: { order_id: 'order' },
})
