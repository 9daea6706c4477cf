import type { Billing } from '@trendee/core/payments/billing-period'
import { fieldsOf, numberOf, textOf } from '../http/answer-fields'
import { type Fetch, askService } from '../http/ask-service'
import { ProviderError } from '../provider-error'
import type { AskedOrder, Checkout, PayProvider, Purchase, Told, WebhookHeaders } from './pay-provider'
import { captureTold, moneyOf, paypalTold, transactionsTold } from './paypal-told'
import { verifiedNotice } from './paypal-webhook'

export interface PaypalSettings {
  readonly clientId: string
  readonly secret: string
  /** As PayPal names the webhook that was registered with it. */
  readonly webhookId: string
  /** `https://api-m.paypal.com` */
  readonly baseUrl: string
  readonly isSandbox: boolean
  readonly fetch: Fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** An answer of PayPal's. */
interface Said {
  readonly status: number
  readonly fields: Readonly<Record<string, unknown>>
}

/** Asks PayPal; the key makes the same question again the same thing. */
type Ask = (method: string, path: string, body?: unknown, key?: string) => Promise<Said>

/** PayPal's page has the visitor's consent; the money is taken by us when they come back. */
export function createPaypalPayments(settings: PaypalSettings): PayProvider {
  const { isSandbox, now } = settings
  const ask = asker(settings)

  async function begin(purchase: Purchase): Promise<Checkout> {
    const { renewal } = purchase
    const said = renewal === null ? await beginOrder(purchase) : await beginSubscription(purchase, renewal)
    const ref = textOf(said, 'id')
    const url = linkOf(said, ['payer-action', 'approve'])
    if (ref === null || url === null) throw broken('an order without a page')
    return { ref, url }
  }

  async function beginOrder(purchase: Purchase): Promise<Said['fields']> {
    const { orderId, title, currency, totalMinor, successUrl, cancelUrl } = purchase
    const amount = moneyOf(totalMinor, currency)
    const experience_context = {
      return_url: successUrl,
      cancel_url: cancelUrl,
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
    }
    const body = {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: orderId, reference_id: orderId, description: title, amount }],
      payment_source: { paypal: { experience_context } },
    }
    return (await ask('POST', '/v2/checkout/orders', body, `order-${orderId}`)).fields
  }

  async function beginSubscription(
    purchase: Purchase,
    renewal: NonNullable<Purchase['renewal']>,
  ): Promise<Said['fields']> {
    const { orderId, title, currency, totalMinor, successUrl, cancelUrl } = purchase
    const product = await ask('POST', '/v1/catalogs/products', { name: title, type: 'SERVICE' }, `product-${orderId}`)
    const plan = {
      product_id: textOf(product.fields, 'id'),
      name: title,
      billing_cycles: cyclesOf(renewal, totalMinor, currency),
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
    }
    const planned = await ask('POST', '/v1/billing/plans', plan, `plan-${orderId}`)
    const body = {
      plan_id: textOf(planned.fields, 'id'),
      custom_id: orderId,
      application_context: {
        return_url: successUrl,
        cancel_url: cancelUrl,
        shipping_preference: 'NO_SHIPPING',
        user_action: 'SUBSCRIBE_NOW',
      },
    }
    return (await ask('POST', '/v1/billing/subscriptions', body, `subscription-${orderId}`)).fields
  }

  async function settle({ orderId, checkoutRef: ref, isSubscription }: AskedOrder): Promise<readonly Told[]> {
    if (isSubscription) {
      const until = new Date(now())
      const span = new URLSearchParams({ start_time: YEARS_AGO, end_time: until.toISOString() })
      const said = await ask('GET', `/v1/billing/subscriptions/${ref}/transactions?${span.toString()}`)
      return said.status === 404 ? [] : transactionsTold(said.fields, orderId, ref)
    }
    const known = await ask('GET', `/v2/checkout/orders/${ref}`)
    if (known.fields['status'] !== 'APPROVED') return captureTold(known.fields, orderId)
    const taken = await ask('POST', `/v2/checkout/orders/${ref}/capture`, {}, `capture-${orderId}`)
    if (taken.status === 422) {
      const at = new Date(now())
      const event = { id: `seen:${ref}:${at.getTime()}`, kind: 'payment_failed', payment: ref, at } as const
      return [{ orderId, subscription: null, event }]
    }
    return captureTold(taken.fields, orderId)
  }

  async function stop(ref: string, reason: string): Promise<'ended' | 'gone'> {
    const said = await ask('POST', `/v1/billing/subscriptions/${ref}/cancel`, { reason })
    // 422: it is cancelled already.
    return said.status === 404 || said.status === 422 ? 'gone' : 'ended'
  }

  async function refund(payment: string, amountMinor: number | null, key: string): Promise<void> {
    const capture = await ask('GET', `/v2/payments/captures/${payment}`)
    const currency = textOf(fieldsOf(capture.fields['amount']) ?? {}, 'currency_code') ?? 'USD'
    const isCapture = capture.status === 200
    const path = isCapture ? `/v2/payments/captures/${payment}/refund` : `/v1/payments/sale/${payment}/refund`
    const { value } = moneyOf(amountMinor ?? 0, currency)
    const part = isCapture ? { value, currency_code: currency } : { total: value, currency }
    const said = await ask('POST', path, amountMinor === null ? {} : { amount: part }, key)
    if (said.status >= 300) throw new ProviderError('paypal', 'refused', `refund: HTTP ${said.status}`)
  }

  async function told(rawBody: Buffer, headers: WebhookHeaders, at: Date): Promise<readonly Told[]> {
    const verify = async (body: string) => {
      const said = await ask('POST', '/v1/notifications/verify-webhook-signature', body)
      return said.fields['verification_status'] === 'SUCCESS'
    }
    return paypalTold(await verifiedNotice(rawBody, headers, { webhookId: settings.webhookId, verify, now: at }))
  }

  return {
    id: isSandbox ? 'paypal-sandbox' : 'paypal',
    isSandbox,
    begin,
    settle,
    // PayPal has no word for it: an order that was closed here is not captured.
    close: () => Promise.resolve(true),
    cancel: (ref) => stop(ref, 'Cancelled in the account'),
    end: async (ref) => {
      await stop(ref, 'Another plan takes its place')
    },
    refund,
    told,
  }
}

