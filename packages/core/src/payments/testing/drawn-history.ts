import { periodEnd } from '../billing-period'
import type { OrderTerms, PaymentEvent } from '../ledger'

type Random = () => number

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Events as they may arrive: in any order, some of them several times. */
export function mixed(events: readonly PaymentEvent[], random: Random): PaymentEvent[] {
  const copies = events.flatMap((event) =>
    Array.from({ length: random() < 0.3 ? 2 + Math.floor(random() * 2) : 1 }, () => event),
  )
  return copies
    .map((event) => ({ event, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event)
}

export interface DrawnHistory {
  readonly terms: OrderTerms
  /** As they happened. */
  readonly events: readonly PaymentEvent[]
  /** The payments whose money stayed, by what was drawn and not by what the ledger makes of it. */
  readonly stands: ReadonlySet<string>
}

/** What can happen to a monthly order: cards that fail, renewals, refunds in parts, refunds sent back, disputes, an end. */
export function drawnHistory(random: Random, name = ''): DrawnHistory {
  const events: PaymentEvent[] = []
  const stands = new Set<string>()
  const isSubscription = random() < 0.7
  const terms = { isSubscription, billing: 'monthly', currency: 'USD', totalMinor: 4900, renewalMinor: 4900 } as const
  const start = new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 31), 9))
  const later = (at: Date, days: number) => new Date(at.getTime() + Math.round(days * 86_400_000))
  const add = (event: Record<string, unknown> & { at: Date; kind: PaymentEvent['kind'] }) =>
    events.push({ id: `${name}e${events.length}`, ...event } as PaymentEvent)
  const renewals = isSubscription ? Math.floor(random() * 3) : 0

  /** A payment is tried, and what becomes of its money; false where it never came. */
  function pay(payment: string, due: Date): boolean {
    let at = due
    if (random() < 0.2) add({ kind: 'payment_action_needed', payment, at })
    if (random() < 0.3) {
      at = later(at, 0.01)
      add({ kind: 'payment_failed', payment, at })
      if (random() < 0.4) return false
    }
    at = later(at, 0.02)
    add({ kind: 'payment_succeeded', payment, at, amountMinor: 4900, currency: 'USD' })
    stands.add(payment)
    const fate = random()
    const refund = (part: string, amountMinor: number, days: number, isBack = false) =>
      add({
        kind: isBack ? 'refund_failed' : 'refund_succeeded',
        payment,
        refund: `${payment}-${part}`,
        amountMinor,
        at: later(at, days),
      })
    // The provider's other clock is up to two days behind.
    if (fate < 0.15) {
      refund('a', 4900, random() * 10 - 2)
      if (random() < 0.3) refund('a', 4900, 12, true)
      else stands.delete(payment)
    } else if (fate < 0.3) {
      refund('a', 1900, 2)
      if (random() < 0.5) {
        refund('b', 3000, 5)
        stands.delete(payment)
      }
    } else if (fate < 0.45) {
      add({ kind: 'dispute_opened', payment, dispute: `${payment}-d`, at: later(at, 3) })
      const isLost = random() < 0.5
      add({ kind: isLost ? 'dispute_lost' : 'dispute_won', payment, dispute: `${payment}-d`, at: later(at, 9) })
      if (isLost) stands.delete(payment)
    }
    return true
  }

  const isPaid = pay(`${name}p0`, start)
  if (!isPaid && random() < 0.5) add({ kind: 'order_expired', at: later(start, 1) })
  const tried = isPaid ? renewals : 0
  for (let period = 1; period <= tried; period += 1) {
    if (!pay(`${name}p${period}`, periodEnd(start, 'monthly', period))) break
  }
  if (isSubscription && random() < 0.4) {
    add({ kind: 'subscription_ending', at: later(start, 95) })
    if (random() < 0.3) add({ kind: 'subscription_resumed', at: later(start, 96) })
    else if (random() < 0.5) add({ kind: 'subscription_ended', at: later(start, 120) })
  }
  return { terms, events, stands }
}
