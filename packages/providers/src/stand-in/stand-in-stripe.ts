import { createHmac, randomBytes } from 'node:crypto'
import { type Answered, type Asked, type StandIn, isAllowedRedirect, jsonAnswer } from './exchange'
import { markup } from './markup'
import { pageAnswer, refusalPage } from './page'
import type { WebhookSender } from './webhook-sender'

interface StandInStripeSettings {
  readonly key: string
  readonly webhookSecret: string
  readonly redirectHosts: readonly string[]
  readonly now: () => number
  readonly onLog: (line: string) => void
  readonly webhooks: WebhookSender
}

/** What it answers for servers, by the first part of the path. */
const KINDS: ReadonlySet<string> = new Set([
  'checkout',
  'coupons',
  'invoices',
  'invoice_payments',
  'payment_intents',
  'subscriptions',
  'refunds',
])
/** Where the platform hears of it, at the address that visitors are sent back to. */
const WEBHOOK_PATH = '/api/v1/pay/stripe/webhook'

interface Session {
  readonly id: string
  readonly mode: 'payment' | 'subscription'
  readonly name: string
  readonly currency: string
  /** What is paid now. */
  readonly total: number
  readonly metadata: Readonly<Record<string, string>>
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: number
  status: 'open' | 'complete' | 'expired'
  intent: Intent | null
  subscription: string | null
}

interface Intent {
  readonly id: string
  readonly session: Session
  readonly created: number
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  paidAt: number | null
  invoice: string | null
  refunded: number
}

interface Subscription {
  readonly id: string
  readonly session: Session
  status: 'active' | 'canceled'
  cancelsAtEnd: boolean
}

interface Invoice {
  readonly id: string
  readonly intent: Intent
  readonly subscription: string
  readonly paidAt: number
}

/**
 * Stripe as far as the platform uses it: Checkout sessions for payments and subscriptions, coupons, invoices, refunds, and
 * signed webhooks; the page to pay at is its own. State is in memory.
 */
