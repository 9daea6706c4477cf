import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { ledgerOf, type PaymentEvent } from '@trendee/core/payments/ledger'
import { drawnHistory, mixed, seeded } from '@trendee/core/payments/testing/drawn-history'
import { accountById } from '../accounts/accounts'
import { openPlan } from '../plans/open-plan'
import { ENGINES, useStore } from '../testing/engines'
import { placeOrder } from './orders'
import { recordEvent } from './record-event'

const NOW = new Date('2026-04-01T12:00:00Z')
const at = (text: string) => new Date(`2026-${text}Z`)

describe.each(ENGINES)('events of payments on $name', (engine) => {
  const db = useStore(engine)
  const person = async (accountId: string) => {
    await db().insertInto('account').values({ account_id: accountId, name: accountId, role: '' }).execute()
    return accountId
  }
  const place = (accountId: string, changes: object = {}) =>
    placeOrder(
      db(),
      {
        accountId,
        provider: 'stripe',
        pid: 'trendee-basic-monthly',
        isSubscription: false,
        taxBasisPoints: 0,
        requestKey: 'click-1',
        ...changes,
      },
      NOW,
    )
  const tell = (orderId: string, event: PaymentEvent, now = NOW) =>
    recordEvent(db(), { provider: 'stripe', orderId, event }, now)
  const paid = (name: string, when: Date, amountMinor = 4900): PaymentEvent => ({
    id: `${name}-paid`,
    kind: 'payment_succeeded',
    payment: name,
    at: when,
    amountMinor,
    currency: 'USD',
  })
  const refunded = (name: string, when: Date, amountMinor = 4900): PaymentEvent => ({
    id: `${name}-refund`,
    kind: 'refund_succeeded',
    payment: name,
    refund: `${name}-r`,
    at: when,
    amountMinor,
  })
  const planOf = async (accountId: string) => (await accountById(db(), accountId))?.plans[0]
  const invoiceOf = (payment: string) =>
    db().selectFrom('invoice').selectAll().where('payment_ref', '=', payment).executeTakeFirst()

  it('open the plan, with an invoice whose lines are what was paid', async () => {
    const id = await person('ann')
    const order = await place(id, { taxBasisPoints: 1900 })
    expect(order.totalMinor).toBe(5831)
    expect(await tell(order.orderId, paid('ann', NOW, 5831))).toBe('new')
    expect(await planOf(id)).toMatchObject({ plan: 'basic', endsAt: at('05-01T12:00:00'), openedBy: 'payment' })
    const invoice = await invoiceOf('ann')
    expect(invoice).toMatchObject({ total_minor: 5831, state: 'paid' })
    const lines = await db()
      .selectFrom('invoice_line')
      .select(['kind', 'amount_minor'])
      .where('invoice_no', '=', invoice?.invoice_no ?? 0)
      .orderBy('line_no')
      .execute()
    expect(lines).toEqual([
      { kind: 'plan', amount_minor: 4900 },
      { kind: 'tax', amount_minor: 931 },
    ])
  })

  it('count once, also when the same is told ten times at once', async () => {
    const id = await person('ben')
    const { orderId } = await place(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(orderId, paid('ben', NOW))))
    expect(answers.filter((answer) => answer === 'new')).toHaveLength(1)
    expect((await planOf(id))?.endsAt).toEqual(at('05-01T12:00:00'))
  })

  it('belong to one order for one click, and a key to one thing that is bought', async () => {
    const id = await person('cora')
    const orders = await Promise.all(Array.from({ length: 5 }, () => place(id)))
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
    await expect(place(id, { pid: 'trendee-business-monthly' })).rejects.toMatchObject({ kind: 'conflict' })
    await expect(place(id, { pid: 'partners-business-monthly' })).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('of no order of this provider are kept and open nothing', async () => {
    const id = await person('dan')
    const { orderId } = await place(id)
    const event = paid('dan', NOW)
    expect(await recordEvent(db(), { provider: 'paypal', orderId, event }, NOW)).toBe('no_order')
    expect(await planOf(id)).toBeUndefined()
    const kept = db().selectFrom('payment_event').select('outcome').where('event_id', '=', event.id)
    expect(await kept.execute()).toEqual([{ outcome: 'no_order' }])
  })

  it('that bring too little open nothing and say so', async () => {
    const id = await person('eve')
    const { orderId } = await place(id)
    await tell(orderId, paid('eve', NOW, 49))
    expect(await planOf(id)).toBeUndefined()
    expect(await invoiceOf('eve')).toBeUndefined()
    const kept = db().selectFrom('payment_event').select('outcome').where('event_id', '=', 'eve-paid')
    expect(await kept.execute()).toEqual([{ outcome: 'wrong_amount' }])
  })

  it('of a refund end the plan and credit the invoice', async () => {
    const id = await person('fay')
    const { orderId } = await place(id)
    await tell(orderId, paid('fay', NOW))
    await tell(orderId, refunded('fay', at('04-10T00:00:00')), at('04-10T00:00:01'))
    expect((await planOf(id))?.endsAt).toEqual(at('04-10T00:00:00'))
    expect(await invoiceOf('fay')).toMatchObject({ state: 'credited' })
  })

  it('come after the days of a promotion, which a refund leaves', async () => {
    const id = await person('gil')
    await openPlan(db(), id, { line: 'trendee', plan: 'basic', days: 10, openedBy: 'promotion' }, NOW)
    const { orderId } = await place(id)
    await tell(orderId, paid('gil', NOW))
    expect((await planOf(id))?.endsAt).toEqual(at('05-11T12:00:00'))
    // Five days more while it is paid.
    await openPlan(db(), id, { line: 'trendee', plan: 'basic', days: 5, openedBy: 'admin' }, at('04-02T12:00:00'))
    await tell(orderId, refunded('gil', at('04-03T12:00:00')), at('04-03T12:00:00'))
    // Two days were used of the month; then 10 and 5.
    expect((await planOf(id))?.endsAt).toEqual(at('04-18T12:00:00'))
  })

  it('of two orders of a plan are added up', async () => {
    const id = await person('hal')
    const first = await place(id)
    const second = await place(id, { requestKey: 'click-2' })
    await tell(second.orderId, paid('hal-2', at('04-01T12:00:05')))
    await tell(first.orderId, paid('hal-1', NOW))
    // 30 days of April and 30 days as the second order has them.
    expect((await planOf(id))?.endsAt).toEqual(at('05-31T12:00:00'))
  })

  it('change nothing where the transaction fails, and give the invoice its number back', async () => {
    const id = await person('ida')
    const { orderId } = await place(id)
    const failed = db()
      .transaction()
      .execute(async (transaction) => {
        await recordEvent(transaction, { provider: 'stripe', orderId, event: paid('ida', NOW) }, NOW)
        throw new Error('something later failed')
      })
    await expect(failed).rejects.toThrow('something later failed')
    expect([await planOf(id), await invoiceOf('ida')]).toEqual([undefined, undefined])
    expect(await tell(orderId, paid('ida', NOW))).toBe('new')
  })

  it('end in the same state in whatever order and number they come: 200 drawn histories', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seeded(seed)
      const { terms, events, stands } = drawnHistory(random, `h${seed}-`)
      const id = await person(`h${seed}`)
      const { orderId } = await place(id, { isSubscription: terms.isSubscription })
      for (const event of mixed(events, random)) await tell(orderId, event)
      const ledger = ledgerOf(terms, events)
      const order = await db()
        .selectFrom('payment_order')
        .select(['state', 'subscription_state'])
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      expect(order, `seed ${seed}`).toEqual({ state: ledger.order, subscription_state: ledger.subscription })
      const rows = await db().selectFrom('payment').selectAll().where('order_id', '=', orderId).execute()
      const standing = rows.filter((row) => row.paid_at !== null && row.closed_at === null)
      expect(new Set(standing.map((row) => row.payment_ref)), `seed ${seed}`).toEqual(stands)
      const invoices = await db().selectFrom('invoice').selectAll().where('order_id', '=', orderId).execute()
      expect(new Set(invoices.filter((row) => row.state === 'paid').map((row) => row.payment_ref))).toEqual(stands)
      // The end of the plan, month by month from what was drawn: the last month that stands is open to its end.
      const last = standing.map((row) => row.covers_until?.getTime() ?? 0)
      const end = (await planOf(id))?.endsAt.getTime() ?? 0
      expect(end, `seed ${seed}`).toBeGreaterThanOrEqual(Math.max(0, ...last))
      const closed = rows.filter((row) => row.closed_at !== null).map((row) => row.closed_at?.getTime() ?? 0)
      const begun = rows.map((row) => row.covers_from?.getTime() ?? 0)
      expect(end, `seed ${seed}`).toBeLessThanOrEqual(Math.max(0, ...last, ...closed, ...begun))
    }
    const { rows } = await sql<{ count: number; last: number }>`
      select count(*)::integer as count, max(invoice_no) as last from invoice`.execute(db())
    expect(rows[0]?.count).toBeGreaterThan(200)
    expect(rows[0]?.last).toBe(rows[0]?.count)
    const unequal = await sql`select invoice_no from invoice join invoice_line using (invoice_no)
      group by invoice_no, total_minor having sum(amount_minor) <> total_minor`.execute(db())
    expect(unequal.rows).toEqual([])
  })
})
