import type { CONTRACT } from '@trendee/contract/contract'
import type { Line } from '@trendee/core/plans/lines'
import type { OutputOf } from '@trendee/contract/endpoint'
import { shownPlan } from '@trendee/core/access/decide-access'
import type { AccountPlan } from '@trendee/store/accounts/accounts'
import { unixSecondsOrNull } from '../../http/unix-seconds'

type PlanState = OutputOf<typeof CONTRACT.plans.openPlan>['opened']

/** A line's plan as its owner sees it; `Not Plan` where there never was one. */
export function planState(line: Line, plan: AccountPlan | undefined, now: Date): PlanState {
  return {
    platform: line,
    plan: shownPlan(plan, now),
    plan_start: unixSecondsOrNull(plan?.startsAt),
    plan_end: unixSecondsOrNull(plan?.endsAt),
    validity: plan !== undefined && plan.endsAt > now,
    opened_by: plan?.openedBy ?? null,
  }
}
