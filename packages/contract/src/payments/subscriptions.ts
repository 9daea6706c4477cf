import { z } from 'zod'
import { SIGNED_IN } from '../access'
import { endpoint } from '../endpoint'
import { flag } from '../parameters'
import { invoice, order, orderLine, ownOrder, pid } from './order'

export const payWays = endpoint({
  method: 'GET',
  path: '/api/v1/pay/ways',
  summary: 'By what one can pay here: cards, PayPal, both as a sandbox, or not at all',
  access: 'public',
  limit: { perMinute: 120 },
  input: z.object({}),
  output: z.object({ card: z.boolean(), paypal: z.boolean(), is_sandbox: z.boolean() }),
  example: {},
})

export const payOffer = endpoint({
  method: 'GET',
  path: '/api/v1/pay/offer',
  summary: 'What a plan would cost the account now, less what is left of the plan that it has paid',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({ pid, renews: flag.default(true) }),
  output: z.object({
    pid: z.string(),
    currency: z.string(),
    lines: z.array(orderLine),
    total_minor: z.int(),
    /** What each later period costs, where it renews. */
    renewal_minor: z.int(),
    from: z.int(),
    until: z.int(),
    /** What the account has paid on this line, and until when. */
    paid: z.object({ order_id: z.string(), pid: z.string(), until: z.int() }).nullable(),
    /** Why it cannot be bought now. */
    obstacle: z.enum(['subscribed', 'paid_longer']).nullable(),
  }),
  example: { pid: 'sellers-business-yearly' },
})

export const subscriptionList = endpoint({
  method: 'GET',
  path: '/api/v1/pay/subscription/list',
  summary: 'What the account subscribed to or paid once, the newest first',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({ list: z.array(order) }),
  example: {},
})

export const subscriptionInfo = endpoint({
  method: 'GET',
  // The provider is asked where an order is not paid yet, and what it says is kept.
  changes: true,
  path: '/api/v1/pay/subscription/info',
  summary: 'One order with its invoices',
  access: SIGNED_IN,
  limit: { perMinute: 120 },
  input: ownOrder,
  output: z.object({ order, invoices: z.array(invoice) }),
  example: { order_id: 'order' },
})

export const cancelSubscription = endpoint({
  method: 'GET',
  changes: true,
  path: '/api/v1/pay/cancel_subscription',
  summary: 'End a subscription, whoever takes its payments; what is paid stays open',
  access: SIGNED_IN,
  limit: { perMinute: 20 },
  input: ownOrder,
  output: order,
  example: { order_id: 'order' },
})

export const invoices = endpoint({
  method: 'GET',
  path: '/api/v1/pay/invoices',
  summary: 'The account’s invoices, the newest first',
  access: SIGNED_IN,
  limit: { perMinute: 60 },
  input: z.object({}),
  output: z.object({ list: z.array(invoice) }),
  example: {},
})
