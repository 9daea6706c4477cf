import type { Feature } from '../plans/features'
import type { Line } from '../plans/lines'
import { WITHOUT_PLAN } from '../plans/price-list'
import { type Allowance, allowanceOf } from './plan-rule'
import { ADMIN_ROLE, ROLE_OF_LINE, rolesOf } from './roles'

/** Who may do what, as pure functions: the server asks them before every handler, nothing else decides. */

export interface LineRule {
  readonly who: 'line'
  /** What is kept for an account: a visitor's has nobody to keep it for. */
  readonly members?: true
  readonly line: Line
  readonly feature: Feature
  /** Features that the question needs beside the first, already worked out from its input. */
  readonly alsoNeeds?: readonly Feature[]
  /** Another line whose plan opens the same; the one that opens more decides. */
  readonly or?: Pick<LineRule, 'line' | 'feature' | 'alsoNeeds'> | null
  /** Parts of the answer that only plans with the feature show, as dotted paths. */
  readonly hides?: readonly { readonly feature: Feature; readonly field: string }[]
}

type RuleForCaller =
  | 'public'
  | { readonly who: 'signed-in'; readonly visitors?: true; readonly api?: true }
  | { readonly who: 'role'; readonly role: 'admin' }

/** As much of a rule as is known before the input is read. */
export type CallerRule = RuleForCaller | Pick<LineRule, 'who' | 'members'>
export type AccessRule = RuleForCaller | LineRule

export interface AccessPlan {
  readonly line: string
  readonly plan: string
  readonly endsAt: Date
}

export interface AccessAccount {
  /** Comma-separated role codes. */
  readonly role: string
  readonly plans: readonly AccessPlan[]
  /** A visitor's account. */
  readonly isRestricted: boolean
  /** After this instant it opens nothing; `null`: no such end. */
  readonly accessEndsAt: Date | null
}

/** As much of an account as says which rules are in force for it. */
export type PlanHolder = Pick<AccessAccount, 'role' | 'plans'>

/** How the account came to call: in a browser's session, or by its token of the API product. */
export type CalledBy = 'session' | 'api-token'

/** Why the caller may not call the endpoint at all, whatever is asked. */
export interface CallerRefusal {
  readonly may: false
  readonly because: 'session_invalid' | 'forbidden' | 'restricted_account' | 'trial_ended' | 'permission_expired'
}

/** How many items of a list the plan shows, and the rule that says so. */
export interface ListBound {
  readonly count: number
  readonly feature: Feature
  readonly rule: string
}

export type AccessDecision =
  | {
      readonly may: true
      readonly allowance: Allowance
      /** The tightest bound of all features that the question needs; `null` without one. */
      readonly top: ListBound | null
      /** Where uses are counted. */
      readonly line: Line | null
      readonly feature: Feature | null
      readonly rule: string
      /** Fields of the answer that the plan does not show. */
      readonly hidden: readonly string[]
    }
  | CallerRefusal
  | { readonly may: false; readonly because: 'plan_limit'; readonly limit: PlanLimit }

/** Travels with code 1005 so that the screen can say what was reached and what would open more. */
export interface PlanLimit {
  readonly feature_type: string
  readonly plan_count: string
  readonly plan: string
  /** Unix seconds, `null` without a plan. */
  readonly plan_end: number | null
}

/** The plan as it is shown: its name while valid, `free` once it has ended, `Not Plan` where there never was one. */
export function shownPlan(plan: { readonly plan: string; readonly endsAt: Date } | undefined, now: Date): string {
  if (!plan) return 'Not Plan'
  return plan.endsAt > now ? plan.plan : 'free'
}

/** A plan's rules, feature → `on`, `top:5`, …; asked for the lines that a call is decided on. */
export type RulesOf = (plan: AccessPlan) => Readonly<Record<string, string>>

