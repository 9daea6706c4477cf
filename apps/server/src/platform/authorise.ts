import type { FastifyRequest } from 'fastify'
import { decideAccess } from '@trendee/core/access/decide-access'
import type { Endpoint } from '@trendee/contract/endpoint'
import { ApiError } from '@trendee/contract/errors'
import type { Platform } from '@trendee/pipeline/open-platform'
import type { Account } from '@trendee/store/accounts'
import { planRules } from '@trendee/store/plan-rules'
import { sessionAccount } from '@trendee/store/sessions'

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
}

/** Decides whether the request may reach the endpoint, before anything else happens. Throws the refusal. */
export async function authorise(platform: Platform, endpoint: Endpoint, request: FastifyRequest): Promise<Authorised> {
  const { access } = endpoint
  const token = tokenOf(request)
  if (access === 'public') return { account: null, token, top: null }
  const { db } = platform.store
  const account = platform.isLocalToken(token)
    ? platform.localAccount
    : token === null
      ? null
      : await sessionAccount(db, token)
  const plan = access.who === 'line' ? account?.plans.find((candidate) => candidate.line === access.line) : undefined
  const rules = plan ? await planRules(db, plan.line, plan.plan) : []
  const decision = decideAccess(
    access,
    account,
    Object.fromEntries(rules.map((rule) => [rule.featureName, rule.planBusiness])),
    new Date(),
  )
  if (decision.may) {
    return { account, token, top: decision.allowance.kind === 'top' ? decision.allowance.count : null }
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