export function standInStripe(settings: StandInStripeSettings): StandIn {
  const { key, webhookSecret, redirectHosts, now, onLog, webhooks } = settings
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  const coupons = new Map<string, number>()
  /** Answers by their idempotency key: the same question again is the same thing. */
  const answered = new Map<string, Answered>()
  const seconds = () => Math.floor(now() / 1000)

  /** Tells the platform, signed over time and body as Stripe does it. */
  function tell(session: Session, type: string, object: unknown): void {
    const body = JSON.stringify({
      id: name('evt'),
      object: 'event',
      type,
      created: seconds(),
      livemode: false,
      data: { object },
    })
    const signed = createHmac('sha256', webhookSecret).update(`${seconds()}.${body}`).digest('hex')
    const url = new URL(WEBHOOK_PATH, session.successUrl).href
    webhooks.send(url, { 'stripe-signature': `t=${seconds()},v1=${signed}` }, body)
  }

  function openSession(form: URLSearchParams, baseUrl: string): Answered {
    const [successUrl, cancelUrl] = [form.get('success_url') ?? '', form.get('cancel_url') ?? '']
    if (![successUrl, cancelUrl].every((url) => isAllowedRedirect(url, redirectHosts))) {
      return trouble(400, 'url_invalid')
    }
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    const coupon = form.get('discounts[0][coupon]')
    const off = coupon === null ? 0 : coupons.get(coupon)
    const mode = form.get('mode')
    if (!(amount > 0) || off === undefined || (mode !== 'payment' && mode !== 'subscription')) {
      return trouble(400, 'parameter_invalid')
    }
    const part = mode === 'payment' ? 'payment_intent_data' : 'subscription_data'
    const session: Session = {
      id: name('cs_test'),
      mode,
      name: form.get('line_items[0][price_data][product_data][name]') ?? '',
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      total: amount - off,
      metadata: { order_id: form.get(`${part}[metadata][order_id]`) ?? '' },
      successUrl,
      cancelUrl,
      expiresAt: Number(form.get('expires_at')),
      status: 'open',
      intent: null,
      subscription: null,
    }
    sessions.set(session.id, session)
    return jsonAnswer(200, shownSession(session, baseUrl))
  }

  function shownSession(session: Session, baseUrl: string) {
    const { intent } = session
    return {
      id: session.id,
      object: 'checkout.session',
      status: session.status,
      payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
      mode: session.mode,
      metadata: session.metadata,
      expires_at: session.expiresAt,
      url: session.status === 'open' ? `${baseUrl}/stripe/pay/${session.id}` : null,
      subscription: session.subscription,
      payment_intent: session.mode === 'payment' && intent !== null ? shownIntent(intent) : null,
    }
  }

  function shownIntent(intent: Intent) {
    const { session, created, paidAt } = intent
    return {
      id: intent.id,
      object: 'payment_intent',
      status: intent.status,
      created,
      amount: session.total,
      amount_received: paidAt === null ? 0 : session.total,
      currency: session.currency,
      metadata: session.mode === 'payment' ? session.metadata : {},
      latest_charge: paidAt === null ? null : { id: `ch_${intent.id}`, object: 'charge', created: paidAt },
    }
  }

  function shownInvoice({ id, intent, subscription, paidAt }: Invoice) {
    const { total, currency, metadata } = intent.session
    return {
      id,
      object: 'invoice',
      status: 'paid',
      amount_paid: total,
      currency,
      status_transitions: { paid_at: paidAt },
      parent: { type: 'subscription_details', subscription_details: { metadata, subscription } },
    }
  }

  function shownSubscription({ id, session, status, cancelsAtEnd }: Subscription) {
    const { metadata } = session
    return { id, object: 'subscription', status, cancel_at_period_end: cancelsAtEnd, metadata }
  }

  /** A declined card, or one whose bank wants to ask first. */
  function tried(session: Session): Intent {
    const intent: Intent = session.intent ?? {
      id: name('pi'),
      session,
      created: seconds(),
      status: 'requires_payment_method',
      paidAt: null,
      invoice: null,
      refunded: 0,
    }
    session.intent = intent
    intents.set(intent.id, intent)
    return intent
  }

  function decline(session: Session): void {
    const intent = tried(session)
    intent.status = 'requires_payment_method'
    onLog('Stripe stand-in: a card is declined')
    if (session.mode === 'payment') tell(session, 'payment_intent.payment_failed', shownIntent(intent))
  }

  function pay(session: Session): Answered {
    const intent = tried(session)
    intent.status = 'succeeded'
    intent.paidAt = seconds()
    session.status = 'complete'
    onLog('Stripe stand-in: an order is paid')
    if (session.mode === 'payment') {
      tell(session, 'payment_intent.succeeded', shownIntent(intent))
    } else {
      const subscription: Subscription = { id: name('sub'), session, status: 'active', cancelsAtEnd: false }
      const invoice: Invoice = { id: name('in'), intent, subscription: subscription.id, paidAt: seconds() }
      subscriptions.set(subscription.id, subscription)
      invoices.set(invoice.id, invoice)
      intent.invoice = invoice.id
      session.subscription = subscription.id
      tell(session, 'invoice.paid', shownInvoice(invoice))
    }
    return { status: 303, headers: { location: session.successUrl }, body: '' }
  }

  function page(session: Session, { method, form, path }: Asked): Answered {
    if (session.status === 'open' && now() / 1000 >= session.expiresAt) {
      session.status = 'expired'
      tell(session, 'checkout.session.expired', { id: session.id, metadata: session.metadata })
    }
    if (session.status !== 'open') return refusalPage('This page is closed.', '该支付页面已关闭。')
    const choice = method === 'POST' ? form.get('card') : null
    if (choice === 'good' || choice === 'confirmed') return pay(session)
    if (choice === 'declined' || choice === 'refused') {
      decline(session)
      return payPage(session, path, true)
    }
    if (choice === 'asks') {
      const intent = tried(session)
      intent.status = 'requires_action'
      if (session.mode === 'payment') tell(session, 'payment_intent.requires_action', shownIntent(intent))
      return bankPage(path)
    }
    return payPage(session, path, false)
  }

  function giveBack(form: URLSearchParams): Answered {
    const intent = intents.get(form.get('payment_intent') ?? '')
    if (intent === undefined || intent.status !== 'succeeded') return trouble(404, 'resource_missing')
    const left = intent.session.total - intent.refunded
    const amount = form.has('amount') ? Number(form.get('amount')) : left
    if (!(amount > 0) || amount > left) return trouble(400, 'charge_already_refunded')
    intent.refunded += amount
    const refund = { id: name('re'), object: 'refund', amount, status: 'succeeded', payment_intent: intent.id }
    tell(intent.session, 'refund.created', refund)
    return jsonAnswer(200, refund)
  }

  function invoicePayments(query: URLSearchParams): Answered {
    const intent = query.get('payment[payment_intent]')
    const invoice = query.get('invoice')
    const found = [...invoices.values()].filter(
      (one) => (intent === null || one.intent.id === intent) && (invoice === null || one.id === invoice),
    )
    const data = found.map((one) => ({
      id: `inpay_${one.id}`,
      object: 'invoice_payment',
      invoice: one.id,
      payment: { type: 'payment_intent', payment_intent: one.intent.id },
    }))
    return listAnswer(data)
  }

  function changeSubscription(subscription: Subscription | undefined, { method, form }: Asked): Answered {
    if (subscription === undefined || subscription.status === 'canceled') return trouble(404, 'resource_missing')
    if (method === 'DELETE') {
      subscription.status = 'canceled'
      tell(subscription.session, 'customer.subscription.deleted', shownSubscription(subscription))
    } else if (form.has('cancel_at_period_end')) {
      subscription.cancelsAtEnd = form.get('cancel_at_period_end') === 'true'
      tell(subscription.session, 'customer.subscription.updated', shownSubscription(subscription))
    }
    return jsonAnswer(200, shownSubscription(subscription))
  }

  function api(asked: Asked): Answered | null {
    const { method, path, query, form, baseUrl } = asked
    const [, , kind = '', id = '', more = ''] = path.split('/')
    if (path === '/v1/checkout/sessions' && method === 'POST') return openSession(form, baseUrl)
    if (kind === 'checkout') {
      const session = sessions.get(more)
      if (session !== undefined && path.endsWith('/expire')) {
        if (session.status !== 'open') return trouble(400, 'session_not_open')
        session.status = 'expired'
        tell(session, 'checkout.session.expired', { id: session.id, metadata: session.metadata })
      }
      return session === undefined ? trouble(404, 'resource_missing') : jsonAnswer(200, shownSession(session, baseUrl))
    }
    if (path === '/v1/coupons') {
      const coupon = name('coupon')
      coupons.set(coupon, Number(form.get('amount_off')))
      return jsonAnswer(200, { id: coupon, object: 'coupon' })
    }
    if (path === '/v1/invoices') {
      const own = [...invoices.values()].filter(({ subscription }) => subscription === query.get('subscription'))
      return listAnswer(own.map(shownInvoice))
    }
    if (kind === 'invoices') {
      const invoice = invoices.get(id)
      return invoice === undefined ? trouble(404, 'resource_missing') : jsonAnswer(200, shownInvoice(invoice))
    }
    if (kind === 'payment_intents') {
      const intent = intents.get(id)
      return intent === undefined ? trouble(404, 'resource_missing') : jsonAnswer(200, shownIntent(intent))
    }
    if (kind === 'invoice_payments') return invoicePayments(query)
    if (kind === 'subscriptions') return changeSubscription(subscriptions.get(id), asked)
    return path === '/v1/refunds' ? giveBack(form) : null
  }

  return (asked) => {
    const [, version, kind = ''] = asked.path.split('/')
    if (asked.path.startsWith('/stripe/pay/')) {
      const session = sessions.get(asked.path.slice('/stripe/pay/'.length))
      return session === undefined ? refusalPage('No such page.', '没有该页面。') : page(session, asked)
    }
    if (version !== 'v1' || !KINDS.has(kind)) return null
    if (asked.authorization !== `Bearer ${key}`) return trouble(401, 'api_key_invalid')
    const once = asked.header('idempotency-key')
    const known = asked.method === 'POST' ? answered.get(once) : undefined
    if (known !== undefined) return known
    const answer = api(asked)
    if (answer !== null && asked.method === 'POST' && once !== '') answered.set(once, answer)
    return answer
  }
}

