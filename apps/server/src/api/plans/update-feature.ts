import type { CONTRACT } from '@trendee/contract/contract'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { featureUses } from './feature-uses'

/** The door has decided and counted, as for any endpoint of that line and feature; what is left is to say where it stands. */
export const updateFeature: Handler<typeof CONTRACT.plans.updateFeature> = async (input, call) => {
  const { platform: line, feature_name } = input
  const uses = await featureUses(call, memberOf(call), [line], new Date())
  const uncounted = { used: null, quantity: null, remaining: null, resets_at: null }
  const unlimited = { platform: line, feature_name, plan_business: 'unlimited', ...uncounted }
  return uses.find((use) => use.feature_name === feature_name) ?? unlimited
}
