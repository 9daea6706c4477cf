import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { CHANNEL_RULE, CUSTOMER_RULE, type Commission, commissionOf } from '@trendee/core/partners/commission'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'
import { CAME_BY_LINK, type LinkType } from './partner-links'

/** A payment of somebody who came by a link, and what it earns the partner. */
export interface CommissionRow extends Commission {
  readonly provider: string
  readonly paymentRef: string
  readonly customerId: string
  readonly paidAt: Date
  readonly amountMinor: number
  readonly currency: string
  readonly settledMinor: number
}

/** Somebody who came by a link. */
export interface Recommended {
  readonly accountId: string
  readonly name: string
  readonly code: string
  readonly linkName: string
  readonly signedUpAt: Date
  readonly commissions: CommissionRow[]
}

interface Asked {
  readonly partnerId: string
  readonly type: LinkType
}

/** Who came by a partner's links of one type, newest first, each with what their payments earn. */
export async function recommended(
  db: StoreDb,
  { partnerId, type }: Asked,
  page: Page,
  now: Date,
): Promise<PageOf<Recommended>> {
  const query = db
    .selectFrom('partner_link as link')
    .innerJoin('account as came', (join) => join.on(CAME_BY_LINK))
    .select(['came.account_id', 'came.name as came_name', 'came.created_at', 'link.code', 'link.name as link_name'])
    .where('link.account_id', '=', partnerId)
    .where('link.link_type', '=', type)
    .orderBy('came.created_at', 'desc')
    .orderBy('came.account_id')
  const { list, total } = await pageOf(db, query, page)
  const rows = await commissionsOf(
    db,
    partnerId,
    now,
    list.map(({ account_id }) => account_id),
  )
  return {
    total,
    list: list.map((row) => ({
      accountId: row.account_id,
      name: row.came_name,
      code: row.code,
      linkName: row.link_name,
      signedUpAt: row.created_at,
      commissions: rows.filter(({ customerId }) => customerId === row.account_id),
    })),
  }
}

/** What payments earn a partner: of some customers, or of all of them. */
export async function commissionsOf(
  db: StoreDb,
  partnerId: string,
  now: Date,
  customers?: readonly string[],
): Promise<CommissionRow[]> {
  if (customers?.length === 0) return []
  const rows = await db
    .selectFrom('partner_link as link')
    .innerJoin('account as came', (join) => join.on(CAME_BY_LINK))
    .innerJoin('payment_order as ordered', 'ordered.account_id', 'came.account_id')
    .innerJoin('payment', 'payment.order_id', 'ordered.order_id')
    .select(['came.account_id', 'came.created_at', 'link.link_type', 'ordered.currency'])
    .select(['payment.provider', 'payment.payment_ref', 'payment.paid_at', 'payment.closed_at'])
    .select(['payment.amount_minor', 'payment.refunded_minor'])
    .select(
      sql<boolean>`exists (select 1 from payment_dispute as dispute where dispute.provider = payment.provider
        and dispute.payment_ref = payment.payment_ref and dispute.state = 'open')`.as('is_disputed'),
    )
    .select(
      sql<string | null>`(select sum(settled.amount_minor) from partner_payout_row as settled
        where settled.provider = payment.provider and settled.payment_ref = payment.payment_ref)`.as('settled'),
    )
    .where('link.account_id', '=', partnerId)
    .where('payment.paid_at', 'is not', null)
    .$if(customers !== undefined, (query) => query.where('came.account_id', 'in', customers ?? []))
    .orderBy('payment.paid_at')
    .orderBy('payment.payment_ref')
    .execute()
  return rows.flatMap((row) => {
    const { paid_at: paidAt } = row
    if (paidAt === null) return []
    const payment = {
      paidAt,
      amountMinor: row.amount_minor,
      refundedMinor: row.refunded_minor,
      isClosed: row.closed_at !== null,
      isDisputed: row.is_disputed,
      settledMinor: Number(row.settled ?? 0),
      isSettled: row.settled !== null,
      // Events of payments carry no fingerprint of a card: two accounts with one card are not told here.
      payer: { accountId: row.account_id, cardFingerprint: null },
    }
    const terms = {
      rule: row.link_type === 'partner' ? CHANNEL_RULE : CUSTOMER_RULE,
      partner: { accountId: partnerId, cardFingerprint: null },
      signedUpAt: row.created_at,
    }
    return {
      ...commissionOf(payment, terms, now),
      provider: row.provider,
      paymentRef: row.payment_ref,
      customerId: row.account_id,
      settledMinor: payment.settledMinor,
      paidAt,
      amountMinor: row.amount_minor,
      currency: row.currency,
    }
  })
}

export interface Payout {
  readonly payoutId: string
  readonly currency: string
  readonly amountMinor: number
  readonly rows: number
}

/**
 * Settles what is due to a partner, one payout for each currency; where claw-backs are more than what is due, none: they
 * wait for a later one. Two at once come one after the other, the second finds nothing due.
 */
export async function makePayouts(db: StoreDb, partnerId: string, now: Date): Promise<Payout[]> {
  return inTransaction(db, async (transaction) => {
    await transaction
      .selectFrom('partner')
      .select('account_id')
      .where('account_id', '=', partnerId)
      .forUpdate()
      .execute()
    const due = (await commissionsOf(transaction, partnerId, now)).filter(({ dueMinor }) => dueMinor !== 0)
    const made: Payout[] = []
    for (const currency of new Set(due.map((row) => row.currency))) {
      const rows = due.filter((row) => row.currency === currency)
      const amountMinor = rows.reduce((sum, { dueMinor }) => sum + dueMinor, 0)
      if (amountMinor <= 0) continue
      const payoutId = randomUUID()
      await transaction
        .insertInto('partner_payout')
        .values({ payout_id: payoutId, account_id: partnerId, currency, amount_minor: amountMinor, made_at: now })
        .execute()
      await transaction
        .insertInto('partner_payout_row')
        .values(
          rows.map(({ provider, paymentRef, dueMinor }) => ({
            payout_id: payoutId,
            provider,
            payment_ref: paymentRef,
            amount_minor: dueMinor,
          })),
        )
        .execute()
      made.push({ payoutId, currency, amountMinor, rows: rows.length })
    }
    return made
  })
}
