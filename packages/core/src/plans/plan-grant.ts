import type { Line } from './lines'
import { PLANS } from './price-list'

export const DAY_MS = 86_400_000

/** The free days of the main line, given once to an account. */
export const TRIAL = { line: 'trendee', plan: 'professional', days: 7 } as const satisfies PlanGrant

/** What a trial, a promotion code or an administrator gives. */
export interface PlanGrant {
  readonly line: Line
  readonly plan: string
  /** Whole days of 24 hours. */
  readonly days: number
}

/** A line's plan between two instants. */
export interface PlanPeriod {
  readonly plan: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Place of a plan on its line, the smallest is 0; `null` for a plan that the line has not. */
export function planRank(line: string, plan: string): number | null {
  const index = PLANS.filter((candidate) => candidate.line === line).findIndex((candidate) => candidate.plan === plan)
  return index === -1 ? null : index
}

/**
 * Of the plans that an account has on a line the one that counts at an instant: the highest valid one; where none is
 * valid, the one that ended last. `null` without any.
 */
export function planInForce<Plan extends PlanPeriod>(line: string, plans: readonly Plan[], now: Date): Plan | null {
  // A plan that is no longer sold stands below every plan that is.
  const rank = ({ plan }: Plan) => planRank(line, plan) ?? -1
  const later = (a: Plan, b: Plan) => b.endsAt.getTime() - a.endsAt.getTime()
  const valid = plans.filter(({ endsAt }) => endsAt > now)
  const [best] = valid.length > 0 ? valid.toSorted((a, b) => rank(b) - rank(a) || later(a, b)) : plans.toSorted(later)
  return best ?? null
}

/**
 * What a grant adds to the plan that is in force on the line; `null` when it would give nothing. While a plan is valid,
 * more of the same plan is added at its end, a higher plan comes into force at once for its own days (the lower one
 * stays and is in force again afterwards), and a lower one is not given.
 */
export function planAfterGrant(inForce: PlanPeriod | null, grant: PlanGrant, now: Date): PlanPeriod | null {
  const { line, plan, days } = grant
  const rank = planRank(line, plan)
  if (rank === null || days <= 0) return null
  const granted = { plan, startsAt: now, endsAt: new Date(now.getTime() + days * DAY_MS) }
  if (inForce === null || inForce.endsAt <= now) return granted
  if (inForce.plan === plan) {
    return { ...inForce, endsAt: new Date(inForce.endsAt.getTime() + days * DAY_MS) }
  }
  return (planRank(line, inForce.plan) ?? -1) > rank ? null : granted
}

export interface TrialState {
  readonly trialStartedAt: Date | null
  readonly plans: readonly { readonly line: string; readonly endsAt: Date }[]
}

/** Whether the free days are still to be had: never used, and no valid plan on the main line that they would change. */
export function mayTry({ trialStartedAt, plans }: TrialState, now: Date): boolean {
  return trialStartedAt === null && !plans.some(({ line, endsAt }) => line === TRIAL.line && endsAt > now)
}
