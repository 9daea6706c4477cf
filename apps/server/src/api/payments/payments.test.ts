import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { visitPage } from '@trendee/providers/testing/visit-page'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { takeTold } from '../../answers/payments/take-told'
import { askProviders } from '../../jobs/payments'
import { type Input, ask } from '../../testing/ask'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'
import { makeMember } from '../../testing/test-accounts'

const { payments, plans } = CONTRACT
/** Webhooks as the stand-ins sent them. */
const sent: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = []

let server: SignInApp
let db: StoreDb
/** False: webhooks are lost on their way. */
let isDelivered = true

beforeAll(async () => {
  server = await openSignInApp(
    { limitsRates: false },
    {
      deliver: async (url, headers, body) => {
        sent.push({ url, headers, body })
        return isDelivered ? (await deliver(url, headers, body)).statusCode : 503
      },
    },
  )
  db = server.runtime.store.db
})
afterAll(() => server.close())

function deliver(url: string, headers: Readonly<Record<string, string>>, payload: string) {
  const own = { 'content-type': 'application/json', ...headers, host: 'localhost:4000' }
  return server.app.inject({ method: 'POST', url: new URL(url).pathname, headers: own, payload })
}

async function said(endpoint: Endpoint, input: Input, token: string) {
  return (await ask(server.app, endpoint, input, token)).json()
}
const order = (endpoint: Endpoint, pid: string, token: string, request_key: string = randomUUID()) =>
  said(endpoint, { pid, request_key }, token)

/** Pays at the page of the stand-in, and waits for what it tells. */
async function visit(url: string, choice: Readonly<Record<string, string>>) {
  const visited = await visitPage(url, choice)
  await server.providers.webhooksSent()
  return visited
}

async function planOf(token: string, platform: string) {
  const { data } = await said(plans.subscription, {}, token)
  return data.list.find((state: { platform: string }) => state.platform === platform)
}
const infoOf = async (order_id: string, token: string) =>
  (await said(payments.subscriptionInfo, { order_id }, token)).data

describe('a plan that is bought by card', () => {
  it('is open once Stripe has told it, with an invoice', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.stripeBuyPlan, 'sellers-basic-monthly', token)
    expect(data.is_sandbox).toBe(true)
    expect(await planOf(token, 'trendeesellers')).toMatchObject({ plan: 'Not Plan' })
    const { sentTo } = await visit(data.url, { card: 'good' })
    expect(sentTo?.pathname).toBe('/pricing/pay-success')
    expect(sentTo?.searchParams.get('order')).toBe(data.order_id)
    expect(await planOf(token, 'trendeesellers')).toMatchObject({ plan: 'basic', validity: true, opened_by: 'payment' })
    const { order: paid, invoices } = await infoOf(data.order_id, token)
    expect(paid).toMatchObject({ state: 'paid', provider: 'stripe', is_sandbox: true, total_minor: 2900 })
    expect(invoices).toMatchObject([
      { state: 'paid', total_minor: 2900, lines: [{ kind: 'plan', amount_minor: 2900 }] },
    ])
    expect((await said(payments.invoices, {}, token)).data.list).toEqual(invoices)
  })

  it('is open though the webhook is lost, once the visitor is back', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.stripeBuyPlan, 'sellers-basic-monthly', token)
    isDelivered = false
    await visit(data.url, { card: 'good' })
    isDelivered = true
    expect(await planOf(token, 'trendeesellers')).toMatchObject({ plan: 'Not Plan' })
    expect((await infoOf(data.order_id, token)).order.state).toBe('paid')
    expect(await planOf(token, 'trendeesellers')).toMatchObject({ plan: 'basic', validity: true })
    // The webhook comes after all: the payment is known.
    const last = sent.at(-1)
    expect((await deliver(last?.url ?? '', last?.headers ?? {}, last?.body ?? '')).statusCode).toBe(200)
    expect((await infoOf(data.order_id, token)).invoices).toHaveLength(1)
  })

  it('is paid once by the same click, and a key is for one thing', async () => {
    const { token } = await makeMember(db)
    const key = randomUUID()
    const clicks = await Promise.all(
      [1, 2, 3].map(() => order(payments.stripeBuyPlan, 'sellers-basic-monthly', token, key)),
    )
    expect(new Set(clicks.map(({ data }) => data.url)).size).toBe(1)
    await visit(clicks[0].data.url, { card: 'good' })
    expect(await order(payments.stripeBuyPlan, 'sellers-basic-monthly', token, key)).toMatchObject({
      code: 1010,
      data: { because: 'order_over' },
    })
    expect((await order(payments.stripeBuyPlan, 'sellers-gold-monthly', token)).code).toBe(1002)
  })

  it('is not open after a decline, and is after the bank was asked', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.stripeBuyPlan, 'graphics-basic-monthly', token)
    await visit(data.url, { card: 'declined' })
    expect((await infoOf(data.order_id, token)).order.state).toBe('declined')
    expect(await planOf(token, 'trendeegraphics')).toMatchObject({ plan: 'Not Plan' })
    // The same order again is the same page.
    const again = await order(payments.stripeBuyPlan, 'graphics-basic-monthly', token)
    expect(again.data).toEqual(data)
    await visit(data.url, { card: 'asks' })
    await visit(data.url, { card: 'confirmed' })
    expect((await infoOf(data.order_id, token)).order.state).toBe('paid')
  })
})

