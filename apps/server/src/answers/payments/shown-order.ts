import { order as orderSchema, invoice as invoiceSchema } from '@trendee/contract/payments/order'
import type { InvoiceLine } from '@trendee/core/payments/invoice'
import type { AccountOrder, Invoice } from '@trendee/store/payments/orders-of-account'
import type { z } from 'zod'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'

type ShownOrder = z.output<typeof orderSchema>
type ShownInvoice = z.output<typeof invoiceSchema>

export const shownLine = ({ kind, item, amountMinor }: InvoiceLine) => ({ kind, item, amount_minor: amountMinor })

/** `stripe-sandbox` is Stripe, as a sandbox. */
function providerWords(provider: string): Pick<ShownOrder, 'provider' | 'is_sandbox'> {
  return {
    provider: orderSchema.shape.provider.parse(provider.replace(/-sandbox$/, '')),
    is_sandbox: provider.endsWith('-sandbox'),
  }
}

/** An order in the contract's words. */
export function shownOrder(order: AccountOrder): ShownOrder {
  const { shape } = orderSchema
  return {
    order_id: order.orderId,
    ...providerWords(order.provider),
    pid: order.pid,
    platform: shape.platform.parse(order.line),
    plan: order.plan,
    is_subscription: order.isSubscription,
    state: shape.state.parse(order.state),
    subscription_state: shape.subscription_state.parse(order.subscriptionState),
    is_replaced: order.isReplaced,
    currency: order.currency,
    total_minor: order.totalMinor,
    lines: order.lines.map(shownLine),
    created_at: unixSeconds(order.createdAt),
    from: unixSecondsOrNull(order.from),
    until: unixSecondsOrNull(order.until),
  }
}

/** An invoice in the contract's words. */
export function shownInvoice(invoice: Invoice): ShownInvoice {
  return {
    number: invoice.number,
    order_id: invoice.orderId,
    pid: invoice.pid,
    is_sandbox: providerWords(invoice.provider).is_sandbox,
    issued_at: unixSeconds(invoice.issuedAt),
    currency: invoice.currency,
    total_minor: invoice.totalMinor,
    refunded_minor: invoice.refundedMinor,
    state: invoiceSchema.shape.state.parse(invoice.state),
    lines: invoice.lines.map(shownLine),
  }
}
