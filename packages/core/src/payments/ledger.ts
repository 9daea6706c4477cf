import { type Billing, periodEnd } from './billing-period'
import { type EventOf, type Machine, type Refusal, type StateOf, nextState } from './state-tables'

interface EventBase {
  /** Unique within its provider: the same id is the same event. */
  readonly id: string
  /** When it happened, by the provider's clock. */
  readonly at: Date
}

interface PaymentStep extends EventBase {
  readonly kind: 'payment_action_needed' | 'payment_failed'
  readonly payment: string
}

interface PaymentSucceeded extends EventBase {
  readonly kind: 'payment_succeeded'
  readonly payment: string
  readonly amountMinor: number
  readonly currency: string
}

interface RefundStep extends EventBase {
  readonly kind: 'refund_succeeded' | 'refund_failed'
  readonly payment: string
  readonly refund: string
  readonly amountMinor: number
}

interface DisputeStep extends EventBase {
  readonly kind: 'dispute_opened' | 'dispute_won' | 'dispute_lost'
  readonly payment: string
  readonly dispute: string
}

interface OrderStep extends EventBase {
  readonly kind: 'order_expired' | 'subscription_ending' | 'subscription_resumed' | 'subscription_ended'
}

/** What a provider tells of an order, in words that are the same for all providers. */
export type PaymentEvent = PaymentStep | PaymentSucceeded | RefundStep | DisputeStep | OrderStep

/** What was ordered, as far as its events are judged by it. */
export interface OrderTerms {
  readonly isSubscription: boolean
  readonly billing: Billing
  readonly currency: string
  /** What the first payment must be, tax included. */
  readonly totalMinor: number
  /** What each later payment of a subscription must be. */
  readonly renewalMinor: number
}

export interface LedgerPayment {
  readonly ref: string
  readonly state: StateOf<'payment'>
  readonly amountMinor: number
  readonly refundedMinor: number
  /** Null until it has succeeded. */
  readonly paidAt: Date | null
  /** Since when it no longer stands: given back as a whole, or charged back. */
  readonly closedAt: Date | null
}

/** What a payment pays for. */
export interface Cover {
  readonly payment: string
  readonly from: Date
  readonly until: Date
  readonly closedAt: Date | null
}

export interface Ledger {
  readonly order: StateOf<'order'>
  /** Null of an order that is paid once. */
  readonly subscription: StateOf<'subscription'> | null
  readonly payments: readonly LedgerPayment[]
  readonly refunds: readonly {
    readonly ref: string
    readonly payment: string
    readonly amountMinor: number
    readonly state: StateOf<'refund'>
  }[]
  readonly disputes: readonly { readonly ref: string; readonly payment: string; readonly state: StateOf<'dispute'> }[]
  readonly covers: readonly Cover[]
  /** Events that change nothing as it stands, and why; later ones can make them count. */
  readonly refused: ReadonlyMap<string, Refusal | 'wrong_amount'>
}

/** At one instant: what begins something before what follows from it. */
const ORDER_OF_KINDS: readonly PaymentEvent['kind'][] = [
  'payment_action_needed',
  'payment_failed',
  'payment_succeeded',
  'dispute_opened',
  'refund_succeeded',
  'refund_failed',
  'dispute_won',
  'dispute_lost',
  'order_expired',
  'subscription_ending',
  'subscription_resumed',
  'subscription_ended',
]

/**
 * The events in the order in which they happened, whatever order they came in. What follows from a payment or from another
 * event of the same refund or dispute is not before it, though the clocks of a provider's machines say so.
 */
function inOrder(events: readonly PaymentEvent[]): PaymentEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]))
  const firstAt = new Map<string, number>()
  const begins = (key: string, at: Date) => firstAt.set(key, Math.min(firstAt.get(key) ?? Infinity, at.getTime()))
  for (const event of byId.values()) {
    if (event.kind === 'payment_succeeded') begins(event.payment, event.at)
  }
  const instant = (event: PaymentEvent): number => {
    const follows = 'refund' in event || 'dispute' in event
    return Math.max(event.at.getTime(), follows ? (firstAt.get(event.payment) ?? 0) : 0)
  }
  const rank = ({ kind }: PaymentEvent) => ORDER_OF_KINDS.indexOf(kind)
  const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return [...byId.values()].sort((a, b) => instant(a) - instant(b) || rank(a) - rank(b) || byName(a.id, b.id))
}

interface OpenPayment {
  ref: string
  state: StateOf<'payment'>
  amountMinor: number
  paidAt: Date | null
  closedAt: Date | null
}