/** The lines of whose plans one decides a call: an API token always spends its own product's plan. */
export function linesOf(access: AccessRule, by: CalledBy): Line[] {
  if (access === 'public' || access.who !== 'line') return []
  if (by === 'api-token') return ['trendeeapi']
  return access.or ? [access.line, access.or.line] : [access.line]
}

export function planOf(account: Pick<AccessAccount, 'plans'> | null, line: Line | null): AccessPlan | undefined {
  return account?.plans.find((candidate) => candidate.line === line)
}

/** What a refusal, or an answer that was cut, says of the plan. */
export function planLimit(feature: string, rule: string, plan: AccessPlan | undefined, now: Date): PlanLimit {
  return {
    feature_type: feature,
    plan_count: rule,
    plan: shownPlan(plan, now),
    plan_end: plan ? Math.floor(plan.endsAt.getTime() / 1000) : null,
  }
}

const everything: AccessDecision = {
  may: true,
  allowance: { kind: 'unlimited' },
  top: null,
  line: null,
  feature: null,
  rule: 'unlimited',
  hidden: [],
}

/** What the state of the account alone decides, before any plan is looked at; `null` lets the call go on. */
function refusalOfAccount(access: CallerRule, account: AccessAccount, now: Date): CallerRefusal | null {
  if (account.accessEndsAt !== null && account.accessEndsAt <= now) {
    return { may: false, because: account.isRestricted ? 'trial_ended' : 'permission_expired' }
  }
  return account.isRestricted && isForMembers(access) ? { may: false, because: 'restricted_account' } : null
}

function isForMembers(access: CallerRule): boolean {
  if (access === 'public') return false
  return access.who === 'line' ? access.members === true : access.who === 'signed-in' && access.visitors !== true
}

/**
 * The rules that decide an account's calls on a line, feature → rule: its plan's while that is valid and the account has
 * the role that opens the line, else those for nobody's plan. A call by API token hangs on its plan alone.
 */
export function rulesInForce(
  account: PlanHolder,
  line: Line,
  rulesOf: RulesOf,
  now: Date,
  by: CalledBy = 'session',
): Readonly<Record<string, string>> {
  const plan = openPlanOf(account, line, now, by)
  return plan === undefined ? WITHOUT_PLAN : rulesOf(plan)
}

/** The plan that is valid on a line and whose line the account's role opens. */
function openPlanOf(account: PlanHolder, line: Line, now: Date, by: CalledBy): AccessPlan | undefined {
  const plan = planOf(account, line)
  const isOpen = by === 'api-token' || rolesOf(account.role).has(ROLE_OF_LINE[line])
  return plan !== undefined && plan.endsAt > now && isOpen ? plan : undefined
}

/**
 * What an account's meter of a feature shows. Administrators have everything; but what is counted on the API product is
 * called by token, which never is an administrator's.
 */
export function ruleInForce(account: PlanHolder, line: Line, feature: string, rulesOf: RulesOf, now: Date): string {
  const by = line === 'trendeeapi' ? 'api-token' : 'session'
  if (by === 'session' && rolesOf(account.role).has(ADMIN_ROLE)) return 'unlimited'
  return rulesInForce(account, line, rulesOf, now, by)[feature] ?? 'off'
}

/**
 * Refuses what the caller alone decides: nobody signed in, an account that has ended, a role it has not, a token where it
 * only reads. `null` lets the call go on. Asked before the input is read, so that strangers learn nothing by bad input.
 */
export function refuseCaller(
  access: CallerRule,
  account: AccessAccount | null,
  now: Date,
  by: CalledBy = 'session',
): CallerRefusal | null {
  if (access === 'public') return null
  if (!account) return { may: false, because: 'session_invalid' }
  const refusal = refusalOfAccount(access, account, now)
  if (refusal) return refusal
  const mayByToken = access.who === 'line' || (access.who === 'signed-in' && access.api === true)
  const mayBySession = access.who !== 'role' || rolesOf(account.role).has(ADMIN_ROLE)
  return (by === 'api-token' ? mayByToken : mayBySession) ? null : { may: false, because: 'forbidden' }
}

