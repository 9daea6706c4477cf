import { type Line, lineNamed } from '@trendee/core/plans/lines'
import { ApiError } from '@trendee/contract/errors'
import { ROLE_OF_LINE, withRole } from '@trendee/core/access/roles'
import { type PlanGrant, TRIAL, mayTry, planAfterGrant } from '@trendee/core/plans/plan-grant'
import type { AccountPlan } from '../accounts/accounts'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { plansInForce } from './plans-in-force'

export interface OpenPlan extends PlanGrant {
  /** trial, promotion, admin, partner */
  readonly openedBy: string
}

interface LockedAccount {
  readonly role: string
  readonly trialStartedAt: Date | null
}

/** The account, held until the transaction ends: two grants at once are decided one after the other. */
async function lockAccount(db: StoreDb, accountId: string): Promise<LockedAccount> {
  const row = await db
    .selectFrom('account')
    .select(['role', 'trial_started_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found', 'There is no such account.')
  return { role: row.role, trialStartedAt: row.trial_started_at }
}

async function plansOf(db: StoreDb, accountId: string, now: Date): Promise<AccountPlan[]> {
  return (await plansInForce(db, [accountId], now)).get(accountId) ?? []
}

/** Adds a plan to those of the line, or changes the one of that name, and adds the role that opens the line. */
export async function addPlan(db: StoreDb, accountId: string, plan: AccountPlan): Promise<void> {
  const row = { starts_at: plan.startsAt, ends_at: plan.endsAt, opened_by: plan.openedBy }
  await inTransaction(db, async (transaction) => {
    const { role } = await lockAccount(transaction, accountId)
    await transaction
      .insertInto('account_plan')
      .values({ account_id: accountId, line: plan.line, plan: plan.plan, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'line', 'plan']).doUpdateSet(row))
      .execute()
    await transaction
      .updateTable('account')
      .set({ role: withRole(role, ROLE_OF_LINE[plan.line]) })
      .where('account_id', '=', accountId)
      .execute()
  })
}

/** Gives an account this plan on the line and no other. */
export async function putPlan(db: StoreDb, accountId: string, plan: AccountPlan): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await addPlan(transaction, accountId, plan)
    await transaction
      .deleteFrom('account_plan')
      .where('account_id', '=', accountId)
      .where('line', '=', plan.line)
      .where('plan', '<>', plan.plan)
      .execute()
  })
}

/**
 * Gives an account days of a plan, in one transaction (the caller's, where `db` is one). Returns the line's plan
 * afterwards. Throws 1010 when the account has a higher plan that is valid, 1002 for an unknown account.
 */
export async function openPlan(db: StoreDb, accountId: string, opened: OpenPlan, now: Date): Promise<AccountPlan> {
  return inTransaction(db, async (transaction) => {
    await lockAccount(transaction, accountId)
    const existing = (await plansOf(transaction, accountId, now)).find(({ line }) => line === opened.line) ?? null
    const after = planAfterGrant(existing, opened, now)
    if (!after) throw new ApiError('conflict', 'Your plan has this already, or more.', { because: 'has_more' })
    const plan = { line: opened.line, openedBy: opened.openedBy, ...after }
    await addPlan(transaction, accountId, plan)
    return { ...plan, openedBy: opened.openedBy }
  })
}

/**
 * Uses a promotion code once for an account and opens what it gives, in one transaction. People may type the code in
 * any case. Throws 1002 for an unknown code, and 1010 with `because` for one that this account has used, that has
 * ended, that is used up, that only lowers a price, or that gives less than the account has: then it stays unused.
 */
export async function applyPromotion(db: StoreDb, accountId: string, code: string, now: Date): Promise<AccountPlan> {
  return inTransaction(db, async (transaction) => {
    await lockAccount(transaction, accountId)
    const promotion = await transaction
      .selectFrom('promotion')
      .selectAll()
      .where('code', '=', code.trim().toUpperCase())
      .executeTakeFirst()
    if (!promotion) throw new ApiError('not_found', 'There is no such promotion code.')
    if (promotion.expires_at !== null && promotion.expires_at <= now) {
      throw new ApiError('conflict', 'This promotion code has ended.', { because: 'expired' })
    }
    if (promotion.days === 0) {
      throw new ApiError('conflict', 'This promotion code lowers the price when you buy.', { because: 'price_only' })
    }
    const use = await transaction
      .insertInto('promotion_use')
      .values({ code: promotion.code, account_id: accountId, used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst()
    if (!use) throw new ApiError('conflict', 'You have used this promotion code already.', { because: 'used' })
    // Counted down by the database itself, so that the last use is had by one.
    const left = await transaction
      .updateTable('promotion')
      .set((set) => ({ uses_left: set('uses_left', '-', 1) }))
      .where('code', '=', promotion.code)
      .where('uses_left', '>', 0)
      .returning('uses_left')
      .executeTakeFirst()
    if (!left) throw new ApiError('conflict', 'This promotion code is used up.', { because: 'used_up' })
    const { plan, days } = promotion
    return openPlan(transaction, accountId, { line: lineOf(promotion.line), plan, days, openedBy: 'promotion' }, now)
  })
}

function lineOf(name: string): Line {
  const line = lineNamed(name)
  if (line === null) throw new Error(`the database names a line ${name} that there is not`)
  return line
}

/** Opens the free days of the main line, once for an account. Throws 1010 where they are not to be had any more. */
export async function startTrial(db: StoreDb, accountId: string, now: Date): Promise<AccountPlan> {
  return inTransaction(db, async (transaction) => {
    const { trialStartedAt } = await lockAccount(transaction, accountId)
    if (!mayTry({ trialStartedAt, plans: await plansOf(transaction, accountId, now) }, now)) {
      throw new ApiError('conflict', 'The free trial is given once, to who has no plan.', { because: 'no_trial' })
    }
    await transaction
      .updateTable('account')
      .set({ trial_started_at: now })
      .where('account_id', '=', accountId)
      .execute()
    return openPlan(transaction, accountId, { ...TRIAL, openedBy: 'trial' }, now)
  })
}
