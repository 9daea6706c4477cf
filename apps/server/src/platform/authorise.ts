import type { FastifyRequest } from 'fastify'
import { type PlanLimit, decideAccess, shownPlan } from '@trendee/core/access/decide-access'
import type { Access, Endpoint } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import type { Platform } from '@trendee/pipeline/open-platform'
import type { Account } from '@trendee/store/accounts'
import { rulesOfPlan, signedIn } from './signed-in'

/** The session token of a request: the `token` header, or a bearer token as API clients send it. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers['token']
  if (typeof header === 'string' && header) return header
  const match = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

export interface Authorised {
  readonly account: Account | null
  readonly token: string | null
  readonly top: number | null
  /** What to say when a question goes beyond `top`. */
  readonly topLimit: PlanLimit | null
}

/** The entry's access, with the line that what is asked for belongs to. */
function accessOf({ access }: Endpoint, request: FastifyRequest): Access {
  if (access === 'public' || access.who !== 'line' || !access.lineBy) return access
  const { field, lines } = access.lineBy
  const asked = (request.query as Record<string, unknown>)[field]
  const line = typeof asked === 'string' && Object.hasOwn(lines, asked) ? lines[asked] : undefined
  return line ? { ...access, line } : access
}

/** Decides whether the request may reach the endpoint, before anything else happens. Throws the refusal. */
export async function authorise(platform: Platform, endpoint: Endpoint, request: FastifyRequest): Promise<Authorised> {
  const access = accessOf(endpoint, request)
  const token = tokenOf(request)
  if (access === 'public') return { account: null, token, top: null, topLimit: null }
  const { db } = platform.store
  const account = platform.isLocalToken(token)
    ? platform.localAccount
    : token === null
      ? null
      : await signedIn(db, token)
  const plan = access.who === 'line' ? account?.plans.find((candidate) => candidate.line === access.line) : undefined
  const rules = plan ? await rulesOfPlan(db, plan.line, plan.plan) : []
  const now = new Date()
  const ruleOf = Object.fromEntries(rules.map((rule) => [rule.featureName, rule.planBusiness]))
  const decision = decideAccess(access, account, ruleOf, now)
  if (decision.may) {
    const { allowance } = decision
    if (access.who !== 'line' || allowance.kind !== 'top') return { account, token, top: null, topLimit: null }
    const topLimit = {
      feature_type: access.feature,
      plan_count: `top:${allowance.count}`,
      plan: shownPlan(plan, now),
      plan_end: plan ? Math.floor(plan.endsAt.getTime() / 1000) : null,
    }
    return { account, token, top: allowance.count, topLimit }
  }
  switch (decision.because) {
    case 'session_invalid':
      throw new ApiError('session_invalid', 'Please sign in.')
    case 'forbidden':
      throw new ApiError('forbidden', 'This is for administrators.')
    case 'plan_limit':
      throw new ApiError('plan_limit', 'Your plan does not include this.', { ...decision.limit })
  }
}