/** A call by the API product's token spends `api_calls` of that product's plan. */
function decideApiCall(account: AccessAccount, rulesOf: RulesOf, now: Date): AccessDecision {
  const plan = planOf(account, 'trendeeapi')
  if (plan && plan.endsAt <= now) return { may: false, because: 'permission_expired' }
  const rule = rulesInForce(account, 'trendeeapi', rulesOf, now, 'api-token')['api_calls'] ?? 'off'
  const allowance = allowanceOf(rule)
  if (!allowance) return { may: false, because: 'plan_limit', limit: planLimit('api_calls', rule, plan, now) }
  return { may: true, allowance, top: null, line: 'trendeeapi', feature: 'api_calls', rule, hidden: [] }
}

function boundOf(features: readonly Feature[], rules: Readonly<Record<string, string>>): ListBound | null {
  const bounds = features.flatMap((feature) => {
    const rule = rules[feature] ?? 'off'
    const allowance = allowanceOf(rule)
    return allowance?.kind === 'top' ? [{ count: allowance.count, feature, rule }] : []
  })
  return bounds.sort((a, b) => a.count - b.count)[0] ?? null
}

/**
 * Decides one call. `rulesOf` gives the rules of the account's plan on the line; without a valid plan, or without the
 * role that opens the line, the rules for nobody's plan apply.
 */
export function decideAccess(
  access: AccessRule,
  account: AccessAccount | null,
  rulesOf: RulesOf,
  now: Date,
  by: CalledBy = 'session',
): AccessDecision {
  const refusal = refuseCaller(access, account, now, by)
  if (refusal) return refusal
  if (access === 'public' || access.who !== 'line' || account === null) return everything
  if (by === 'api-token') return decideApiCall(account, rulesOf, now)
  if (rolesOf(account.role).has(ADMIN_ROLE)) return everything
  const own = decideByLine(access, account, rulesOf, now)
  if (!access.or || openPlanOf(account, access.or.line, now, by) === undefined) return own
  const other = decideByLine({ ...access, ...access.or }, account, rulesOf, now)
  return opensMore(other, own) ? other : own
}

/** Whether one decision opens more than another: at all, of a list, in uses a month. */
function opensMore(one: AccessDecision, than: AccessDecision): boolean {
  const [mine, others] = [opened(one), opened(than)]
  const differs = mine.findIndex((amount, place) => amount !== others[place])
  return differs >= 0 && (mine[differs] ?? 0) > (others[differs] ?? 0)
}

const DAYS_OF_MONTH = 30

function opened(decision: AccessDecision): readonly number[] {
  if (!decision.may) return [0]
  const { allowance, top } = decision
  const uses =
    allowance.kind === 'day' ? allowance.count * DAYS_OF_MONTH : allowance.kind === 'month' ? allowance.count : Infinity
  return [1, top?.count ?? Infinity, uses]
}

function decideByLine(access: LineRule, account: AccessAccount, rulesOf: RulesOf, now: Date): AccessDecision {
  const plan = planOf(account, access.line)
  const rules = rulesInForce(account, access.line, rulesOf, now)
  const needed = [access.feature, ...(access.alsoNeeds ?? [])]
  const missing = needed.find((feature) => !allowanceOf(rules[feature]))
  if (missing !== undefined) {
    return { may: false, because: 'plan_limit', limit: planLimit(missing, rules[missing] ?? 'off', plan, now) }
  }
  const rule = rules[access.feature] ?? 'off'
  return {
    may: true,
    allowance: allowanceOf(rule) ?? { kind: 'top', count: 0 },
    top: boundOf(needed, rules),
    line: access.line,
    feature: access.feature,
    rule,
    hidden: (access.hides ?? []).filter(({ feature }) => !allowanceOf(rules[feature])).map(({ field }) => field),
  }
}