describe('money that is given back', () => {
  it('by card or at PayPal ends the plan, and the invoice is credited', async () => {
    for (const [way, entry, choice] of [
      ['stripe', payments.stripeBuyPlan, { card: 'good' }],
      ['paypal', payments.paypalCreateOrder, { way: 'good' }],
    ] as const) {
      const { token } = await makeMember(db)
      const { order_id, url } = (await order(entry, 'sellers-basic-monthly', token)).data
      await visit(url, choice)
      expect((await infoOf(order_id, token)).order.state).toBe('paid')
      const kept = db.selectFrom('payment').select('payment_ref').where('order_id', '=', order_id)
      const { payment_ref } = await kept.executeTakeFirstOrThrow()
      await server.providers.payments[way]?.refund(payment_ref, null, `refund-${order_id}`)
      await server.providers.webhooksSent()
      const { order: given, invoices } = await infoOf(order_id, token)
      expect([given.state, invoices[0].state]).toEqual(['refunded', 'credited'])
      expect(await planOf(token, 'trendeesellers')).toMatchObject({ validity: false })
    }
  })
})

describe('each night', () => {
  const askAll = () =>
    askProviders(
      {
        db,
        payments: server.providers.payments,
        forgetAccounts: () => server.app.trendeeState.access.forgetAccounts(),
      },
      new Date(),
      new AbortController().signal,
    )

  it('what no webhook and no visitor told of is asked for, and known things change nothing', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.stripeSubscription, 'sellers-basic-monthly', token)
    isDelivered = false
    await visit(data.url, { card: 'good' })
    isDelivered = true
    expect(await planOf(token, 'trendeesellers')).toMatchObject({ plan: 'Not Plan' })
    await askAll()
    const open = await planOf(token, 'trendeesellers')
    expect(open).toMatchObject({ plan: 'basic', validity: true })
    await askAll()
    expect(await planOf(token, 'trendeesellers')).toEqual(open)
    expect((await infoOf(data.order_id, token)).invoices).toHaveLength(1)
  })
})

describe('a subscription', () => {
  it('is cancelled at its end, and stays open until then', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.stripeSubscription, 'sellers-professional-monthly', token)
    await visit(data.url, { card: 'good' })
    const { order_id } = data
    expect((await infoOf(order_id, token)).order).toMatchObject({ subscription_state: 'active' })
    const before = await planOf(token, 'trendeesellers')
    const ended = await said(payments.cancelSubscription, { order_id }, token)
    expect(ended.data).toMatchObject({ subscription_state: 'ending', state: 'paid', until: before.plan_end })
    expect((await said(payments.stripeCancelSubscription, { order_id }, token)).data).toEqual(ended.data)
    expect((await said(payments.paypalCancelSubscription, { order_id }, token)).code).toBe(1002)
    expect(await planOf(token, 'trendeesellers')).toEqual(before)
    expect((await said(payments.subscriptionList, {}, token)).data.list).toMatchObject([{ order_id }])
  })

  it('takes the place of another, whose rest is credited and which charges nothing more', async () => {
    const { token } = await makeMember(db)
    const first = await order(payments.stripeSubscription, 'sellers-basic-monthly', token)
    await visit(first.data.url, { card: 'good' })
    expect((await order(payments.stripeSubscription, 'sellers-basic-monthly', token)).data.because).toBe('subscribed')
    const offer = (await said(payments.payOffer, { pid: 'sellers-business-monthly' }, token)).data
    // A moment of the month is used: a cent, at most, is not credited.
    expect(offer.total_minor).toBeGreaterThanOrEqual(24_900 - 2900)
    expect(offer.total_minor).toBeLessThanOrEqual(24_900 - 2898)
    expect(offer.paid).toMatchObject({ pid: 'sellers-basic-monthly' })
    const other = await order(payments.paypalCreateOrder, 'sellers-business-monthly', token)
    const second = await order(payments.stripeSubscription, 'sellers-business-monthly', token)
    expect((await infoOf(other.data.order_id, token)).order.state).toBe('expired')
    await visit(second.data.url, { card: 'good' })
    expect(await planOf(token, 'trendeesellers')).toMatchObject({ plan: 'business', validity: true })
    expect((await infoOf(first.data.order_id, token)).order).toMatchObject({
      subscription_state: 'cancelled',
      is_replaced: true,
    })
    expect((await said(payments.payOffer, { pid: 'sellers-basic-monthly' }, token)).data.obstacle).toBe('paid_longer')
  })

  it('at PayPal begins, is listed and ends', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.paypalCreateSubscription, 'graphics-professional-yearly', token)
    await visit(data.url, { way: 'good' })
    const { order_id } = data
    expect((await infoOf(order_id, token)).order).toMatchObject({ state: 'paid', subscription_state: 'active' })
    expect((await said(payments.paypalSubscriptionList, {}, token)).data.list).toMatchObject([{ order_id }])
    expect((await said(payments.paypalCancelSubscription, { order_id }, token)).data).toMatchObject({
      subscription_state: 'cancelled',
    })
    expect(await planOf(token, 'trendeegraphics')).toMatchObject({ plan: 'professional', validity: true })
  })

  it('whose renewal fails is past due, and its owner is told once', async () => {
    const { accountId, token } = await makeMember(db)
    const { data } = await order(payments.stripeSubscription, 'sellers-basic-monthly', token)
    await visit(data.url, { card: 'good' })
    const until = (await planOf(token, 'trendeesellers')).plan_end
    const now = new Date((until + 60) * 1000)
    const failed = (id: string) => ({
      orderId: data.order_id,
      subscription: null,
      event: { id: `${data.order_id}-${id}`, kind: 'payment_failed', payment: 'in_next', at: now } as const,
    })
    const taking = { db, payments: server.providers.payments, now, forgetAccounts: () => undefined }
    await takeTold(taking, 'stripe-sandbox', [failed('first'), failed('second')])
    expect((await infoOf(data.order_id, token)).order).toMatchObject({ subscription_state: 'past_due', state: 'paid' })
    const own = db.selectFrom('message').selectAll().where('for_account_id', '=', accountId)
    const messages = await own.execute()
    expect(messages).toHaveLength(1)
    expect(messages[0]?.title_en).toContain('Best sellers Basic')
    const day = new Date(until * 1000).toISOString().slice(0, 10)
    expect(messages[0]?.body_en).toContain(day)
  })

  it('that was never paid cannot be ended', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.stripeSubscription, 'sellers-basic-yearly', token)
    const refused = await said(payments.cancelSubscription, { order_id: data.order_id }, token)
    expect(refused).toMatchObject({ code: 1010, data: { because: 'no_subscription' } })
    expect((await said(payments.subscriptionList, {}, token)).data.list).toEqual([])
  })
})

