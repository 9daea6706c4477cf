import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Providers, openProviders } from '../open-providers'
import { visitPage } from '../testing/visit-page'
import type { PayProvider, Purchase, Told } from './pay-provider'
import { minorOf } from './paypal-told'

const SITE = 'http://localhost:4000'
const ORDER = 'order-1'
const NOW = Date.parse('2026-04-01T12:00:00Z')

interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

let sent: Sent[]
let providers: Providers
let clock: number

beforeEach(async () => {
  sent = []
  clock = NOW
  providers = await openProviders(
    {},
    {
      now: () => clock,
      deliver: (url, headers, body) => {
        sent.push({ url, headers, body })
        return Promise.resolve(200)
      },
    },
  )
})
afterEach(() => providers.close())

const purchase = (changes: Partial<Purchase> = {}): Purchase => ({
  orderId: ORDER,
  title: 'Trendee basic',
  currency: 'USD',
  totalMinor: 4900,
  renewal: null,
  email: null,
  placedAt: new Date(NOW),
  successUrl: `${SITE}/pricing/pay-success?order=${ORDER}`,
  cancelUrl: `${SITE}/pricing/pay-error?order=${ORDER}`,
  ...changes,
})
const monthly = purchase({ totalMinor: 1900, renewal: { amountMinor: 4900, billing: 'monthly' } })
const asked = (checkoutRef: string, isSubscription: boolean) => ({ orderId: ORDER, checkoutRef, isSubscription })

/** What the webhooks so far tell, as the adapter reads them. */
async function heard(provider: PayProvider): Promise<Told[]> {
  await providers.webhooksSent()
  const told: Told[] = []
  for (const { headers, body } of sent.splice(0)) {
    told.push(...(await provider.told(Buffer.from(body), headers, new Date(clock))))
  }
  return told
}

function providerOf(name: 'stripe' | 'paypal'): PayProvider {
  const provider = providers.payments[name]
  if (provider === null) throw new Error(`no ${name}`)
  return provider
}

function paymentOf(told: Told | undefined): string {
  if (told === undefined || !('payment' in told.event)) throw new Error('no payment was told of')
  return told.event.payment
}

const succeeded = (amountMinor: number) =>
  expect.objectContaining({ kind: 'payment_succeeded', amountMinor, currency: 'USD', payment: expect.any(String) })

