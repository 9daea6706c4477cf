import { ApiError } from '@trendee/contract/errors'
import { accountIdByAddress } from '../accounts/account-addresses'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { putPlan } from '../plans/open-plan'

/** A channel brings partners and customers, a customer partner brings customers. */
export type PartnerKind = 'channel' | 'customer'
export type PartnerState = 'applied' | 'verified' | 'refused' | 'cancelled'

export interface Partner {
  readonly accountId: string
  readonly kind: PartnerKind
  readonly state: PartnerState
  readonly appliedAt: Date
  readonly decidedAt: Date | null
}

const PLAN_OF_KIND = { channel: 'business', customer: 'professional' } as const
/** A partnership has no end of its own; the plan that shows its screens ends with it. */
const PLAN_ENDS_AT = new Date('2099-12-31T00:00:00Z')

export async function partnerOf(db: StoreDb, accountId: string): Promise<Partner | null> {
  const row = await db.selectFrom('partner').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  if (!row) return null
  return {
    accountId,
    kind: row.kind as PartnerKind,
    state: row.state as PartnerState,
    appliedAt: row.applied_at,
    decidedAt: row.decided_at,
  }
}

/** Of an address that may become a partner the account; `null` where there is none, it is one already, or it is oneself. */
export async function candidateOf(db: StoreDb, email: string, askedBy: string): Promise<string | null> {
  const accountId = await accountIdByAddress(db, { channel: 'email', address: email })
  if (accountId === null || accountId === askedBy) return null
  const known = await partnerOf(db, accountId)
  return known?.state === 'verified' || known?.state === 'applied' ? null : accountId
}

export interface Application {
  readonly accountId: string
  readonly kind: PartnerKind
  readonly note: string
  /** The channel that proposes the account. */
  readonly invitedBy: string | null
}

/** An application, to be decided by an administrator; 1010 while the account is a partner or has applied. */
export async function applyAsPartner(db: StoreDb, application: Application, now: Date): Promise<void> {
  const row = {
    kind: application.kind,
    state: 'applied',
    note: application.note,
    invited_by: application.invitedBy,
    applied_at: now,
    decided_at: null,
  }
  const kept = await db
    .insertInto('partner')
    .values({ account_id: application.accountId, ...row })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(row).where('partner.state', 'in', ['refused', 'cancelled']),
    )
    .returning('account_id')
    .executeTakeFirst()
  if (!kept) throw new ApiError('conflict', 'This account is a partner or has applied already.')
}

/** Approves or refuses an application; approved, the plan of its kind opens. 1002 without one that waits. */
export async function decidePartner(
  db: StoreDb,
  { accountId, isApproved }: { readonly accountId: string; readonly isApproved: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable('partner')
      .set({ state: isApproved ? 'verified' : 'refused', decided_at: now })
      .where('account_id', '=', accountId)
      .where('state', '=', 'applied')
      .returning('kind')
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found', 'There is no application of this account.')
    if (!isApproved) return
    const plan = PLAN_OF_KIND[row.kind as PartnerKind]
    const period = { startsAt: now, endsAt: PLAN_ENDS_AT, openedBy: 'partner' }
    await putPlan(transaction, accountId, { line: 'trendeepartners', plan, ...period })
  })
}

/** Ends a partnership, or withdraws an application: links end, the plan too. Customers who came stay on record. */
export async function cancelPartner(db: StoreDb, accountId: string, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable('partner')
      .set({ state: 'cancelled', decided_at: now })
      .where('account_id', '=', accountId)
      .where('state', 'in', ['applied', 'verified'])
      .returning('account_id')
      .executeTakeFirst()
    if (!row) throw new ApiError('not_found', 'There is no partnership to end.')
    await transaction
      .updateTable('partner_link')
      .set({ ended_at: now })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .execute()
    await transaction
      .updateTable('account_plan')
      .set({ ends_at: now })
      .where('account_id', '=', accountId)
      .where('line', '=', 'trendeepartners')
      .where('ends_at', '>', now)
      .execute()
  })
}
