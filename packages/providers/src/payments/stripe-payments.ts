import type { Stripe } from 'stripe'
import { Stripe as StripeClient } from 'stripe'
import { ProviderError } from '../provider-error'
import {
  type AskedOrder,
  type Checkout,
  type PayProvider,
  type Purchase,
  type Told,
  type WebhookHeaders,
  headerText,
} from './pay-provider'
import { invoicesTold, orderOfInvoice, stripeTold } from './stripe-told'
import { stripeNotice } from './stripe-webhook'

export interface StripeSettings {
  readonly key: string
  readonly webhookSecret: string
  /** `https://api.stripe.com` */
  readonly baseUrl: string
  readonly isSandbox: boolean
}

const TIMEOUT_MS = 15_000
/** How long a page to pay at stays open; what it credits of another plan was computed at its beginning. */
const PAGE_SECONDS = 3600

/** Stripe's Checkout by its own library. Card numbers are typed on Stripe's page and nowhere else. */
export function createStripePayments(settings: StripeSettings): PayProvider {
  const { key, webhookSecret, baseUrl, isSandbox } = settings
  const { hostname, port, protocol } = new URL(baseUrl)
  const stripe = new StripeClient(key, {
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
  })

  async function begin(purchase: Purchase): Promise<Checkout> {
    const { orderId, successUrl, cancelUrl, email, placedAt } = purchase
    const metadata = { order_id: orderId }
    const asked: Stripe.Checkout.SessionCreateParams = {
      client_reference_id: orderId,
      metadata,
      success_url: successUrl,
      cancel_url: cancelUrl,
      expires_at: Math.floor(placedAt.getTime() / 1000) + PAGE_SECONDS,
      ...(email === null ? {} : { customer_email: email }),
      ...(await whatIsPaid(purchase)),
    }
    const session = await asking(() => stripe.checkout.sessions.create(asked, { idempotencyKey: `order-${orderId}` }))
    if (!session.url) throw new ProviderError('stripe', 'unavailable', 'a session without a page')
    return { ref: session.id, url: session.url }
  }

  async function whatIsPaid(purchase: Purchase): Promise<Partial<Stripe.Checkout.SessionCreateParams>> {
    const { orderId, title, totalMinor, renewal } = purchase
    const metadata = { order_id: orderId }
    const currency = purchase.currency.toLowerCase()
    const product_data = { name: title }
    if (renewal === null) {
      return {
        mode: 'payment',
        payment_intent_data: { metadata },
        line_items: [{ quantity: 1, price_data: { currency, unit_amount: totalMinor, product_data } }],
      }
    }
    const interval = renewal.billing === 'monthly' ? 'month' : 'year'
    const less = renewal.amountMinor - totalMinor
    const discounts = less <= 0 ? {} : { discounts: [{ coupon: await couponOf(orderId, less, currency) }] }
    return {
      mode: 'subscription',
      subscription_data: { metadata },
      line_items: [
        {
          quantity: 1,
          price_data: { currency, unit_amount: renewal.amountMinor, product_data, recurring: { interval } },
        },
      ],
      ...discounts,
    }
  }

  /** What is left of another plan, taken off the first period alone. */
  async function couponOf(orderId: string, amountMinor: number, currency: string): Promise<string> {
    const asked: Stripe.CouponCreateParams = {
      amount_off: amountMinor,
      currency,
      duration: 'once',
      max_redemptions: 1,
      name: 'Rest of the plan before',
    }
    return (await asking(() => stripe.coupons.create(asked, { idempotencyKey: `credit-${orderId}` }))).id
  }

  async function settle({ orderId, checkoutRef, isSubscription }: AskedOrder): Promise<readonly Told[]> {
    const expand = ['payment_intent.latest_charge']
    const session = await asking(() => stripe.checkout.sessions.retrieve(checkoutRef, { expand }))
    if (session.status === 'expired') {
      const at = new Date(session.expires_at * 1000)
      return [{ orderId, subscription: null, event: { id: `seen:${session.id}:expired`, kind: 'order_expired', at } }]
    }
    const { subscription, payment_intent: intent } = session
    if (isSubscription) {
      if (subscription === null) return []
      const ref = typeof subscription === 'string' ? subscription : subscription.id
      const { data } = await asking(() => stripe.invoices.list({ subscription: ref, limit: 24 }))
      return invoicesTold(data, orderId, ref)
    }
    if (intent === null || typeof intent === 'string' || intent.status !== 'succeeded') return []
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
    const event = {
      id: `seen:${intent.id}:succeeded`,
      kind: 'payment_succeeded' as const,
      payment: intent.id,
      at: new Date((charge?.created ?? intent.created) * 1000),
      amountMinor: intent.amount_received,
      currency: intent.currency.toUpperCase(),
    }
    return [{ orderId, subscription: null, event }]
  }

  async function close(ref: string): Promise<boolean> {
    try {
      await asking(() => stripe.checkout.sessions.expire(ref))
      return true
    } catch (error) {
      if (isGone(error)) return true
      if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error
      // It is open no more: nobody came in time, or somebody has paid.
      const { status } = await asking(() => stripe.checkout.sessions.retrieve(ref))
      return status === 'expired'
    }
  }

  async function cancel(ref: string): Promise<'ending' | 'ended' | 'gone'> {
    try {
      const { status } = await asking(() => stripe.subscriptions.update(ref, { cancel_at_period_end: true }))
      return status === 'canceled' ? 'ended' : 'ending'
    } catch (error) {
      if (isGone(error)) return 'gone'
      throw error
    }
  }

  async function end(ref: string): Promise<void> {
    try {
      await asking(() => stripe.subscriptions.cancel(ref))
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }

  async function refund(payment: string, amountMinor: number | null, idempotencyKey: string): Promise<void> {
    const payment_intent = payment.startsWith('in_') ? await intentOfInvoice(payment) : payment
    const amount = amountMinor === null ? {} : { amount: amountMinor }
    await asking(() => stripe.refunds.create({ payment_intent, ...amount }, { idempotencyKey }))
  }

  async function intentOfInvoice(invoice: string): Promise<string> {
    const { data } = await asking(() => stripe.invoicePayments.list({ invoice, status: 'paid' }))
    const intent = data[0]?.payment.payment_intent
    if (!intent) throw new ProviderError('stripe', 'refused', 'an invoice without a payment')
    return typeof intent === 'string' ? intent : intent.id
  }

  /** The ledger's name of a payment: a subscription's is its invoice. */
  async function paymentOfIntent(intent: string): Promise<{ payment: string; orderId: string | null }> {
    const { data } = await asking(() =>
      stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
    )
    const invoice = data[0]?.invoice
    if (invoice === undefined) {
      const { metadata } = await asking(() => stripe.paymentIntents.retrieve(intent))
      return { payment: intent, orderId: metadata['order_id'] ?? null }
    }
    const id = typeof invoice === 'string' ? invoice : (invoice.id ?? '')
    return { payment: id, orderId: orderOfInvoice(await asking(() => stripe.invoices.retrieve(id))) }
  }

  async function told(rawBody: Buffer, headers: WebhookHeaders, at: Date): Promise<readonly Told[]> {
    const notice = stripeNotice(rawBody, headerText(headers, 'stripe-signature'), webhookSecret, at)
    return stripeTold(notice, paymentOfIntent)
  }

  return { id: isSandbox ? 'stripe-sandbox' : 'stripe', isSandbox, begin, settle, close, cancel, end, refund, told }
}

/** One question to Stripe, its failures in this package's words: a code, never a message that quotes what was sent. */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    const { statusCode, code, type } = error as { statusCode?: number; code?: string; type?: string }
    const isRefused = statusCode !== undefined && statusCode < 500 && statusCode !== 429
    throw new ProviderError('stripe', isRefused ? 'refused' : 'unavailable', code ?? type ?? 'no answer')
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ProviderError && error.detail === 'resource_missing'
}