describe('Stripe', () => {
  it('is paid once, and tells the same by webhook and when asked', async () => {
    const stripe = providerOf('stripe')
    const checkout = await stripe.begin(purchase())
    expect((await stripe.begin(purchase())).ref).toBe(checkout.ref)
    expect(await stripe.settle(asked(checkout.ref, false))).toEqual([])
    const { sentTo } = await visitPage(checkout.url, { card: 'good' })
    expect(sentTo?.href).toBe(purchase().successUrl)
    const [byWebhook] = await heard(stripe)
    expect(byWebhook).toMatchObject({ orderId: ORDER, event: succeeded(4900) })
    const [whenAsked] = await stripe.settle(asked(checkout.ref, false))
    expect(whenAsked?.event).toMatchObject({ payment: paymentOf(byWebhook) })
    expect((await visitPage(checkout.url, {})).status).toBe(400)
  })

  it('tells of a decline and of a bank that asks first', async () => {
    const stripe = providerOf('stripe')
    const { url } = await stripe.begin(purchase())
    expect((await visitPage(url, { card: 'declined' })).html).toContain('was declined')
    expect((await heard(stripe)).map(({ event }) => event.kind)).toEqual(['payment_failed'])
    expect((await visitPage(url, { card: 'asks' })).html).toContain('Your bank asks')
    expect((await heard(stripe)).map(({ event }) => event.kind)).toEqual(['payment_action_needed'])
    expect((await visitPage(url, { card: 'confirmed' })).sentTo).not.toBeNull()
    expect((await heard(stripe)).map(({ event }) => event.kind)).toEqual(['payment_succeeded'])
  })

  it('takes the credit off a subscription’s first period, ends it, and gives money back', async () => {
    const stripe = providerOf('stripe')
    const { ref, url } = await stripe.begin(monthly)
    await visitPage(url, { card: 'good' })
    const [paid] = await heard(stripe)
    expect(paid).toMatchObject({ orderId: ORDER, event: succeeded(1900) })
    const [seen] = await stripe.settle(asked(ref, true))
    expect(seen?.subscription).toBe(paid?.subscription)
    const payment = paymentOf(paid)
    expect(seen?.event).toMatchObject({ payment })

    const subscription = paid?.subscription ?? ''
    expect(await stripe.cancel(subscription)).toBe('ending')
    await stripe.refund(payment, 500, 'once')
    await stripe.refund(payment, 500, 'once')
    await stripe.end(subscription)
    const told = await heard(stripe)
    expect(told.map(({ event }) => event.kind)).toEqual([
      'subscription_ending',
      'refund_succeeded',
      'subscription_ended',
    ])
    expect(told[1]).toMatchObject({ orderId: ORDER, event: { payment, amountMinor: 500 } })
    expect(await stripe.cancel(subscription)).toBe('gone')
  })

  it('refuses what it did not sign', async () => {
    const stripe = providerOf('stripe')
    const { url } = await stripe.begin(purchase())
    await visitPage(url, { card: 'good' })
    await providers.webhooksSent()
    const [{ headers, body } = { headers: {}, body: '' }] = sent
    const read = (text: string, at = clock) => stripe.told(Buffer.from(text), headers, new Date(at))
    await expect(read(body.replace('4900', '1900'))).rejects.toMatchObject({ reason: 'refused' })
    await expect(read(body, clock + 301_000)).rejects.toMatchObject({ reason: 'refused' })
    await expect(stripe.told(Buffer.from(body), {}, new Date(clock))).rejects.toMatchObject({ reason: 'refused' })
  })

  it('tells that nobody paid in time', async () => {
    const stripe = providerOf('stripe')
    const { ref, url } = await stripe.begin(purchase())
    clock += 3_600_000
    expect((await visitPage(url, { card: 'good' })).status).toBe(400)
    expect((await heard(stripe)).map(({ event }) => event.kind)).toEqual(['order_expired'])
    const [seen] = await stripe.settle(asked(ref, false))
    expect(seen?.event).toMatchObject({ kind: 'order_expired', at: new Date(clock) })
  })
})

