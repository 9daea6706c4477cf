import { accessEndFromPartner } from '@trendee/core/access/account-proof'
import { PARTNER_DAYS } from '@trendee/core/access/sign-in-limits'
import { planAfterPartner } from '@trendee/core/plans/partner-plan'
import { DAY_MS } from '@trendee/core/plans/plan-grant'
import { inTransaction } from '../engine/in-transaction'
import { addPlan } from '../plans/open-plan'
import { plansInForce } from '../plans/plans-in-force'
import type { StoreDb } from '../engine/open-store'
import { type WhiteLabel, whiteLabelOf } from './white-labels'

/** Puts a partner's host there unless one of this name is. */
export async function ensureWhiteLabel(db: StoreDb, label: WhiteLabel): Promise<void> {
  await db
    .insertInto('white_label')
    .values({
      host: label.host,
      partner: label.partner,
      name: label.name,
      style_class: label.styleClass,
      login_url: label.loginUrl,
      pricing_url: label.pricingUrl,
      welcome_en: label.welcomeEn,
      welcome_zh: label.welcomeZh,
      line: label.line,
      plan: label.plan,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The end of access that a partner's word moves, on accounts that came from a partner. */
async function moveAccessEnd(db: StoreDb, accountId: string, until: Date): Promise<void> {
  const row = await db
    .selectFrom('account')
    .select(['came_by', 'access_ends_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const end = accessEndFromPartner({ cameBy: row.came_by, accessEndsAt: row.access_ends_at }, until)
  await db.updateTable('account').set({ access_ends_at: end }).where('account_id', '=', accountId).execute()
}

/**
 * Gives somebody who came by a partner's own host what the host grants: its line's plan for 30 days from now. Coming
 * again moves the end; it never takes away a higher or longer plan. On any other host it gives nothing.
 */
export async function grantPartnerPlan(
  db: StoreDb,
  accountId: string,
  { partner, host }: { readonly partner: string; readonly host: string },
  now = new Date(),
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const label = await whiteLabelOf(transaction, host)
    if (label?.partner !== partner) return
    const { line } = label
    const until = new Date(now.getTime() + PARTNER_DAYS * DAY_MS)
    await moveAccessEnd(transaction, accountId, until)
    const plans = (await plansInForce(transaction, [accountId], now)).get(accountId) ?? []
    const existing = plans.find((plan) => plan.line === line) ?? null
    const after = planAfterPartner(existing, label, until, now)
    if (after) await addPlan(transaction, accountId, { ...after, line, openedBy: 'partner' })
  })
}