/** Before the first subscription. */
const YEARS_AGO = '2020-01-01T00:00:00Z'

/** The first period at its own price, where that differs, then the others. */
function cyclesOf(renewal: { amountMinor: number; billing: Billing }, firstMinor: number, currency: string) {
  const frequency = { interval_unit: renewal.billing === 'monthly' ? 'MONTH' : 'YEAR', interval_count: 1 }
  const cycle = (tenure_type: string, sequence: number, total_cycles: number, amountMinor: number) => ({
    frequency,
    tenure_type,
    sequence,
    total_cycles,
    pricing_scheme: { fixed_price: moneyOf(amountMinor, currency) },
  })
  const isLess = firstMinor !== renewal.amountMinor
  const regular = cycle('REGULAR', isLess ? 2 : 1, 0, renewal.amountMinor)
  return isLess ? [cycle('TRIAL', 1, 1, firstMinor), regular] : [regular]
}

function linkOf(said: Said['fields'], names: readonly string[]): string | null {
  const links = Array.isArray(said['links']) ? said['links'].map((link) => fieldsOf(link) ?? {}) : []
  const found = links.find((link) => names.includes(textOf(link, 'rel') ?? ''))
  return found === undefined ? null : textOf(found, 'href')
}

function broken(detail: string): ProviderError {
  return new ProviderError('paypal', 'unavailable', detail)
}

/** Statuses that are an answer to the question and no failure of it. */
const ANSWERS: ReadonlySet<number> = new Set([200, 201, 204, 404, 422])

function asker({ clientId, secret, baseUrl, fetch, now }: PaypalSettings): Ask {
  let token: { readonly text: string; readonly endsAt: number } | null = null
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64')

  async function tokenText(): Promise<string> {
    if (token !== null && now() < token.endsAt) return token.text
    const { status, body } = await askService({
      provider: 'paypal',
      fetch,
      url: `${baseUrl}/v1/oauth2/token`,
      init: {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
    })
    const fields = fieldsOf(body) ?? {}
    const text = textOf(fields, 'access_token')
    if (status !== 200 || text === null) throw new ProviderError('paypal', 'refused', `token: HTTP ${status}`)
    // A minute before it ends a new one is asked for.
    token = { text, endsAt: now() + ((numberOf(fields, 'expires_in') ?? 0) - 60) * 1000 }
    return text
  }

  return async (method, path, sent, key) => {
    const { status, body } = await askService({
      provider: 'paypal',
      fetch,
      url: `${baseUrl}${path}`,
      init: {
        method,
        headers: {
          authorization: `Bearer ${await tokenText()}`,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'paypal-request-id': key }),
        },
        ...(sent === undefined ? {} : { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
      },
    })
    if (!ANSWERS.has(status)) throw new ProviderError('paypal', 'refused', `${path.split('/')[2]}: HTTP ${status}`)
    return { status, fields: fieldsOf(body) ?? {} }
  }
}
