import type { Line } from '@trendee/core/plans/lines'
import type { FeatureUse } from '@trendee/contract/plans/feature-use'
import { planOf, ruleInForce } from '@trendee/core/access/decide-access'
import { type Allowance, allowanceOf, quotaPeriod } from '@trendee/core/access/plan-rule'
import { featuresOfLine } from '@trendee/core/plans/price-list'
import type { Account } from '@trendee/store/accounts/accounts'
import { type QuotaUse, quotaUses } from '@trendee/store/plans/quota'
import type { AccessCache } from '../../http/access-cache'
import type { Call } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

type Quantities = Pick<FeatureUse, 'used' | 'quantity' | 'remaining' | 'resets_at'>

/** Numbers of a meter: how much the rule gives, and what of it was used in the period that runs. */
function quantitiesOf(allowance: Allowance | null, usedIn: (periodStart: Date) => number, now: Date): Quantities {
  if (allowance === null) return { used: null, quantity: 0, remaining: null, resets_at: null }
  if (allowance.kind === 'unlimited') return { used: null, quantity: null, remaining: null, resets_at: null }
  if (allowance.kind === 'top') return { used: null, quantity: allowance.count, remaining: null, resets_at: null }
  const { start, end } = quotaPeriod(allowance.kind, now)
  const used = usedIn(start)
  const remaining = Math.max(0, allowance.count - used)
  return { used, quantity: allowance.count, remaining, resets_at: unixSeconds(end) }
}

/** Meters of an account on some lines: each feature that plans of the line decide about, its rule and use. */
export async function featureUses(
  { runtime, state }: Call,
  account: Account,
  lines: readonly Line[],
  now: Date,
): Promise<FeatureUse[]> {
  const since = quotaPeriod('month', now).start
  const uses = await quotaUses(runtime.store.db, account.accountId, since)
  const found = await Promise.all(lines.map((line) => usesOnLine(state.access, account, line, uses, now)))
  return found.flat()
}

async function usesOnLine(
  access: AccessCache,
  account: Account,
  line: Line,
  uses: readonly QuotaUse[],
  now: Date,
): Promise<FeatureUse[]> {
  const plan = planOf(account, line)
  const rules = plan ? await access.rulesOfPlan(plan.line, plan.plan) : []
  const ruleByFeature = Object.fromEntries(rules.map((rule) => [rule.featureName, rule.planBusiness]))
  return featuresOfLine(line).map((feature) => {
    const rule = ruleInForce(account, line, feature, () => ruleByFeature, now)
    const usedIn = (periodStart: Date) =>
      uses.find(
        (use) =>
          use.line === line && use.featureName === feature && use.periodStart.getTime() === periodStart.getTime(),
      )?.used ?? 0
    return {
      platform: line,
      feature_name: feature,
      plan_business: rule,
      ...quantitiesOf(allowanceOf(rule), usedIn, now),
    }
  })
}
