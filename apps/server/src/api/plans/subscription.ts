import type { CONTRACT } from '@trendee/contract/contract'
import { LINES } from '@trendee/core/plans/lines'
import { accountById } from '@trendee/store/accounts/accounts'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { planState } from './plan-state'

export const subscription: Handler<typeof CONTRACT.plans.subscription> = async (_input, call) => {
  const member = memberOf(call)
  // Asked anew: a plan that was opened a moment ago, by another process too, stands on this screen.
  const account = (await accountById(call.runtime.store.db, member.accountId)) ?? member
  const now = new Date()
  const lines = LINES
  return {
    list: lines.map((line) =>
      planState(
        line,
        account.plans.find((plan) => plan.line === line),
        now,
      ),
    ),
  }
}
