import type { CONTRACT } from '@trendee/contract/contract'
import { TRIAL } from '@trendee/core/plans/plan-grant'
import { WITHOUT_PLAN } from '@trendee/core/plans/price-list'
import { priceList } from '@trendee/store/plans/plan-list'
import type { Handler } from '../../http/handler'

export const priceListHandler: Handler<typeof CONTRACT.plans.priceList> = async (_input, { runtime }) => {
  const plans = await priceList(runtime.store.db)
  return {
    list: plans.map((plan) => ({
      platform: plan.line,
      plan: plan.plan,
      monthly_usd: plan.monthlyUsd,
      yearly_usd: plan.yearlyUsd,
      is_by_approval: plan.isByApproval,
      rules: plan.rules.map((rule) => ({ feature_name: rule.featureName, plan_business: rule.planBusiness })),
    })),
    without_plan: Object.entries(WITHOUT_PLAN).map(([feature_name, plan_business]) => ({
      feature_name,
      plan_business,
    })),
    trial: { platform: TRIAL.line, plan: TRIAL.plan, days: TRIAL.days },
  }
}
