import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { featureUses } from './feature-uses'

/** Access was decided and the use counted before the handler, as for any endpoint; it only answers the new state. */
export const updateFeature: Handler<typeof CONTRACT.plans.updateFeature> = async (input, call) => {
  const { platform: line, feature_name } = input
  const uses = await featureUses(call, memberOf(call), [line], new Date())
  const uncounted = { used: null, quantity: null, remaining: null, resets_at: null }
  const unlimited = { platform: line, feature_name, plan_business: 'unlimited', ...uncounted }
  return uses.find((use) => use.feature_name === feature_name) ?? unlimited
}
