import type { PayProvider, PayProviders, Told } from '@trendee/providers/payments/pay-provider'
import type { StoreDb } from '@trendee/store/engine/open-store'
import {
  type AccountOrder,
  noteSubscription,
  orderById,
  orderOfPayment,
} from '@trendee/store/payments/orders-of-account'
import { recordEvent } from '@trendee/store/payments/record-event'
import { tellOfFailure } from './failed-message'

/** What is needed to take in what a provider tells. */
export interface Taking {
  readonly db: StoreDb
  readonly payments: PayProviders
  readonly now: Date
  /** Plans were opened or ended. */
  readonly forgetAccounts: () => void
}

/** The provider of an order; null where it is not configured here (any more). */
export function providerById({ stripe, paypal }: PayProviders, id: string): PayProvider | null {
  return [stripe, paypal].find((provider) => provider?.id === id) ?? null
}

/**
 * Takes in what a provider tells, in its order; each event counts once. What follows outside is done again with each telling
 * until it has worked, as a provider repeats what was not acknowledged.
 */
export async function takeTold(taking: Taking, provider: string, told: readonly Told[]): Promise<void> {
  const { db, now } = taking
  for (const { orderId: named, subscription, event } of told) {
    const payment = 'payment' in event ? event.payment : null
    const orderId = named ?? (payment === null ? null : await orderOfPayment(db, provider, payment))
    if (orderId === null) continue
    const outcome = await recordEvent(db, { provider, orderId, event }, now)
    if (outcome === 'no_order') continue
    if (subscription !== null) await noteSubscription(db, orderId, subscription)
    taking.forgetAccounts()
    const order = await orderById(db, orderId)
    if (order === null) continue
    await endReplaced(taking, order)
    if (event.kind === 'payment_failed' && order.subscriptionState === 'past_due') {
      await tellOfFailure(db, order, now)
    }
  }
}

const RUNNING: ReadonlySet<string | null> = new Set(['active', 'past_due', 'ending'])

/** The subscription whose rest was credited charges nothing more. */
async function endReplaced(taking: Taking, order: AccountOrder): Promise<void> {
  if (order.state !== 'paid' || order.replacesOrderId === null) return
  const { db, payments, now } = taking
  const old = await orderById(db, order.replacesOrderId)
  if (old === null || old.subscriptionRef === null || !RUNNING.has(old.subscriptionState)) return
  const provider = providerById(payments, old.provider)
  if (provider === null) return
  await provider.end(old.subscriptionRef)
  const event = { id: `replaced:${old.orderId}`, kind: 'subscription_ended', at: now } as const
  await recordEvent(db, { provider: old.provider, orderId: old.orderId, event }, now)
}