describe('PayPal', () => {
  it('takes the money once the visitor is back, and no second time', async () => {
    const paypal = providerOf('paypal')
    const { ref, url } = await paypal.begin(purchase())
    expect(await paypal.settle(asked(ref, false))).toEqual([])
    const { sentTo } = await visitPage(url, { way: 'good' })
    expect(sentTo?.searchParams.get('token')).toBe(ref)
    const [taken] = await paypal.settle(asked(ref, false))
    expect(taken?.event).toEqual(succeeded(4900))
    const [byWebhook, ...more] = await heard(paypal)
    expect(byWebhook?.event).toMatchObject({ payment: paymentOf(taken) })
    expect(more).toEqual([])
    expect(await paypal.settle(asked(ref, false))).toEqual([taken])
  })

  it('tells that a bank declined, and takes another way to pay after that', async () => {
    const paypal = providerOf('paypal')
    const { ref, url } = await paypal.begin(purchase())
    await visitPage(url, { way: 'poor' })
    expect((await paypal.settle(asked(ref, false))).map(({ event }) => event.kind)).toEqual(['payment_failed'])
    await visitPage(url, { way: 'good' })
    expect((await paypal.settle(asked(ref, false))).map(({ event }) => event.kind)).toEqual(['payment_succeeded'])
  })

  it('begins a subscription at its first price, cancels it and gives money back', async () => {
    const paypal = providerOf('paypal')
    const { ref, url } = await paypal.begin(monthly)
    await visitPage(url, { way: 'good' })
    const [paid] = await heard(paypal)
    expect(paid).toMatchObject({ orderId: ORDER, subscription: ref, event: succeeded(1900) })
    const payment = paymentOf(paid)
    expect((await paypal.settle(asked(ref, true)))[0]?.event).toMatchObject({ payment, amountMinor: 1900 })
    expect(await paypal.cancel(ref)).toBe('ended')
    expect(await paypal.cancel(ref)).toBe('gone')
    await paypal.refund(payment, null, 'once')
    const told = await heard(paypal)
    expect(told.map(({ event }) => event.kind)).toEqual(['subscription_ended', 'refund_succeeded'])
    expect(told[1]?.event).toMatchObject({ payment, amountMinor: 1900 })
  })

  it('gives a part of a capture back', async () => {
    const paypal = providerOf('paypal')
    const { ref, url } = await paypal.begin(purchase())
    await visitPage(url, { way: 'good' })
    const [taken] = await paypal.settle(asked(ref, false))
    const payment = paymentOf(taken)
    await paypal.refund(payment, 1005, 'part')
    expect((await heard(paypal)).at(-1)?.event).toMatchObject({ kind: 'refund_succeeded', payment, amountMinor: 1005 })
  })

  it('refuses what it did not sign, and what is long over', async () => {
    const paypal = providerOf('paypal')
    const { url } = await paypal.begin(monthly)
    await visitPage(url, { way: 'good' })
    await providers.webhooksSent()
    const [{ headers, body } = { headers: {}, body: '' }] = sent
    const read = (text: string, at = clock, signed: Record<string, string> = headers) =>
      paypal.told(Buffer.from(text), signed, new Date(at))
    expect(await read(body)).toHaveLength(1)
    await expect(read(body.replace('19.00', '49.00'))).rejects.toMatchObject({ reason: 'refused' })
    await expect(read(body, clock + 5 * 86_400_000)).rejects.toMatchObject({ reason: 'refused' })
    await expect(read(body, clock, {})).rejects.toMatchObject({ reason: 'refused' })
    await expect(read('hello')).rejects.toMatchObject({ reason: 'refused' })
  })
})

it('amounts are read to the cent, and what is no such amount is none', () => {
  expect(['49.00', '49', '0.5', '19.05'].map(minorOf)).toEqual([4900, 4900, 50, 1905])
  expect(['', '4,900', '-1.00', '1.005', 'x'].map(minorOf)).toEqual([NaN, NaN, NaN, NaN, NaN])
})

describe('by the environment', () => {
  const open = async (env: Record<string, string>) => {
    const opened = await openProviders(env, { allowsStandIns: false })
    await opened.close()
    return [opened.payments.stripe?.id ?? null, opened.payments.paypal?.id ?? null]
  }
  const STRIPE = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }

  it('one service is enough, none is none, and half of one stops the start', async () => {
    expect(await open({})).toEqual([null, null])
    expect(await open(STRIPE)).toEqual(['stripe', null])
    expect(await open({ ...STRIPE, PAYMENTS: 'off' })).toEqual([null, null])
    await expect(open({ STRIPE_SECRET_KEY: 'sk' })).rejects.toMatchObject({ reason: 'not_configured' })
  })

  it('a stand-in speaks for nothing where one service is real, or payments are off', async () => {
    const here = async (env: Record<string, string>) => {
      const opened = await openProviders(env)
      await opened.close()
      return [opened.payments.stripe?.id ?? null, opened.payments.paypal?.id ?? null]
    }
    expect(await here({})).toEqual(['stripe-sandbox', 'paypal-sandbox'])
    expect(await here(STRIPE)).toEqual(['stripe', null])
    expect(await here({ PAYMENTS: 'off' })).toEqual([null, null])
  })
})
