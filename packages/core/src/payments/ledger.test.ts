import { describe, expect, it } from 'vitest'
import { type LedgerPayment, type OrderTerms, type PaymentEvent, ledgerOf, paidPlan } from './ledger'
import { drawnHistory, mixed, seeded } from './testing/drawn-history'

const at = (text: string) => new Date(`2026-${text}Z`)
const MONTH: OrderTerms = {
  isSubscription: true,
  billing: 'monthly',
  currency: 'USD',
  totalMinor: 4900,
  renewalMinor: 4900,
}
const paid = (payment: string, when: string, amountMinor = 4900): PaymentEvent => ({
  id: `paid-${payment}`,
  kind: 'payment_succeeded',
  payment,
  at: at(when),
  amountMinor,
  currency: 'USD',
})
const refunded = (
  payment: string,
  when: string,
  amountMinor: number,
  refund = `refund-${amountMinor}`,
): PaymentEvent => ({
  id: `${refund}-of-${payment}`,
  kind: 'refund_succeeded',
  payment,
  refund,
  at: at(when),
  amountMinor,
})

describe('an order by its events', () => {
  it('is paid for a month from the payment on', () => {
    const ledger = ledgerOf(MONTH, [paid('p1', '01-31T08:00:00')])
    expect(ledger).toMatchObject({ order: 'paid', subscription: 'active' })
    expect(ledger.covers).toEqual([
      { payment: 'p1', from: at('01-31T08:00:00'), until: at('02-28T08:00:00'), closedAt: null },
    ])
  })

  it('keeps its calendar through February and a late renewal', () => {
    const ledger = ledgerOf(MONTH, [
      paid('p1', '01-31T08:00:00'),
      paid('p2', '02-28T08:40:00'),
      paid('p3', '03-31T08:00:00'),
    ])
    expect(ledger.covers.map(({ until }) => until)).toEqual([
      at('02-28T08:00:00'),
      at('03-31T08:00:00'),
      at('04-30T08:00:00'),
    ])
  })

  it('that is paid once adds a second payment up', () => {
    const terms = { ...MONTH, isSubscription: false }
    const ledger = ledgerOf(terms, [paid('p1', '04-01T00:00:00'), paid('p2', '04-10T00:00:00')])
    expect(paidPlan(ledger.covers)).toEqual({ from: at('04-01T00:00:00'), until: at('06-01T00:00:00') })
    expect(ledger.subscription).toBeNull()
  })

  it('is not paid by another amount or currency', () => {
    const cheap = ledgerOf(MONTH, [paid('p1', '04-01T00:00:00', 49)])
    const euros = ledgerOf(MONTH, [{ ...paid('p1', '04-01T00:00:00'), currency: 'EUR' } as PaymentEvent])
    for (const ledger of [cheap, euros]) {
      expect([ledger.order, ledger.covers, [...ledger.refused.values()]]).toEqual(['pending', [], ['wrong_amount']])
    }
  })

  it('refunded as a whole in two parts ends with the second', () => {
    const half = refunded('p1', '04-05T00:00:00', 2000)
    const part = ledgerOf(MONTH, [paid('p1', '04-01T00:00:00'), half])
    expect([part.order, part.payments[0]?.state, paidPlan(part.covers)?.until]).toEqual([
      'paid',
      'part_refunded',
      at('05-01T00:00:00'),
    ])
    const whole = ledgerOf(MONTH, [paid('p1', '04-01T00:00:00'), half, refunded('p1', '04-06T00:00:00', 2900)])
    expect([whole.order, whole.payments[0]?.state, paidPlan(whole.covers)?.until]).toEqual([
      'refunded',
      'refunded',
      at('04-06T00:00:00'),
    ])
    const tooMuch = ledgerOf(MONTH, [paid('p1', '04-01T00:00:00'), half, refunded('p1', '04-06T00:00:00', 2901)])
    expect([tooMuch.order, [...tooMuch.refused.values()]]).toEqual(['paid', ['wrong_amount']])
  })

  it('opens again when the bank sends the refund back', () => {
    const back = refunded('p1', '04-06T00:00:00', 4900)
    const failed = { ...back, id: 'back', kind: 'refund_failed', at: at('04-09T00:00:00') } as PaymentEvent
    const ledger = ledgerOf(MONTH, [failed, back, paid('p1', '04-01T00:00:00')])
    expect([ledger.order, paidPlan(ledger.covers)?.until]).toEqual(['paid', at('05-01T00:00:00')])
  })

  it('stays open while disputed and ends when the dispute is lost', () => {
    const dispute = (kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost', when: string): PaymentEvent => ({
      id: kind,
      kind,
      payment: 'p1',
      dispute: 'd1',
      at: at(when),
    })
    const until = (...events: PaymentEvent[]) =>
      paidPlan(ledgerOf(MONTH, [paid('p1', '04-01T00:00:00'), ...events]).covers)?.until
    expect(until(dispute('dispute_opened', '04-10T00:00:00'))).toEqual(at('05-01T00:00:00'))
    expect(until(dispute('dispute_won', '04-20T00:00:00'))).toEqual(at('05-01T00:00:00'))
    expect(until(dispute('dispute_lost', '04-20T00:00:00'))).toEqual(at('04-20T00:00:00'))
  })

  it('waits with a refund that is told before its payment', () => {
    const early = refunded('p1', '03-31T23:59:58', 4900)
    expect([...ledgerOf(MONTH, [early]).refused.values()]).toEqual(['not_yet'])
    const ledger = ledgerOf(MONTH, [early, paid('p1', '04-01T00:00:00')])
    expect([ledger.order, ledger.refused.size]).toEqual(['refunded', 0])
  })
})

describe('10,000 drawn histories', () => {
  it('end in the same state in whatever order and number their events come, and open what is paid and nothing else', () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= 10_000; seed += 1) {
      const random = seeded(seed)
      const { terms, events, stands } = drawnHistory(random)
      const straight = ledgerOf(terms, events)
      const arrived: PaymentEvent[] = []
      let last = straight
      for (const event of mixed(events, random)) {
        arrived.push(event)
        last = ledgerOf(terms, arrived)
      }
      expect(last, `seed ${seed}`).toEqual(straight)
      const standing = ({ paidAt, closedAt }: LedgerPayment) => paidAt !== null && closedAt === null
      const found = straight.payments.filter(standing).map(({ ref }) => ref)
      expect(found.toSorted(), `seed ${seed}`).toEqual([...stands].toSorted())
      for (const { payment, from, until } of straight.covers) {
        // A month, or less where the money went back.
        const days = (until.getTime() - from.getTime()) / 86_400_000
        expect(days, `seed ${seed}`).toBeGreaterThanOrEqual(stands.has(payment) ? 28 : 0)
        expect(days).toBeLessThanOrEqual(31)
      }
      expect(straight.order === 'paid').toBe(stands.size > 0)
      met.add(straight.order).add(straight.subscription ?? 'once')
      for (const { state } of straight.payments) met.add(state)
    }
    // The histories reach what can be reached.
    for (const state of [
      'paid',
      'refunded',
      'declined',
      'expired',
      'active',
      'past_due',
      'ending',
      'cancelled',
      'once',
      'part_refunded',
      'charged_back',
      'failed',
    ]) {
      expect(met).toContain(state)
    }
  })
})
