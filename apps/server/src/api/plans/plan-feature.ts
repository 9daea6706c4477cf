import type { CONTRACT } from '@trendee/contract/contract'
import { LINES, type Line } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import type { Handler } from '../../http/handler'
import { featureUses } from './feature-uses'

export const planFeature: Handler<typeof CONTRACT.plans.planFeature> = async (input, { runtime, account }) => {
  if (!account) throw new ApiError('session_invalid', 'Please sign in.')
  const lines = input.platform ? [input.platform] : (Object.keys(LINES) as Line[])
  return { list: await featureUses(runtime.store.db, account, lines, new Date()) }
}
