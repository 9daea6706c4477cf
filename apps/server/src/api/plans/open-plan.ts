import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { applyPromotion, startTrial } from '@trendee/store/plans/open-plan'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { planState } from './plan-state'

export const openPlan: Handler<typeof CONTRACT.plans.openPlan> = async ({ by, promotion_code }, call) => {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  const now = new Date()
  if (by === 'promotion' && promotion_code === undefined) {
    throw new ApiError('bad_input', 'promotion_code: say which', { field: 'promotion_code' })
  }
  const opened =
    by === 'promotion' && promotion_code !== undefined
      ? await applyPromotion(db, accountId, promotion_code, now)
      : await startTrial(db, accountId, now)
  call.state.access.forgetAccounts()
  return { opened: planState(opened.line, opened, now) }
}
