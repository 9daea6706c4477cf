import { DAY_MS, type PlanPeriod, planAfterGrant } from './plan-grant'
import type { Line } from './lines'

/**
 * The line's plan after a partner's person has come in: the partner's plan until `until`. A grant that is there already
 * is moved, not prolonged, however often somebody signs in. Null: the account keeps what it has, which is more.
 */
export function planAfterPartner(
  existing: PlanPeriod | null,
  granted: { readonly line: Line; readonly plan: string },
  until: Date,
  now: Date,
): PlanPeriod | null {
  const isSame = existing !== null && existing.endsAt > now && existing.plan === granted.plan
  if (isSame) return existing.endsAt < until ? { ...existing, endsAt: until } : null
  return planAfterGrant(existing, { ...granted, days: (until.getTime() - now.getTime()) / DAY_MS }, now)
}
