import { type LineName, PLANS } from './price-list'

export const DAY_MS = 86_400_000

/** The free days of the main line, given once to an account. */
export const TRIAL = { line: 'trendee', plan: 'professional', days: 7 } as const satisfies PlanGrant

/** What a trial, a promotion code or an administrator gives. */
export interface PlanGrant {
  readonly line: LineName
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
 * What a grant makes of the plan that the account has on the line; `null` when it leaves everything as it is. While a
 * plan is valid, more of the same plan is added at its end; a higher plan takes its place at once and keeps the later
 * of both ends, so that nobody loses days; a lower one changes nothing.
 */
export function planAfterGrant(existing: PlanPeriod | null, grant: PlanGrant, now: Date): PlanPeriod | null {
  const { line, plan, days } = grant
  const rank = planRank(line, plan)
  if (rank === null || days <= 0) return null
  const granted = { plan, startsAt: now, endsAt: new Date(now.getTime() + days * DAY_MS) }
  if (existing === null || existing.endsAt <= now) return granted
  if (existing.plan === plan) {
    return { ...existing, endsAt: new Date(existing.endsAt.getTime() + days * DAY_MS) }
  }
  // A plan that is no longer sold stands below every plan that is.
  if ((planRank(line, existing.plan) ?? -1) > rank) return null
  return { ...granted, endsAt: existing.endsAt > granted.endsAt ? existing.endsAt : granted.endsAt }
}

export interface TrialState {
  readonly trialStartedAt: Date | null
  readonly plans: readonly { readonly line: string; readonly endsAt: Date }[]
}

/** Whether the free days are still to be had: never used, and no valid plan on the main line that they would change. */
export function mayTry({ trialStartedAt, plans }: TrialState, now: Date): boolean {
  return trialStartedAt === null && !plans.some(({ line, endsAt }) => line === TRIAL.line && endsAt > now)
}
