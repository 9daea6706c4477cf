import { createHmac, randomBytes } from 'node:crypto'
import { type Answered, type Asked, type StandIn, isAllowedRedirect, jsonAnswer, sendBack } from './exchange'
import { markup } from './markup'
import { pageAnswer, refusalPage } from './page'
import type { WebhookSender } from './webhook-sender'

interface StandInPaypalSettings {
  readonly clientId: string
  readonly secret: string
  readonly webhookId: string
  readonly redirectHosts: readonly string[]
  readonly now: () => number
  readonly onLog: (line: string) => void
  readonly webhooks: WebhookSender
}

const WEBHOOK_PATH = '/api/v1/pay/paypal/webhook'
const TOKEN_SECONDS = 32_400

interface Money {
  readonly value: string
  readonly currency_code: string
}

/** An order that is paid once, or a subscription. */
interface Agreement {
  readonly id: string
  readonly kind: 'order' | 'subscription'
  readonly customId: string
  readonly title: string
  readonly amount: Money
  readonly returnUrl: string
  readonly cancelUrl: string
  status: string
  /** The visitor chose a way to pay that has no money. */
  isPoor: boolean
  /** Capture or sale. */
  payment: string | null
  paidAt: string
  refunded: number
}

interface OrderBody {
  readonly purchase_units: readonly [{ custom_id: string; description: string; amount: Money }]
  readonly payment_source: { readonly paypal: { readonly experience_context: Urls } }
}

interface SubscriptionBody {
  readonly plan_id: string
  readonly custom_id: string
  readonly application_context: Urls
}

interface PlanBody {
  readonly name: string
  readonly billing_cycles: readonly { readonly pricing_scheme: { readonly fixed_price: Money } }[]
}

interface Urls {
  readonly return_url: string
  readonly cancel_url: string
}

/**
 * PayPal as far as the platform uses it: tokens, Orders v2 with capture, products, plans and Subscriptions v1, refunds, webhooks
 * and the check of their signatures; the page where one agrees is its own. State is in memory.
 */
