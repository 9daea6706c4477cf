import { type Line, LINES } from '@trendee/core/plans/lines'
import { planInForce } from '@trendee/core/plans/plan-grant'
import type { AccountPlan } from '../accounts/accounts'
import type { StoreDb } from '../engine/open-store'

/** For each account the plan in force on every line it ever had one on. */
export async function plansInForce(
  db: StoreDb,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, AccountPlan[]>> {
  const rows = await db
    .selectFrom('account_plan')
    .selectAll()
    .where('account_id', 'in', [...accountIds])
    .execute()
  const plansOf = (accountId: string, line: Line): AccountPlan[] =>
    rows
      .filter((row) => row.account_id === accountId && row.line === line)
      .map((row) => ({
        line,
        plan: row.plan,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        openedBy: row.opened_by,
      }))
  const inForce = (accountId: string): AccountPlan[] =>
    LINES.flatMap((line) => planInForce(line, plansOf(accountId, line), now) ?? [])
  return new Map(accountIds.map((accountId) => [accountId, inForce(accountId)]))
}
