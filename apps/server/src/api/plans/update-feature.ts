import { CONTRACT } from '@trendee/contract/contract'
import type { LineAccess } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import { decideAccess, planOf } from '@trendee/core/access/decide-access'
import type { Handler } from '../../platform/handler'
import { memberOf } from '../../platform/member'
import { meter } from '../../platform/metering'
import { rulesOfPlan } from '../../platform/signed-in'
import { featureUses } from './feature-uses'

/** Decides and counts exactly as an endpoint of that line and feature would. */
export const updateFeature: Handler<typeof CONTRACT.plans.updateFeature> = async (input, call) => {
  const account = memberOf(call)
  const { db } = call.platform.store
  const { platform: line, feature_name: feature } = input
  if (feature === 'api_calls') {
    throw new ApiError('bad_input', 'feature_name: calls of the API count themselves', { field: 'feature_name' })
  }
  const access: LineAccess = { who: 'line', line, feature, amount: 'quantity' }
  const plan = planOf(account, line)
  const rules = plan ? await rulesOfPlan(db, plan.line, plan.plan) : []
  const ruleByFeature = Object.fromEntries(rules.map((rule) => [rule.featureName, rule.planBusiness]))
  const now = new Date()
  const decision = decideAccess(access, account, () => ruleByFeature, now)
  if (!decision.may) {
    const limit = decision.because === 'plan_limit' ? { ...decision.limit } : null
    throw new ApiError(decision.because, 'Your plan does not include this.', limit)
  }
  await meter(db, { ...CONTRACT.plans.updateFeature, access }, decision, account, input, now)
  const use = (await featureUses(db, account, [line], now)).find(({ feature_name }) => feature_name === feature)
  const { rule: plan_business } = decision
  const uncounted = { used: null, quantity: null, remaining: null, resets_at: null }
  return use ?? { platform: line, feature_name: feature, plan_business, ...uncounted }
}
