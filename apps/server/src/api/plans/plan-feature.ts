import type { CONTRACT } from '@trendee/contract/contract'
import { LINES } from '@trendee/core/plans/lines'
import { ApiError } from '@trendee/contract/errors'
import type { Handler } from '../../http/handler'
import { featureUses } from './feature-uses'

export const planFeature: Handler<typeof CONTRACT.plans.planFeature> = async (input, call) => {
  const { account } = call
  if (!account) throw new ApiError('session_invalid', 'Please sign in.')
  const lines = input.platform ? [input.platform] : LINES
  return { list: await featureUses(call, account, lines, new Date()) }
}