interface OpenRefund {
  ref: string
  payment: string
  amountMinor: number
  state: StateOf<'refund'>
}

/**
 * What an order has become by all events that are known of it. It is worked out anew from the whole set, so that neither the
 * order nor the number in which events come can make a difference.
 */
export function ledgerOf(terms: OrderTerms, events: readonly PaymentEvent[]): Ledger {
  const refused = new Map<string, Refusal | 'wrong_amount'>()
  const payments = new Map<string, OpenPayment>()
  const refunds = new Map<string, OpenRefund>()
  const disputes = new Map<string, { ref: string; payment: string; state: StateOf<'dispute'> }>()
  let order: StateOf<'order'> = 'pending'
  let subscription: StateOf<'subscription'> | null = terms.isSubscription ? 'incomplete' : null

  /** The state after an event, which is noted where it is refused. */
  function step<M extends Machine>(id: string, machine: M, state: StateOf<M>, event: EventOf<M>): StateOf<M> {
    const next = nextState(machine, state, event)
    if (typeof next !== 'object') return next
    refused.set(id, next.refused)
    return state
  }
  /** What follows for another thing; that it is there already is no fault of the event. */
  function follow<M extends Machine>(machine: M, state: StateOf<M>, event: EventOf<M>): StateOf<M> {
    const next = nextState(machine, state, event)
    return typeof next === 'object' ? state : next
  }
  const paymentOf = (ref: string): OpenPayment => {
    const known = payments.get(ref)
    if (known) return known
    const opened: OpenPayment = { ref, state: 'pending', amountMinor: 0, paidAt: null, closedAt: null }
    payments.set(ref, opened)
    return opened
  }
  const refundedOf = (ref: string): number =>
    [...refunds.values()]
      .filter((refund) => refund.payment === ref && refund.state === 'succeeded')
      .reduce((total, { amountMinor }) => total + amountMinor, 0)
  /** The order is paid while a payment of it stands. */
  const settleOrder = (): void => {
    const paid = [...payments.values()].filter(({ paidAt }) => paidAt !== null)
    const stands = paid.some(({ closedAt }) => closedAt === null)
    if (paid.length > 0) order = follow('order', order, stands ? 'paid' : 'refunded')
  }
  const succeed = (event: PaymentSucceeded): void => {
    const payment = paymentOf(event.payment)
    const isFirst = ![...payments.values()].some(({ paidAt }) => paidAt !== null)
    // Of an order that is paid once, a second payment is its price again: it opens another period, or is given back.
    const wanted = isFirst || !terms.isSubscription ? terms.totalMinor : terms.renewalMinor
    if (event.currency !== terms.currency || event.amountMinor !== wanted) {
      refused.set(event.id, 'wrong_amount')
      return
    }
    const before = payment.state
    payment.state = step(event.id, 'payment', payment.state, 'succeeded')
    if (payment.state === before) return
    payment.amountMinor = event.amountMinor
    payment.paidAt = event.at
    if (subscription !== null) subscription = follow('subscription', subscription, 'paid')
  }
  const refundStep = (event: RefundStep): void => {
    const payment = payments.get(event.payment)
    if (!payment || payment.paidAt === null) {
      refused.set(event.id, 'not_yet')
      return
    }
    const refund = refunds.get(event.refund) ?? {
      ref: event.refund,
      payment: payment.ref,
      amountMinor: event.amountMinor,
      state: 'pending',
    }
    const wouldBe = refundedOf(payment.ref) + event.amountMinor
    if (
      event.kind === 'refund_succeeded' &&
      refund.state === 'pending' &&
      (event.amountMinor <= 0 || wouldBe > payment.amountMinor)
    ) {
      refused.set(event.id, 'wrong_amount')
      return
    }
    refund.state = step(event.id, 'refund', refund.state, event.kind === 'refund_succeeded' ? 'succeeded' : 'failed')
    refunds.set(refund.ref, refund)
    if (payment.state === 'charged_back') return
    const refunded = refundedOf(payment.ref)
    const isAll = refunded === payment.amountMinor
    payment.state = follow(
      'payment',
      payment.state,
      isAll ? 'refunded' : refunded > 0 ? 'part_refunded' : 'refund_failed',
    )
    payment.closedAt = isAll ? (payment.closedAt ?? event.at) : null
  }
  const disputeStep = (event: DisputeStep): void => {
    const payment = payments.get(event.payment)
    if (!payment || payment.paidAt === null) {
      refused.set(event.id, 'not_yet')
      return
    }
    const known = disputes.get(event.dispute)
    const dispute = known ?? { ref: event.dispute, payment: payment.ref, state: 'open' as const }
    disputes.set(dispute.ref, dispute)
    if (event.kind === 'dispute_opened') {
      if (known) refused.set(event.id, 'already')
      return
    }
    const outcome = event.kind === 'dispute_won' ? 'won' : 'lost'
    dispute.state = step(event.id, 'dispute', dispute.state, outcome)
    if (dispute.state !== 'lost') return
    payment.state = follow('payment', payment.state, 'dispute_lost')
    payment.closedAt ??= event.at
  }

  for (const event of inOrder(events)) {
    switch (event.kind) {
      case 'payment_succeeded':
        succeed(event)
        break
      case 'payment_action_needed': {
        const payment = paymentOf(event.payment)
        payment.state = step(event.id, 'payment', payment.state, 'action_needed')
        break
      }
      case 'payment_failed': {
        const payment = paymentOf(event.payment)
        payment.state = step(event.id, 'payment', payment.state, 'failed')
        if (payment.state !== 'failed') break
        order = follow('order', order, 'declined')
        if (subscription !== null && subscription !== 'incomplete')
          subscription = follow('subscription', subscription, 'failed')
        break
      }
      case 'refund_succeeded':
      case 'refund_failed':
        refundStep(event)
        break
      case 'dispute_opened':
      case 'dispute_won':
      case 'dispute_lost':
        disputeStep(event)
        break
      case 'order_expired':
        order = step(event.id, 'order', order, 'expired')
        break
      default: {
        const word = (
          { subscription_ending: 'ending', subscription_resumed: 'resumed', subscription_ended: 'ended' } as const
        )[event.kind]
        if (subscription === null) refused.set(event.id, 'over')
        else subscription = step(event.id, 'subscription', subscription, word)
      }
    }
    settleOrder()
  }
  const all = [...payments.values()]
  return {
    order,
    subscription,
    payments: all.map((payment) => ({ ...payment, refundedMinor: refundedOf(payment.ref) })),
    refunds: [...refunds.values()],
    disputes: [...disputes.values()],
    covers: coversOf(terms, all),
    refused,
  }
}

