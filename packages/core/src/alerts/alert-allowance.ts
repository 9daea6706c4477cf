import { type PlanHolder, type RulesOf, ruleInForce } from '../access/decide-access'
import { allowanceOf } from '../access/plan-rule'
import type { AlertLine } from './alert-kinds'

/** How many a rule lets an account have; `null` is no bound. */
function alertsOfRule(rule: string): number | null {
  const allowance = allowanceOf(rule)
  if (allowance === null) return 0
  return allowance.kind === 'unlimited' ? null : allowance.count
}

/** How many alerts of a line an account is told, and shown that it may have; `null`: all. */
export function alertsAllowed(account: PlanHolder, line: AlertLine, rulesOf: RulesOf, now: Date): number | null {
  return alertsOfRule(ruleInForce(account, line, 'alerts', rulesOf, now))
}