describe('an order at PayPal', () => {
  it('is paid when the visitor is back, once, and declined where the bank says no', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.paypalCreateOrder, 'graphics-basic-yearly', token)
    const { order_id } = data
    const complete = async () => (await said(payments.paypalCompleteOrder, { order_id }, token)).data
    expect((await complete()).state).toBe('pending')
    await visit(data.url, { way: 'poor' })
    expect((await complete()).state).toBe('declined')
    await visit(data.url, { way: 'good' })
    const both = await Promise.all([complete(), complete()])
    expect(both.map(({ state }) => state)).toEqual(['paid', 'paid'])
    await server.providers.webhooksSent()
    expect((await infoOf(order_id, token)).invoices).toHaveLength(1)
  })
})

describe('a webhook', () => {
  it('that is forged, changed or old is refused and opens nothing', async () => {
    const { token } = await makeMember(db)
    const { data } = await order(payments.stripeBuyPlan, 'sellers-basic-monthly', token)
    isDelivered = false
    sent.length = 0
    await visit(data.url, { card: 'good' })
    isDelivered = true
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = sent
    const statusOf = async (changed: string, signed: Readonly<Record<string, string>>) =>
      (await deliver(url, signed, changed)).statusCode
    expect(await statusOf(body, {})).toBe(400)
    expect(await statusOf(body.replace('2900', '1'), headers)).toBe(400)
    const old = { 'stripe-signature': (headers['stripe-signature'] ?? '').replace(/t=\d+/, 't=1700000000') }
    expect(await statusOf(body, old)).toBe(400)
    expect(await statusOf('hello', headers)).toBe(400)
    expect(await planOf(token, 'trendeesellers')).toMatchObject({ plan: 'Not Plan' })
    expect(await statusOf(body, headers)).toBe(200)
    // The very same once more is known.
    expect(await statusOf(body, headers)).toBe(200)
    expect(await planOf(token, 'trendeesellers')).toMatchObject({ plan: 'basic' })
    expect((await infoOf(data.order_id, token)).invoices).toHaveLength(1)
  })

  it('of a stand-in is nobody’s where the server is asked by another name', async () => {
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = sent
    const own = { 'content-type': 'application/json', ...headers, host: 'trendee.example' }
    const answer = await server.app.inject({ method: 'POST', url: new URL(url).pathname, headers: own, payload: body })
    expect(answer.statusCode).toBe(404)
  })
})

it('nothing is sold to who must not meet a stand-in', async () => {
  const { token } = await makeMember(db)
  const stranger = server.browser({ host: 'trendee.example' })
  const ways = await stranger.ask(payments.payWays, {})
  expect(ways.json().data).toEqual({ card: false, paypal: false, is_sandbox: false })
  const input = { pid: 'sellers-basic-monthly', request_key: randomUUID() }
  expect((await stranger.ask(payments.stripeBuyPlan, input, token)).json().code).toBe(1011)
})
