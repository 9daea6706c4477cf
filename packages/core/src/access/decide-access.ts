import { type LineName, WITHOUT_PLAN } from '../plans/price-list'

/** Who may do what, as one pure function: the server asks it before every handler, nothing else decides. */

/** Role code that opens each line. */
export const ROLE_OF_LINE: Readonly<Record<LineName, string>> = {
  trendee: '1',
  trendeeapi: '2',
  trendeegraphics: '3',
  trendeesellers: '4',
  trendeepartners: '5',
}
export const ADMIN_ROLE = '888'

export type AccessRule =
  | 'public'
  | { readonly who: 'signed-in' }
  | { readonly who: 'line'; readonly line: LineName; readonly feature: string }
  | { readonly who: 'role'; readonly role: 'admin' }

export interface AccessAccount {
  /** Comma-separated role codes. */
  readonly role: string
  readonly plans: readonly { readonly line: string; readonly plan: string; readonly endsAt: Date }[]
}

/** What a plan's rule leaves: everything, the first `count` of a list, or `count` uses in a period. */
export type Allowance =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'top' | 'day' | 'month'; readonly count: number }

export type AccessDecision =
  | { readonly may: true; readonly allowance: Allowance }
  | { readonly may: false; readonly because: 'session_invalid' | 'forbidden' }
  | { readonly may: false; readonly because: 'plan_limit'; readonly limit: PlanLimit }

/** Travels with code 1005 so that the screen can say what was reached and what would open more. */
export interface PlanLimit {
  readonly feature_type: string
  readonly plan_count: string
  readonly plan: string
  /** Unix seconds, `null` without a plan. */
  readonly plan_end: number | null
}

export function rolesOf(role: string): ReadonlySet<string> {
  return new Set(
    role
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  )
}

/** The plan as it is shown: its name while valid, `free` once it has ended, `Not Plan` where there never was one. */
export function shownPlan(plan: { readonly plan: string; readonly endsAt: Date } | undefined, now: Date): string {
  if (!plan) return 'Not Plan'
  return plan.endsAt > now ? plan.plan : 'free'
}

/** Reads a rule's text; anything that is not one of the known forms opens nothing. */
export function allowanceOf(rule: string | undefined): Allowance | null {
  if (rule === 'on' || rule === 'unlimited') return { kind: 'unlimited' }
  const match = /^(top|day|month):(\d+)$/.exec(rule ?? '')
  const [, kind, count] = match ?? []
  return kind && count ? { kind: kind as 'top' | 'day' | 'month', count: Number(count) } : null
}

/**
 * Decides one call. `rules` are those of the account's valid plan on the line (feature → rule); they are only asked
 * for access that depends on a line. Without a valid plan the rules for nobody's plan apply.
 */
export function decideAccess(
  access: AccessRule,
  account: AccessAccount | null,
  rules: Readonly<Record<string, string>>,
  now: Date,
): AccessDecision {
  const everything: AccessDecision = { may: true, allowance: { kind: 'unlimited' } }
  if (access === 'public') return everything
  if (!account) return { may: false, because: 'session_invalid' }
  const roles = rolesOf(account.role)
  if (access.who === 'signed-in' || roles.has(ADMIN_ROLE)) return everything
  if (access.who === 'role') return { may: false, because: 'forbidden' }
  const plan = account.plans.find((candidate) => candidate.line === access.line)
  const isValid = plan !== undefined && plan.endsAt > now
  const hasLine = roles.has(ROLE_OF_LINE[access.line]) && isValid
  const rule = (hasLine ? rules : WITHOUT_PLAN)[access.feature]
  const allowance = allowanceOf(rule)
  if (allowance) return { may: true, allowance }
  return {
    may: false,
    because: 'plan_limit',
    limit: {
      feature_type: access.feature,
      plan_count: rule ?? 'off',
      plan: shownPlan(plan, now),
      plan_end: plan ? Math.floor(plan.endsAt.getTime() / 1000) : null,
    },
  }
}
