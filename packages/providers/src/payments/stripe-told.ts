import type { Stripe } from 'stripe'
import type { PaymentEvent } from '@trendee/core/payments/ledger'
import type { Told } from './pay-provider'
import type { StripeNotice } from './stripe-webhook'

/** The ledger's name of the payment that an intent made, and its order where that is known. */
type PaymentOfIntent = (intent: string) => Promise<{ payment: string; orderId: string | null }>

/** Stripe's events that mean something to an order, in the ledger's words. Others are nothing. */
export async function stripeTold(notice: StripeNotice, paymentOfIntent: PaymentOfIntent): Promise<readonly Told[]> {
  const { id, type, at } = notice
  const object = notice.object as unknown
  switch (type) {
    case 'checkout.session.expired': {
      const session = object as Stripe.Checkout.Session
      return told(session.metadata, { id, at, kind: 'order_expired' })
    }
    case 'payment_intent.succeeded': {
      const intent = object as Stripe.PaymentIntent
      const { amount_received: amountMinor } = intent
      const currency = intent.currency.toUpperCase()
      return told(intent.metadata, { id, at, kind: 'payment_succeeded', payment: intent.id, amountMinor, currency })
    }
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action': {
      const intent = object as Stripe.PaymentIntent
      const kind = type === 'payment_intent.payment_failed' ? 'payment_failed' : 'payment_action_needed'
      return told(intent.metadata, { id, at, kind, payment: intent.id })
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      return invoiceTold(notice, object as Stripe.Invoice)
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscriptionTold(notice, object as Stripe.Subscription)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return await refundTold(notice, object as Stripe.Refund, paymentOfIntent)
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return await disputeTold(notice, object as Stripe.Dispute, paymentOfIntent)
    default:
      return []
  }
}

/** A subscription's invoices as Stripe holds them. */
export function invoicesTold(invoices: readonly Stripe.Invoice[], orderId: string, subscription: string): Told[] {
  return invoices.flatMap((invoice) => {
    const paidAt = invoice.status_transitions.paid_at
    if (invoice.status !== 'paid' || paidAt === null || invoice.id === undefined) return []
    const event = paidInvoice(`seen:${invoice.id}:paid`, new Date(paidAt * 1000), invoice.id, invoice)
    return [{ orderId, subscription, event }]
  })
}

/** The order whose subscription an invoice is of. */
export function orderOfInvoice(invoice: Stripe.Invoice): string | null {
  return invoice.parent?.subscription_details?.metadata?.['order_id'] ?? null
}

function told(metadata: Stripe.Metadata | null, event: PaymentEvent): Told[] {
  const orderId = metadata?.['order_id'] ?? null
  // A payment of the account's that is none of ours.
  return orderId === null ? [] : [{ orderId, subscription: null, event }]
}

function paidInvoice(id: string, at: Date, payment: string, invoice: Stripe.Invoice): PaymentEvent {
  const currency = invoice.currency.toUpperCase()
  return { id, at, kind: 'payment_succeeded', payment, amountMinor: invoice.amount_paid, currency }
}

function invoiceTold({ id, type, at }: StripeNotice, invoice: Stripe.Invoice): Told[] {
  const orderId = orderOfInvoice(invoice)
  const payment = invoice.id
  if (orderId === null || payment === undefined) return []
  const ofInvoice = invoice.parent?.subscription_details?.subscription
  const subscription = typeof ofInvoice === 'string' ? ofInvoice : (ofInvoice?.id ?? null)
  if (type === 'invoice.paid') return [{ orderId, subscription, event: paidInvoice(id, at, payment, invoice) }]
  const kind = type === 'invoice.payment_failed' ? 'payment_failed' : 'payment_action_needed'
  return [{ orderId, subscription, event: { id, at, kind, payment } }]
}

function subscriptionTold({ id, type, at }: StripeNotice, subscription: Stripe.Subscription): Told[] {
  const orderId = subscription.metadata['order_id'] ?? null
  if (orderId === null) return []
  const kind =
    type === 'customer.subscription.deleted'
      ? 'subscription_ended'
      : subscription.cancel_at_period_end
        ? 'subscription_ending'
        : 'subscription_resumed'
  return [{ orderId, subscription: subscription.id, event: { id, at, kind } }]
}

async function refundTold(
  { id, at }: StripeNotice,
  refund: Stripe.Refund,
  paymentOfIntent: PaymentOfIntent,
): Promise<Told[]> {
  const intent = idOf(refund.payment_intent)
  const { status } = refund
  if (intent === null || (status !== 'succeeded' && status !== 'failed')) return []
  const { payment, orderId } = await paymentOfIntent(intent)
  const kind = status === 'succeeded' ? 'refund_succeeded' : 'refund_failed'
  const event = { id, at, kind, payment, refund: refund.id, amountMinor: refund.amount } as const
  return [{ orderId, subscription: null, event }]
}

async function disputeTold(
  { id, type, at }: StripeNotice,
  dispute: Stripe.Dispute,
  paymentOfIntent: PaymentOfIntent,
): Promise<Told[]> {
  const intent = idOf(dispute.payment_intent)
  if (intent === null) return []
  const isOpened = type === 'charge.dispute.created'
  if (!isOpened && dispute.status !== 'won' && dispute.status !== 'lost') return []
  const { payment, orderId } = await paymentOfIntent(intent)
  const kind = isOpened ? 'dispute_opened' : dispute.status === 'won' ? 'dispute_won' : 'dispute_lost'
  return [{ orderId, subscription: null, event: { id, at, kind, payment, dispute: dispute.id } }]
}

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
