import { sql } from 'kysely'
import type { Line } from '@trendee/core/plans/lines'
import { MONTHS_PAID_OF_A_YEAR, type Plan } from '@trendee/core/plans/price-list'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'
import { type PlanRule, savePlanRules } from './plan-rules'

export interface PricedPlan {
  readonly line: Line
  readonly plan: string
  /** US dollars */
  readonly monthlyUsd: number
  readonly yearlyUsd: number
  readonly isByApproval: boolean
  readonly rules: readonly Pick<PlanRule, 'featureName' | 'planBusiness'>[]
}

/** Makes this the price list of the database, with its rules: plans that are no longer on it go. */
export async function savePriceList(db: StoreDb, plans: readonly Plan[]): Promise<void> {
  const rows = plans.map(({ line, plan, monthlyUsd, isByApproval }, rank) => ({
    line,
    plan,
    monthly_usd_cents: Math.round(monthlyUsd * 100),
    yearly_usd_cents: Math.round(monthlyUsd * MONTHS_PAID_OF_A_YEAR * 100),
    rank,
    is_by_approval: isByApproval ?? false,
  }))
  await inTransaction(db, async (transaction) => {
    // Rows that stay are not deleted first: two processes may start at the same moment.
    await transaction
      .deleteFrom('plan')
      .where(
        sql<boolean>`(line, plan) not in (select * from unnest(${rows.map((row) => row.line)}::text[],
          ${rows.map((row) => row.plan)}::text[]))`,
      )
      .execute()
    if (rows.length > 0) {
      await transaction
        .insertInto('plan')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['line', 'plan']).doUpdateSet((set) => ({
            monthly_usd_cents: set.ref('excluded.monthly_usd_cents'),
            yearly_usd_cents: set.ref('excluded.yearly_usd_cents'),
            rank: set.ref('excluded.rank'),
            is_by_approval: set.ref('excluded.is_by_approval'),
          })),
        )
        .execute()
    }
    await savePlanRules(
      transaction,
      plans.flatMap(({ line, plan, rules }) =>
        Object.entries(rules).map(([featureName, planBusiness]) => ({ line, plan, featureName, planBusiness })),
      ),
    )
  })
}

/** Every plan with its prices and rules, lines together and their smallest plan first. */
export async function priceList(db: StoreDb): Promise<PricedPlan[]> {
  const plans = await db.selectFrom('plan').selectAll().orderBy('rank').execute()
  const rules = await db
    .selectFrom('plan_rule')
    .selectAll()
    .orderBy(sql`line, plan, feature_name`)
    .execute()
  return plans.map((row) => ({
    line: row.line as Line,
    plan: row.plan,
    monthlyUsd: row.monthly_usd_cents / 100,
    yearlyUsd: row.yearly_usd_cents / 100,
    isByApproval: row.is_by_approval,
    rules: rules
      .filter((rule) => rule.line === row.line && rule.plan === row.plan)
      .map((rule) => ({ featureName: rule.feature_name, planBusiness: rule.plan_business })),
  }))
}
