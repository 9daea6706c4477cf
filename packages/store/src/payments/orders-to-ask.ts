import type { StoreDb } from '../engine/open-store'

/** An order that its provider may know more of. */
export interface OrderToAsk {
  readonly orderId: string
  readonly provider: string
  readonly checkoutRef: string
  readonly isSubscription: boolean
}

/** Pages to pay at are closed within hours; what is agreed to there can take days to arrive. */
const MAY_BE_PAID_MS = 7 * 86_400_000

/** Orders that may still be paid, and subscriptions that renew. */
export async function ordersToAsk(db: StoreDb, now: Date): Promise<OrderToAsk[]> {
  const rows = await db
    .selectFrom('payment_order')
    .select(['order_id', 'provider', 'checkout_ref', 'is_subscription'])
    .where('checkout_ref', 'is not', null)
    .where((where) =>
      where.or([
        where('state', 'in', ['pending', 'declined']).and('created_at', '>', new Date(now.getTime() - MAY_BE_PAID_MS)),
        where('subscription_state', 'in', ['active', 'past_due', 'ending']),
      ]),
    )
    .orderBy('created_at')
    .execute()
  return rows.flatMap(({ order_id: orderId, provider, checkout_ref: checkoutRef, is_subscription: isSubscription }) =>
    checkoutRef === null ? [] : [{ orderId, provider, checkoutRef, isSubscription }],
  )
}
