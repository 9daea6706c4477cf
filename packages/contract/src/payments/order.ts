import { z } from 'zod'
import { lineName } from '../parameters'

/** Plan and period as they are sold: `sellers-professional-monthly`. */
export const pid = z.string().trim().min(1).max(60)

/** What buying names: the same key again is the same click. */
export const purchase = z.object({ pid, request_key: z.string().trim().min(8).max(80) })

/** An order of the caller's own. */
export const ownOrder = z.object({ order_id: z.string().trim().min(1).max(60) })

/** The provider's page, where the order is paid. */
export const checkout = z.object({
  order_id: z.string(),
  url: z.string(),
  /** No money moves there. */
  is_sandbox: z.boolean(),
})

/** A line of an order or an invoice; what is credited is negative. */
export const orderLine = z.object({
  kind: z.enum(['plan', 'credit', 'tax']),
  /** A `pid`, or the tax rate in hundredths of a percent. */
  item: z.string(),
  /** Minor units, such as cents. */
  amount_minor: z.int(),
})

export const order = z.object({
  order_id: z.string(),
  provider: z.enum(['stripe', 'paypal']),
  is_sandbox: z.boolean(),
  pid: z.string(),
  platform: lineName,
  plan: z.string(),
  is_subscription: z.boolean(),
  state: z.enum(['pending', 'declined', 'expired', 'paid', 'refunded']),
  /** `null`: paid once. */
  subscription_state: z.enum(['incomplete', 'active', 'past_due', 'ending', 'cancelled']).nullable(),
  /** Another order took its place, what was left of it was credited. */
  is_replaced: z.boolean(),
  currency: z.string(),
  total_minor: z.int(),
  lines: z.array(orderLine),
  /** Unix seconds, as all instants. */
  created_at: z.int(),
  /** What is paid: from when and until when. */
  from: z.int().nullable(),
  until: z.int().nullable(),
})

export const invoice = z.object({
  number: z.int(),
  order_id: z.string(),
  pid: z.string(),
  is_sandbox: z.boolean(),
  issued_at: z.int(),
  currency: z.string(),
  total_minor: z.int(),
  refunded_minor: z.int(),
  state: z.enum(['paid', 'credited', 'void']),
  lines: z.array(orderLine),
})
