import { sql } from 'kysely'
import { inTransaction } from '../engine/in-transaction'
import type { StoreDb } from '../engine/open-store'

export interface PlanRule {
  readonly line: string
  readonly plan: string
  readonly featureName: string
  /** `on`, `off`, `top:N`, `month:N`, `day:N`, `unlimited` */
  readonly planBusiness: string
}

/** Makes these the rules of the database: those that are there are brought up to date, others go. */
export async function savePlanRules(db: StoreDb, rules: readonly PlanRule[]): Promise<void> {
  const rows = rules.map((rule) => ({
    line: rule.line,
    plan: rule.plan,
    feature_name: rule.featureName,
    plan_business: rule.planBusiness,
  }))
  await inTransaction(db, async (transaction) => {
    await transaction
      .deleteFrom('plan_rule')
      .where(
        sql<boolean>`(line, plan, feature_name) not in (select * from unnest(${rows.map((row) => row.line)}::text[],
          ${rows.map((row) => row.plan)}::text[], ${rows.map((row) => row.feature_name)}::text[]))`,
      )
      .execute()
    if (rows.length === 0) return
    await transaction
      .insertInto('plan_rule')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['line', 'plan', 'feature_name'])
          .doUpdateSet((set) => ({ plan_business: set.ref('excluded.plan_business') })),
      )
      .execute()
  })
}

/** Every plan's rule of one feature, by `line/plan`. */
export async function rulesOfFeature(db: StoreDb, feature: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('plan_rule').selectAll().where('feature_name', '=', feature).execute()
  return new Map(rows.map((row) => [`${row.line}/${row.plan}`, row.plan_business]))
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
