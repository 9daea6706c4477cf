import { randomUUID } from 'node:crypto'
import { ApiError } from '@trendee/contract/errors'
import { soldAs } from '@trendee/core/payments/billing-period'
import { type InvoiceLine, invoiceLines, totalOf } from '@trendee/core/payments/invoice'
import type { StoreDb } from '../engine/open-store'

export interface NewOrder {
  readonly accountId: string
  readonly provider: string
  readonly pid: string
  readonly isSubscription: boolean
  readonly taxBasisPoints: number
  /** The order whose time that is left is credited, and what is left of it. */
  readonly replaces?: { readonly orderId: string; readonly pid: string; readonly creditMinor: number } | null
  /** The same for the same click, made by who asks. */
  readonly requestKey: string
}

export interface PlacedOrder {
  readonly orderId: string
  readonly state: string
  readonly currency: string
  readonly totalMinor: number
  readonly lines: readonly InvoiceLine[]
}

/**
 * Places an order for what a `pid` names, at the price of the price list: the same request key again is the same order, and
 * 1010 where it was used for another one. 1002 where nothing of that name is sold.
 */
export async function placeOrder(db: StoreDb, asked: NewOrder, now: Date): Promise<PlacedOrder> {
  const sold = soldAs(asked.pid)
  if (!sold) throw new ApiError('not_found', 'Nothing of this name is sold.')
  const plan: InvoiceLine = { kind: 'plan', item: asked.pid, amountMinor: sold.priceMinor }
  const { replaces = null, taxBasisPoints } = asked
  const credit: InvoiceLine[] =
    replaces === null ? [] : [{ kind: 'credit', item: replaces.pid, amountMinor: -replaces.creditMinor }]
  const lines = invoiceLines([plan, ...credit], taxBasisPoints)
  const renewals = asked.isSubscription && replaces !== null ? invoiceLines([plan], taxBasisPoints) : null
  await db
    .insertInto('payment_order')
    .values({
      order_id: randomUUID(),
      account_id: asked.accountId,
      provider: asked.provider,
      pid: asked.pid,
      line: sold.line,
      plan: sold.plan,
      is_subscription: asked.isSubscription,
      currency: 'USD',
      total_minor: totalOf(lines),
      lines: JSON.stringify({ lines }),
      request_key: asked.requestKey,
      subscription_state: asked.isSubscription ? 'incomplete' : null,
      created_at: now,
      renewal_lines: renewals === null ? null : JSON.stringify({ lines: renewals }),
      replaces_order_id: replaces?.orderId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doNothing())
    .execute()
  const row = await db
    .selectFrom('payment_order')
    .selectAll()
    .where('account_id', '=', asked.accountId)
    .where('request_key', '=', asked.requestKey)
    .executeTakeFirstOrThrow()
  const isSame =
    row.pid === asked.pid && row.provider === asked.provider && row.is_subscription === asked.isSubscription
  if (!isSame) throw new ApiError('conflict', 'This request was for another order.', { because: 'other_order' })
  return {
    orderId: row.order_id,
    state: row.state,
    currency: row.currency,
    totalMinor: row.total_minor,
    lines: linesOf(row.lines),
  }
}

/** Lines as an order keeps them. */
export function linesOf(kept: Readonly<Record<string, unknown>>): InvoiceLine[] {
  return kept['lines'] as InvoiceLine[]
}