function name(start: string): string {
  return `${start}_${randomBytes(12).toString('hex')}`
}

function trouble(status: number, code: string): Answered {
  return jsonAnswer(status, { error: { type: 'invalid_request_error', code, message: code } })
}

function listAnswer(data: readonly unknown[]): Answered {
  return jsonAnswer(200, { object: 'list', data, has_more: false })
}

function payPage(session: Session, path: string, wasDeclined: boolean): Answered {
  const price = `${session.currency.toUpperCase()} ${(session.total / 100).toFixed(2)}`
  const complaint = wasDeclined
    ? markup`<p class="error" role="alert">The card was declined. <span lang="zh-CN">银行卡被拒绝。</span></p>`
    : markup``
  return pageAnswer(
    200,
    'Card payment (sandbox) · 银行卡支付（沙盒）',
    markup`<h1>Card payment, sandbox <span lang="zh-CN">银行卡支付（沙盒）</span></h1>
<p>${session.name}: <strong>${price}</strong></p>
<p>No money moves and no card is asked for. <span lang="zh-CN">不会产生任何扣款，也无需输入卡号。</span></p>${complaint}
<form method="post" action="${path}">
<button class="main" name="card" value="good">Pay <span lang="zh-CN">支付</span></button>
<button name="card" value="asks">Pay by a card whose bank asks first (3-D Secure) <span lang="zh-CN">使用需验证的卡支付（3-D Secure）</span></button>
<button name="card" value="declined">Pay by a card that is declined <span lang="zh-CN">使用会被拒绝的卡支付</span></button></form>
<p><a href="${session.cancelUrl}">Go back without paying <span lang="zh-CN">不支付，返回</span></a></p>`,
  )
}

function bankPage(path: string): Answered {
  return pageAnswer(
    200,
    '3-D Secure (sandbox) · 3-D Secure（沙盒）',
    markup`<h1>Your bank asks <span lang="zh-CN">银行验证</span></h1>
<p>Is it you who pays? <span lang="zh-CN">是您本人在支付吗？</span></p>
<form method="post" action="${path}">
<button class="main" name="card" value="confirmed">Yes, pay <span lang="zh-CN">是，支付</span></button>
<button class="quiet" name="card" value="refused">No <span lang="zh-CN">否</span></button></form>`,
  )
}
