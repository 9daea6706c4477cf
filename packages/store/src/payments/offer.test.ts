import { describe, expect, it } from 'vitest'
import type { PaymentEvent } from '@trendee/core/payments/ledger'
import { accountById } from '../accounts/accounts'
import { ENGINES, useStore } from '../testing/engines'
import { offerFor, orderOffered } from './offer'
import { invoicesOf, orderOf, ordersOf } from './orders-of-account'
import { recordEvent } from './record-event'

const at = (text: string) => new Date(`2026-${text}Z`)
/** April has 30 days: half of it is left at noon of the 16th. */
const NOW = at('04-01T12:00:00')
const HALF = at('04-16T12:00:00')

describe.each(ENGINES)('what is offered on $name', (engine) => {
  const db = useStore(engine)
  let keys = 0
  const person = async (accountId: string) => {
    await db().insertInto('account').values({ account_id: accountId, name: accountId, role: '' }).execute()
    return accountId
  }
  const order = (accountId: string, pid: string, now: Date, changes: object = {}) =>
    orderOffered(
      db(),
      { accountId, provider: 'stripe', pid, isSubscription: false, requestKey: `key-${(keys += 1)}`, ...changes },
      now,
    )
  const tell = (orderId: string, event: PaymentEvent, now: Date) =>
    recordEvent(db(), { provider: 'stripe', orderId, event }, now)
  const pay = (orderId: string, amountMinor: number, now: Date) => {
    const id = `${orderId}-${(keys += 1)}`
    const paid = { id, kind: 'payment_succeeded', payment: id, at: now, amountMinor, currency: 'USD' } as const
    return tell(orderId, paid, now).then(() => id)
  }
  const bought = async (accountId: string, pid: string, amountMinor: number, changes: object = {}) => {
    const { orderId } = await order(accountId, pid, NOW, changes)
    await pay(orderId, amountMinor, NOW)
    return orderId
  }
  const endsOf = async (accountId: string) => {
    const rows = await db().selectFrom('account_plan').selectAll().where('account_id', '=', accountId).execute()
    return Object.fromEntries(rows.map(({ plan, ends_at }) => [plan, ends_at]))
  }

  it('is the price of the list for a stranger, and nothing of another name', async () => {
    const wanted = { pid: 'sellers-basic-yearly', isSubscription: false }
    const offer = await offerFor(db(), null, wanted, NOW)
    expect(offer).toMatchObject({ totalMinor: 29_000, until: new Date('2027-04-01T12:00:00Z'), replaces: null })
    await expect(offerFor(db(), null, { ...wanted, pid: 'sellers-gold-yearly' }, NOW)).rejects.toMatchObject({
      kind: 'not_found',
    })
  })

  it('takes what is left of the plan off a higher one, which begins at once and ends the other', async () => {
    const id = await person('ann')
    const first = await bought(id, 'trendee-basic-monthly', 4900)
    const wanted = { pid: 'trendee-professional-monthly', isSubscription: false }
    const offer = await offerFor(db(), id, wanted, HALF)
    expect(offer.lines).toEqual([
      { kind: 'plan', item: 'trendee-professional-monthly', amountMinor: 14_900 },
      { kind: 'credit', item: 'trendee-basic-monthly', amountMinor: -2450 },
    ])
    expect(offer).toMatchObject({ totalMinor: 12_450, from: HALF, until: at('05-16T12:00:00') })
    const { orderId } = await order(id, wanted.pid, HALF)
    const payment = await pay(orderId, 12_450, HALF)
    expect(await endsOf(id)).toEqual({ basic: HALF, professional: at('05-16T12:00:00') })
    expect(await orderOf(db(), id, first)).toMatchObject({ isReplaced: true, until: HALF })
    expect((await invoicesOf(db(), id)).map(({ totalMinor }) => totalMinor)).toEqual([12_450, 4900])

    // The rest was credited once; what is given back brings the old plan back.
    const again = await offerFor(db(), id, { pid: 'trendee-business-monthly', isSubscription: false }, HALF)
    expect(again.replaces).toMatchObject({ orderId, creditMinor: 14_900 })
    const refund = { id: 'r', kind: 'refund_succeeded', payment, refund: 'r', amountMinor: 12_450 } as const
    await tell(orderId, { ...refund, at: at('04-17T12:00:00') }, at('04-17T12:00:00'))
    expect(await endsOf(id)).toEqual({ basic: at('05-01T12:00:00'), professional: at('04-17T12:00:00') })
  })

  it('of a subscription that takes a plan’s place is less once, and whole at each renewal', async () => {
    const id = await person('ben')
    await bought(id, 'trendee-basic-monthly', 4900)
    const { orderId, totalMinor } = await order(id, 'trendee-professional-monthly', HALF, { isSubscription: true })
    expect(totalMinor).toBe(12_450)
    await pay(orderId, 12_450, HALF)
    await pay(orderId, 14_900, at('05-16T12:00:00'))
    expect(await endsOf(id)).toMatchObject({ professional: at('06-16T12:00:00') })
    const [renewal, first] = await invoicesOf(db(), id, orderId)
    expect(renewal?.lines).toHaveLength(1)
    expect(first?.lines).toHaveLength(2)
  })

  it('is nothing where more is paid than the wanted plan costs, or it is subscribed to', async () => {
    const id = await person('cora')
    await bought(id, 'trendee-professional-yearly', 149_000)
    const smaller = await offerFor(db(), id, { pid: 'trendee-basic-monthly', isSubscription: true }, HALF)
    expect(smaller).toMatchObject({ obstacle: 'paid_longer', from: new Date('2027-04-01T12:00:00Z') })
    await expect(order(id, 'trendee-basic-monthly', HALF)).rejects.toMatchObject({ data: { because: 'paid_longer' } })
    // Another line has nothing to do with it.
    expect(await offerFor(db(), id, { pid: 'sellers-basic-monthly', isSubscription: true }, HALF)).toMatchObject({
      totalMinor: 2900,
      paid: null,
    })
    await bought(id, 'sellers-basic-monthly', 2900, { isSubscription: true })
    await expect(order(id, 'sellers-basic-monthly', HALF, { isSubscription: true })).rejects.toMatchObject({
      data: { because: 'subscribed' },
    })
    // Paid once more it comes after what is paid.
    const more = await offerFor(db(), id, { pid: 'sellers-basic-monthly', isSubscription: false }, HALF)
    expect(more).toMatchObject({ obstacle: null, from: at('05-01T12:00:00'), totalMinor: 2900 })
  })

  it('is ordered once, whatever the click: an order that is not paid is taken up within the hour', async () => {
    const id = await person('dan')
    const orders = await Promise.all([1, 2, 3].map(() => order(id, 'trendee-basic-monthly', NOW)))
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
    const later = await order(id, 'trendee-basic-monthly', at('04-01T13:00:00'))
    expect(later.orderId).not.toBe(orders[0]?.orderId)
    expect(await ordersOf(db(), id)).toHaveLength(2)
  })

  it('credits a rest on one open page at a time', async () => {
    const id = await person('eve')
    await bought(id, 'trendee-basic-monthly', 4900)
    await order(id, 'trendee-professional-monthly', HALF)
    await expect(order(id, 'trendee-business-monthly', HALF)).rejects.toMatchObject({
      data: { because: 'other_change' },
    })
    const { totalMinor } = await order(id, 'trendee-business-monthly', at('04-16T13:00:00'))
    // 49.00 × (14 days 23 hours) / 30 days, rounded down.
    expect(totalMinor).toBe(49_900 - 2443)
  })

  it('counts a part that was given back as not paid', async () => {
    const id = await person('fay')
    const first = await bought(id, 'trendee-basic-monthly', 4900)
    const { payment_ref: payment } = await db()
      .selectFrom('payment')
      .select('payment_ref')
      .where('order_id', '=', first)
      .executeTakeFirstOrThrow()
    const part = { id: 'part', kind: 'refund_succeeded', payment, refund: 'p', amountMinor: 900, at: HALF } as const
    await tell(first, part, HALF)
    const offer = await offerFor(db(), id, { pid: 'trendee-professional-monthly', isSubscription: false }, HALF)
    expect(offer.totalMinor).toBe(14_900 - 2000)
    expect((await accountById(db(), id))?.plans[0]?.plan).toBe('basic')
  })
})
