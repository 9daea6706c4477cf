import type { StoreDb } from './open-store'

export interface PlanRule {
  readonly line: string
  readonly plan: string
  readonly featureName: string
  /** `on`, `off`, `top:N`, `month:N`, `day:N`, `unlimited` */
  readonly planBusiness: string
}

/** Puts the rules of the price list into the database; rows that are there are brought up to date. */
export async function savePlanRules(db: StoreDb, rules: readonly PlanRule[]): Promise<void> {
  if (rules.length === 0) return
  await db
    .insertInto('plan_rule')
    .values(
      rules.map((rule) => ({
        line: rule.line,
        plan: rule.plan,
        feature_name: rule.featureName,
        plan_business: rule.planBusiness,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['line', 'plan', 'feature_name'])
        .doUpdateSet((set) => ({ plan_business: set.ref('excluded.plan_business') })),
    )
    .execute()
}

export async function planRules(db: StoreDb, line: string, plan: string): Promise<PlanRule[]> {
  const rows = await db
    .selectFrom('plan_rule')
    .selectAll()
    .where('line', '=', line)
    .where('plan', '=', plan)
    .orderBy('feature_name')
    .execute()
  return rows.map((row) => ({
    line: row.line,
    plan: row.plan,
    featureName: row.feature_name,
    planBusiness: row.plan_business,
  }))
}