/**
 * The periods that payments pay for. A subscription's follow each other by its calendar, however late one is paid; where one is
 * paid only after its whole period, a new calendar begins. Payments of an order that is paid once are added up: each begins where
 * the one before it ends. Of a payment that was given back only the time until then counts.
 */
function coversOf({ billing, isSubscription }: OrderTerms, payments: readonly OpenPayment[]): Cover[] {
  const covers: Cover[] = []
  let anchor = new Date(0)
  let periods = 0
  let end = 0
  for (const { ref, paidAt, closedAt } of paidInOrder(payments)) {
    const isOver = isSubscription ? periodEnd(anchor, billing, periods + 1) <= paidAt : end <= paidAt.getTime()
    if (isOver || covers.length === 0) [anchor, periods] = [paidAt, 0]
    else if (!isSubscription) [anchor, periods] = [new Date(end), 0]
    const from = periods === 0 ? anchor : periodEnd(anchor, billing, periods)
    periods += 1
    const whole = periodEnd(anchor, billing, periods)
    const closes = closedAt === null ? whole : new Date(Math.max(from.getTime(), closedAt.getTime()))
    const until = closes < whole ? closes : whole
    covers.push({ payment: ref, from, until, closedAt })
    end = until.getTime()
  }
  return covers
}

function paidInOrder(payments: readonly OpenPayment[]): (OpenPayment & { readonly paidAt: Date })[] {
  return payments
    .flatMap((payment) => (payment.paidAt === null ? [] : [{ ...payment, paidAt: payment.paidAt }]))
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || (a.ref < b.ref ? -1 : 1))
}

/**
 * Until when a plan is paid by all orders of it: their periods are added up where they overlap, so that who pays twice has
 * both. Null where nothing was ever paid.
 */
export function paidPlan(covers: readonly Cover[]): { readonly from: Date; readonly until: Date } | null {
  const sorted = covers.toSorted((a, b) => a.from.getTime() - b.from.getTime() || a.until.getTime() - b.until.getTime())
  const [first] = sorted
  if (!first) return null
  let end = first.from.getTime()
  for (const { from, until } of sorted) end = Math.max(end, from.getTime()) + until.getTime() - from.getTime()
  return { from: first.from, until: new Date(end) }
}