export function standInPaypal(settings: StandInPaypalSettings): StandIn {
  const { clientId, secret, webhookId, redirectHosts, now, onLog, webhooks } = settings
  const agreements = new Map<string, Agreement>()
  const plans = new Map<string, PlanBody>()
  const tokens = new Map<string, number>()
  const answered = new Map<string, Answered>()
  const instant = () => new Date(now()).toISOString()

  const signatureOf = (id: string, time: string, event: string) =>
    createHmac('sha256', secret).update(`${id}|${time}|${webhookId}|${event}`).digest('base64')

  function tell(agreement: Agreement, event_type: string, resource: unknown): void {
    const body = JSON.stringify({ id: name('WH'), create_time: instant(), event_type, resource })
    const [id, time] = [name('T'), instant()]
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/stand-in',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signatureOf(id, time, body),
    }
    webhooks.send(new URL(WEBHOOK_PATH, agreement.returnUrl).href, headers, body)
  }

  function verification(body: string): Answered {
    const signed = JSON.parse(body) as Record<string, unknown>
    const event = JSON.stringify(signed['webhook_event'])
    const expected = signatureOf(String(signed['transmission_id']), String(signed['transmission_time']), event)
    const isOurs = signed['webhook_id'] === webhookId && signed['transmission_sig'] === expected
    return jsonAnswer(200, { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' })
  }

  function token({ form, authorization }: Asked): Answered {
    const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
    if (authorization !== basic || form.get('grant_type') !== 'client_credentials') {
      return jsonAnswer(401, { error: 'invalid_client' })
    }
    const access_token = name('A21')
    tokens.set(access_token, now() + TOKEN_SECONDS * 1000)
    return jsonAnswer(200, { access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS })
  }

  function open(agreement: Omit<Agreement, 'id' | 'isPoor' | 'payment' | 'paidAt' | 'refunded'>, baseUrl: string) {
    const { returnUrl, cancelUrl } = agreement
    if (![returnUrl, cancelUrl].every((url) => isAllowedRedirect(url, redirectHosts))) {
      return trouble(422, 'INVALID_PARAMETER_VALUE')
    }
    const id = name(agreement.kind === 'order' ? 'O' : 'I').toUpperCase()
    const opened = { ...agreement, id, isPoor: false, payment: null, paidAt: '', refunded: 0 }
    agreements.set(id, opened)
    return jsonAnswer(201, shown(opened, baseUrl))
  }

  function shown(agreement: Agreement, baseUrl: string) {
    const { id, kind, status, customId, amount, payment, paidAt } = agreement
    const links = [{ rel: kind === 'order' ? 'payer-action' : 'approve', href: `${baseUrl}/paypal/approve/${id}` }]
    if (kind === 'subscription') return { id, status, custom_id: customId, links }
    const captures = payment === null ? [] : [captureOf(agreement, payment, paidAt)]
    return { id, status, links, purchase_units: [{ custom_id: customId, amount, payments: { captures } }] }
  }

  function captureOf({ customId, amount }: Agreement, id: string, create_time: string) {
    return { id, status: 'COMPLETED', amount, custom_id: customId, create_time }
  }

  function capture(agreement: Agreement, baseUrl: string): Answered {
    if (agreement.status !== 'APPROVED') return trouble(422, 'ORDER_NOT_APPROVED')
    if (agreement.isPoor) {
      agreement.status = 'PAYER_ACTION_REQUIRED'
      return trouble(422, 'INSTRUMENT_DECLINED')
    }
    agreement.status = 'COMPLETED'
    agreement.payment = name('CAP').toUpperCase()
    agreement.paidAt = instant()
    onLog('PayPal stand-in: an order is paid')
    tell(agreement, 'PAYMENT.CAPTURE.COMPLETED', captureOf(agreement, agreement.payment, agreement.paidAt))
    return jsonAnswer(201, shown(agreement, baseUrl))
  }

  function approve(agreement: Agreement, { method, form, path }: Asked): Answered {
    const { returnUrl, id } = agreement
    const isOpen = ['CREATED', 'APPROVAL_PENDING', 'PAYER_ACTION_REQUIRED'].includes(agreement.status)
    if (!isOpen) return refusalPage('This page is closed.', '该支付页面已关闭。')
    const choice = method === 'POST' ? form.get('way') : null
    if (choice !== 'good' && choice !== 'poor') return approvalPage(agreement, path)
    agreement.isPoor = choice === 'poor'
    if (agreement.kind === 'order') {
      agreement.status = 'APPROVED'
      return sendBack(returnUrl, { token: id, PayerID: 'STANDIN' })
    }
    if (choice === 'poor') {
      tell(agreement, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id, custom_id: agreement.customId })
      return { status: 303, headers: { location: agreement.cancelUrl }, body: '' }
    }
    agreement.status = 'ACTIVE'
    agreement.payment = name('SALE').toUpperCase()
    agreement.paidAt = instant()
    onLog('PayPal stand-in: a subscription is paid')
    const { value: total, currency_code: currency } = agreement.amount
    tell(agreement, 'PAYMENT.SALE.COMPLETED', {
      id: agreement.payment,
      custom: agreement.customId,
      billing_agreement_id: id,
      amount: { total, currency },
    })
    return sendBack(returnUrl, { subscription_id: id })
  }

  function transactions({ payment, paidAt, amount }: Agreement): Answered {
    const paid = { id: payment, status: 'COMPLETED', time: paidAt, amount_with_breakdown: { gross_amount: amount } }
    return jsonAnswer(200, { transactions: payment === null ? [] : [paid] })
  }

  function cancel(agreement: Agreement): Answered {
    if (agreement.status !== 'ACTIVE') return trouble(422, 'SUBSCRIPTION_STATUS_INVALID')
    agreement.status = 'CANCELLED'
    tell(agreement, 'BILLING.SUBSCRIPTION.CANCELLED', { id: agreement.id, custom_id: agreement.customId })
    return { status: 204, headers: {}, body: '' }
  }

  function giveBack(agreement: Agreement, payment: string, { body, baseUrl }: Asked): Answered {
    const asked = (JSON.parse(body || '{}') as { amount?: { value?: string; total?: string } }).amount
    const left = Number(agreement.amount.value) - agreement.refunded
    const given = asked === undefined ? left : Number(asked.value ?? asked.total)
    if (!(given > 0) || given > left + 0.001) return trouble(422, 'REFUND_AMOUNT_EXCEEDED')
    agreement.refunded += given
    const [id, value] = [name('RE').toUpperCase(), given.toFixed(2)]
    const { currency_code } = agreement.amount
    if (agreement.kind === 'order') {
      const links = [{ rel: 'up', href: `${baseUrl}/v2/payments/captures/${payment}` }]
      const amount = { value, currency_code }
      tell(agreement, 'PAYMENT.CAPTURE.REFUNDED', { id, amount, custom_id: agreement.customId, links })
    } else {
      const amount = { total: value, currency: currency_code }
      tell(agreement, 'PAYMENT.SALE.REFUNDED', { id, amount, sale_id: payment, custom: agreement.customId })
    }
    return jsonAnswer(201, { id, status: 'COMPLETED' })
  }

  function api(asked: Asked): Answered | null {
    const { method, path, body, baseUrl } = asked
    const parts = path.split('/')
    const [, , , kind = '', id = '', verb = ''] = parts
    if (path === '/v1/notifications/verify-webhook-signature') return verification(body)
    if (path === '/v2/checkout/orders') {
      const { purchase_units, payment_source } = JSON.parse(body) as OrderBody
      const [unit] = purchase_units
      const { return_url: returnUrl, cancel_url: cancelUrl } = payment_source.paypal.experience_context
      const { custom_id: customId, description: title, amount } = unit
      return open({ kind: 'order', customId, title, amount, returnUrl, cancelUrl, status: 'CREATED' }, baseUrl)
    }
    if (path === '/v1/catalogs/products') return jsonAnswer(201, { id: name('PROD') })
    if (path === '/v1/billing/plans') {
      const plan = name('P')
      plans.set(plan, JSON.parse(body) as PlanBody)
      return jsonAnswer(201, { id: plan, status: 'ACTIVE' })
    }
    if (path === '/v1/billing/subscriptions') {
      const { plan_id, custom_id: customId, application_context } = JSON.parse(body) as SubscriptionBody
      const plan = plans.get(plan_id)
      const amount = plan?.billing_cycles[0]?.pricing_scheme.fixed_price
      if (plan === undefined || amount === undefined) return trouble(404, 'RESOURCE_NOT_FOUND')
      const { return_url: returnUrl, cancel_url: cancelUrl } = application_context
      const asSubscription = { kind: 'subscription', customId, title: plan.name, amount } as const
      return open({ ...asSubscription, returnUrl, cancelUrl, status: 'APPROVAL_PENDING' }, baseUrl)
    }
    if (kind === 'captures' || kind === 'sale') {
      const wanted = kind === 'captures' ? 'order' : 'subscription'
      const agreement = [...agreements.values()].find((one) => one.payment === id && one.kind === wanted)
      if (agreement === undefined) return trouble(404, 'RESOURCE_NOT_FOUND')
      return verb === 'refund' ? giveBack(agreement, id, asked) : jsonAnswer(200, captureOf(agreement, id, ''))
    }
    const agreement = agreements.get(id)
    if (agreement === undefined) return trouble(404, 'RESOURCE_NOT_FOUND')
    if (verb === 'capture' && method === 'POST') return capture(agreement, baseUrl)
    if (verb === 'transactions') return transactions(agreement)
    if (verb === 'cancel' && method === 'POST') return cancel(agreement)
    return verb === '' ? jsonAnswer(200, shown(agreement, baseUrl)) : null
  }

  const GROUPS = [
    '/v2/checkout/',
    '/v2/payments/',
    '/v1/payments/',
    '/v1/billing/',
    '/v1/catalogs/',
    '/v1/notifications/',
  ]

  return (asked) => {
    const { path, method, authorization } = asked
    if (path === '/v1/oauth2/token') return token(asked)
    if (path.startsWith('/paypal/approve/')) {
      const agreement = agreements.get(path.slice('/paypal/approve/'.length))
      return agreement === undefined ? refusalPage('No such page.', '没有该页面。') : approve(agreement, asked)
    }
    if (!GROUPS.some((group) => path.startsWith(group))) return null
    const endsAt = tokens.get((authorization ?? '').replace(/^Bearer /, ''))
    if (endsAt === undefined || now() >= endsAt) return jsonAnswer(401, { name: 'AUTHENTICATION_FAILURE' })
    const once = asked.header('paypal-request-id')
    const known = method === 'POST' ? answered.get(once) : undefined
    if (known !== undefined) return known
    const answer = api(asked)
    // What was refused may be asked again by the same key.
    if (answer !== null && once !== '' && answer.status < 300) answered.set(once, answer)
    return answer
  }
}

function name(start: string): string {
  return `${start}-${randomBytes(10).toString('hex')}`
}

function trouble(status: number, issue: string): Answered {
  return jsonAnswer(status, { name: issue, details: [{ issue }] })
}

function approvalPage({ title, amount, cancelUrl, kind }: Agreement, path: string): Answered {
  const often = kind === 'order' ? markup`` : markup` <span>each period · 每期</span>`
  return pageAnswer(
    200,
    'PayPal (sandbox) · PayPal（沙盒）',
    markup`<h1>PayPal, sandbox <span lang="zh-CN">PayPal（沙盒）</span></h1>
<p>${title}: <strong>${amount.currency_code} ${amount.value}</strong>${often}</p>
<p>No money moves and no account is asked for. <span lang="zh-CN">不会产生任何扣款，也无需登录账户。</span></p>
<form method="post" action="${path}">
<button class="main" name="way" value="good">Agree and pay <span lang="zh-CN">同意并支付</span></button>
<button name="way" value="poor">Agree, with a bank that declines <span lang="zh-CN">同意，但银行拒绝</span></button></form>
<p><a href="${cancelUrl}">Go back without paying <span lang="zh-CN">不支付，返回</span></a></p>`,
  )
}
