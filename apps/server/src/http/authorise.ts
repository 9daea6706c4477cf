import type { FastifyRequest } from 'fastify'
import {
  type AccessDecision,
  type AccessPlan,
  type AccessRule,
  type CalledBy,
  type PlanLimit,
  decideAccess,
  lineOf,
  planLimit,
  planOf,
} from '@trendee/core/access/decide-access'
import { mayCallFrom } from '@trendee/core/access/address-list'
import type { Endpoint } from '@trendee/contract/endpoint'
import type { LineAccess } from '@trendee/contract/access'
import { ApiError } from '@trendee/contract/errors'
import type { Runtime } from '@trendee/runtime/open-runtime'
import type { Account } from '@trendee/store/accounts/accounts'
import { API_TOKEN_START } from '@trendee/store/accounts/api-tokens'
import type { AccessCache } from './access-cache'

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
  readonly by: CalledBy
  readonly decision: Extract<AccessDecision, { may: true }>
  readonly top: number | null
  /** What to say when a question goes beyond `top`. */
  readonly topLimit: PlanLimit | null
}

/** What a question asks for, wherever it stands; only fields that decide about access are read before the check. */
function askedFor(request: FastifyRequest, field: string): string[] {
  const query = (request.query as Record<string, unknown>)[field]
  const body = typeof request.body === 'object' ? (request.body as Record<string, unknown> | null)?.[field] : undefined
  const value = query ?? body
  const values: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  return values
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map((part) => String(part).trim())
    .filter(Boolean)
}

/** A line's rule with what the question asks for worked in: its line, and the features that it needs beside. */
function ruleOf(access: LineAccess, request: FastifyRequest): AccessRule {
  const [by] = access.lineBy ? askedFor(request, access.lineBy.field) : []
  const lines = access.lineBy?.lines ?? {}
  const line = by !== undefined && Object.hasOwn(lines, by) ? lines[by] : undefined
  const [feature] = access.featureBy ? askedFor(request, access.featureBy.field) : []
  const alsoNeeds = (access.needs ?? []).filter(({ field, is, isNot, moreThan }) => {
    const values = askedFor(request, field)
    return (
      (is !== undefined && values.includes(is)) ||
      (isNot !== undefined && values.some((value) => value !== isNot)) ||
      (moreThan !== undefined && values.length > moreThan)
    )
  })
  return {
    who: 'line',
    line: line ?? access.line,
    feature: access.featureBy?.features.find((known) => known === feature) ?? access.feature,
    alsoNeeds: alsoNeeds.map(({ feature }) => feature),
    ...(access.hides ? { hides: access.hides } : {}),
  }
}

async function callerOf(
  runtime: Runtime,
  cache: AccessCache,
  token: string | null,
  request: FastifyRequest,
): Promise<{ account: Account | null; by: CalledBy }> {
  if (token === null) return { account: null, by: 'session' }
  if (runtime.isLocalToken(token)) return { account: runtime.localAccount, by: 'session' }
  if (!token.startsWith(API_TOKEN_START)) return { account: await cache.account(token), by: 'session' }
  const caller = await cache.apiCaller(token)
  if (caller && !mayCallFrom(caller.addresses, request.ip)) {
    throw new ApiError('forbidden', `This API token may not be used from ${request.ip}.`, { ip: request.ip })
  }
  return { account: caller?.account ?? null, by: 'api-token' }
}

function refusal(decision: Extract<AccessDecision, { may: false }>): ApiError {
  switch (decision.because) {
    case 'session_invalid':
      return new ApiError('session_invalid', 'Please sign in.')
    case 'forbidden':
      return new ApiError('forbidden', 'This account may not do that.')
    case 'restricted_account':
      return new ApiError('restricted_account', 'Please log in before using this.')
    case 'trial_ended':
      return new ApiError('trial_ended', 'The trial has ended. Please sign in.')
    case 'permission_expired':
      return new ApiError('permission_expired', 'The permission of this account has expired.')
    case 'plan_limit':
      return new ApiError('plan_limit', 'Your plan does not include this.', { ...decision.limit })
  }
}

/** Decides whether the request may reach the endpoint, before anything else happens. Throws the refusal. */
export async function authorise(
  runtime: Runtime,
  cache: AccessCache,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Authorised> {
  const token = tokenOf(request)
  const { access: declared } = endpoint
  const access = declared === 'public' || declared.who !== 'line' ? declared : ruleOf(declared, request)
  const { account, by } =
    access === 'public' ? { account: null, by: 'session' as const } : await callerOf(runtime, cache, token, request)
  const plan = planOf(account, lineOf(access, by))
  const rules = plan ? await cache.rulesOfPlan(plan.line, plan.plan) : []
  const ruleByFeature = Object.fromEntries(rules.map((rule) => [rule.featureName, rule.planBusiness]))
  const now = new Date()
  const rulesOf = (asked: AccessPlan) => (asked === plan ? ruleByFeature : {})
  const decision = decideAccess(access, account, rulesOf, now, by)
  if (!decision.may) throw refusal(decision)
  const { allowance, feature, rule } = decision
  if (allowance.kind !== 'top' || !feature) return { account, token, by, decision, top: null, topLimit: null }
  return { account, token, by, decision, top: allowance.count, topLimit: planLimit(feature, rule, plan, now) }
}
