import type { FastifyRequest } from 'fastify'
import {
  type AccessDecision,
  type AccessPlan,
  type CalledBy,
  type PlanLimit,
  decideAccess,
  linesOf,
  planLimit,
  planOf,
  refuseCaller,
} from '@trendee/core/access/decide-access'
import { callerNetwork } from '@trendee/core/access/caller-network'
import { mayCallFrom } from '@trendee/core/access/address-list'
import type { Endpoint } from '@trendee/contract/endpoint'
import { askedRule } from '@trendee/contract/access'
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

/** Who calls, and how. */
export interface Caller {
  readonly account: Account | null
  readonly token: string | null
  readonly by: CalledBy
}

export interface Authorised extends Caller {
  readonly decision: Extract<AccessDecision, { may: true }>
  readonly top: number | null
  /** The limit to report when a question goes beyond `top`. */
  readonly topLimit: PlanLimit | null
}

/** The account of a token; `null` for an unknown one. */
async function callerOf(
  runtime: Runtime,
  cache: AccessCache,
  token: string | null,
  request: FastifyRequest,
): Promise<Caller> {
  if (token === null) return { account: null, token, by: 'session' }
  if (runtime.isLocalToken(token)) return { account: runtime.localAccount, token, by: 'session' }
  if (!token.startsWith(API_TOKEN_START)) return { account: await cache.account(token), token, by: 'session' }
  const caller = await cache.apiCaller(token)
  if (caller && !mayCallFrom(caller.addresses, request.ip)) {
    throw new ApiError('forbidden', `This API token may not be used from ${request.ip}.`, { ip: request.ip })
  }
  return { account: caller?.account ?? null, token, by: 'api-token' }
}

/** What one caller's requests are counted by: the account, or the network of whoever is none of ours. */
export async function countedAs(
  runtime: Runtime,
  cache: AccessCache,
  { access }: Endpoint,
  request: FastifyRequest,
): Promise<string> {
  // Where nobody checks the token, a made-up one would buy another minute's worth of passwords to try.
  const token = access === 'public' ? null : tokenOf(request)
  const caller = await callerOf(runtime, cache, token, request).catch((error: unknown) => {
    // A token that is used from where it may not be is not to use up what its owner has.
    if (error instanceof ApiError) return null
    throw error
  })
  return caller?.account ? `account:${caller.account.accountId}` : `network:${callerNetwork(request.ip)}`
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

/**
 * Finds out who calls. Throws the refusals that do not depend on the input, before the input is parsed: a caller without
 * access must not learn from errors about its input.
 */
export async function identify(
  runtime: Runtime,
  cache: AccessCache,
  { access }: Endpoint,
  request: FastifyRequest,
): Promise<Caller> {
  const token = tokenOf(request)
  if (access === 'public') return { account: null, token, by: 'session' }
  const caller = await callerOf(runtime, cache, token, request)
  const refused = refuseCaller(access, caller.account, new Date(), caller.by)
  if (refused) throw refusal(refused)
  return caller
}

async function rulesByFeature(cache: AccessCache, { line, plan }: AccessPlan) {
  const rules = await cache.rulesOfPlan(line, plan)
  return Object.fromEntries(rules.map(({ featureName, planBusiness }) => [featureName, planBusiness]))
}

/** Decides by the parsed input whether the caller may make this call. Throws the refusal. */
export async function authorise(
  cache: AccessCache,
  { access }: Endpoint,
  caller: Caller,
  input: unknown,
): Promise<Authorised> {
  const { account, by } = caller
  const rule = access === 'public' || access.who !== 'line' ? access : { ...access, ...askedRule(access, input) }
  const plans = linesOf(rule, by).flatMap((line) => planOf(account, line) ?? [])
  const known = new Map(
    await Promise.all(plans.map(async (plan) => [plan, await rulesByFeature(cache, plan)] as const)),
  )
  const now = new Date()
  const decision = decideAccess(rule, account, (plan) => known.get(plan) ?? {}, now, by)
  if (!decision.may) throw refusal(decision)
  const { top } = decision
  const topLimit = top && planLimit(top.feature, top.rule, planOf(account, decision.line), now)
  return { ...caller, decision, top: top?.count ?? null, topLimit }
}
