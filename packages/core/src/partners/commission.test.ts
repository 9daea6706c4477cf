import { describe, expect, it } from 'vitest'
import { type CommissionedPayment, CUSTOMER_RULE, commissionOf } from './commission'

const at = (day: number, month = 0) => new Date(Date.UTC(2026, month, day))
const partner = { accountId: 'partner', cardFingerprint: 'card-p' }
const PAYMENT: CommissionedPayment = {
  paidAt: at(10),
  amountMinor: 7900,
  refundedMinor: 0,
  isClosed: false,
  isDisputed: false,
  settledMinor: 0,
  isSettled: false,
  payer: { accountId: 'ann', cardFingerprint: null },
}
const worked = (change: Partial<CommissionedPayment>, now = at(1, 5), rule = CUSTOMER_RULE) =>
  commissionOf({ ...PAYMENT, ...change }, { rule, partner, signedUpAt: at(1) }, now)

describe('a commission of 20 % on 79.00', () => {
  it('is 15.80, held for 30 days and then payable', () => {
    const held = { state: 'held', earnedMinor: 1580, dueMinor: 0, refusal: null, payableAt: at(9, 1) }
    expect(worked({}, at(10))).toEqual(held)
    expect(worked({}, new Date(at(9, 1).getTime() - 1))).toEqual(held)
    expect(worked({}, at(9, 1))).toMatchObject({ state: 'payable', dueMinor: 1580 })
  })

  it.each<[string, Partial<CommissionedPayment>, string, number, number]>([
    ['paid out', { settledMinor: 1580, isSettled: true }, 'paid', 1580, 0],
    ['refunded in part: 20 % of 29.00', { refundedMinor: 5000 }, 'payable', 580, 580],
    [
      'refunded in part after the payout',
      { refundedMinor: 5000, settledMinor: 1580, isSettled: true },
      'owed_back',
      580,
      -1000,
    ],
    ['refunded before the payout', { refundedMinor: 7900, isClosed: true }, 'reversed', 0, 0],
    ['charged back after it', { isClosed: true, settledMinor: 1580, isSettled: true }, 'owed_back', 0, -1580],
    ['clawed back', { isClosed: true, settledMinor: 0, isSettled: true }, 'clawed_back', 0, 0],
    ['disputed', { isDisputed: true }, 'held', 1580, 0],
    ['rounded to the nearest cent: 0.598', { amountMinor: 299 }, 'payable', 60, 60],
  ])('%s', (_name, change, state, earnedMinor, dueMinor) => {
    expect(worked(change)).toMatchObject({ state, earnedMinor, dueMinor })
  })

  it.each<[string, Partial<CommissionedPayment>]>([
    ['own_purchase', { payer: { accountId: 'partner', cardFingerprint: null } }],
    ['same_card', { payer: { accountId: 'ann', cardFingerprint: 'card-p' } }],
    ['too_late', { paidAt: new Date(Date.UTC(2027, 0, 1)) }],
  ])('is refused: %s', (refusal, change) => {
    expect(worked(change, at(1, 20))).toMatchObject({ state: 'refused', refusal, earnedMinor: 0, dueMinor: 0 })
  })

  it('counts until the last moment of the twelfth month, and no card is not the same card', () => {
    const change = { paidAt: new Date(Date.UTC(2027, 0, 1) - 1) }
    expect(worked(change, at(1, 20)).refusal).toBeNull()
    const noCard = { accountId: 'partner', cardFingerprint: null }
    expect(commissionOf(PAYMENT, { rule: CUSTOMER_RULE, partner: noCard, signedUpAt: at(1) }, at(2)).refusal).toBeNull()
  })
})

/** Numbers that are the same in each run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

it('holds over 10,000 histories of refunds, disputes and payouts', () => {
  const next = numbers(20_260)
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const wrong: string[] = []
  for (let history = 0; history < 10_000; history += 1) {
    const payment = { ...PAYMENT, amountMinor: 1 + upTo(50_000) }
    const rule = { shareBp: upTo(5000), months: 12 }
    const payouts: number[] = []
    let day = 10
    for (let step = upTo(12); step >= 0; step -= 1) {
      day += upTo(25)
      const what = upTo(3)
      if (what === 0) {
        const refundedMinor = payment.refundedMinor + upTo(payment.amountMinor - payment.refundedMinor)
        Object.assign(payment, { refundedMinor, isClosed: refundedMinor === payment.amountMinor })
      }
      if (what === 1) Object.assign(payment, { isDisputed: !payment.isDisputed })
      const { dueMinor } = worked(payment, at(day), rule)
      if (dueMinor > 0 && (day < 40 || payment.isDisputed)) wrong.push(`${history}: due too early`)
      if (what === 2 && dueMinor !== 0) {
        payouts.push(dueMinor)
        Object.assign(payment, { settledMinor: payment.settledMinor + dueMinor, isSettled: true })
        if (worked(payment, at(day), rule).dueMinor !== 0) wrong.push(`${history}: due twice`)
      }
    }
    const last = worked({ ...payment, isDisputed: false }, at(day + 40), rule)
    const paidOut = payouts.reduce((sum, minor) => sum + minor, 0) + last.dueMinor
    const kept = payment.amountMinor - payment.refundedMinor
    expect(Math.abs(paidOut - (kept * rule.shareBp) / 10_000)).toBeLessThanOrEqual(0.5)
    expect(Number.isInteger(paidOut)).toBe(true)
    const closed = { ...payment, refundedMinor: payment.amountMinor, isClosed: true }
    expect(worked(closed, at(day), rule).dueMinor + payment.settledMinor).toBe(0)
  }
  expect(wrong).toEqual([])
})
