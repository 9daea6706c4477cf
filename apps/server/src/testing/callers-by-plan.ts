import type { LightMyRequestResponse } from 'fastify'
import { type AskedRule, askedRule } from '@trendee/contract/access'
import { ENDPOINTS } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { hiddenFields } from '@trendee/contract/hidden-fields'
import { ROLE_OF_LINE } from '@trendee/core/access/roles'
import { FEATURES } from '@trendee/core/plans/features'
import { LINES, type Line } from '@trendee/core/plans/lines'
import { createApiToken } from '@trendee/store/accounts/api-tokens'
import type { StoreDb } from '@trendee/store/engine/open-store'
import type { Input } from './ask'
import { type TestAccount, makeAccount, makePlan } from './test-accounts'

/** Endpoints whose plans hide parts of the answer, and the features that show them. */
export const HIDING = ENDPOINTS.flatMap(({ name, endpoint }) => {
  const fields = hiddenFields(endpoint)
  return fields.length === 0 ? [] : [{ name, endpoint, fields, features: fields.map(({ feature }) => feature) }]
})

/** On each line a plan that opens everything, one that opens nothing, and one that hides what can be hidden. */
export async function makeTestPlans(db: StoreDb): Promise<void> {
  for (const line of LINES) {
    await makePlan(db, line, 'everything', 'unlimited', FEATURES)
    await makePlan(db, line, 'nothing', 'off', FEATURES)
    await makePlan(db, line, 'hiding', 'off', [...new Set(HIDING.flatMap(({ features }) => features))])
    await makePlan(db, line, 'hiding', 'unlimited', FEATURES)
  }
}

/** What an endpoint is asked; the line whose plan decides can hang on it. */
export interface Question {
  readonly endpoint: Endpoint
  readonly input: Input
}

/** The endpoint's rule for a question; `null` where no plan decides. */
export function ruleOf({ endpoint, input }: Question): AskedRule | null {
  const { access } = endpoint
  return access !== 'public' && access.who === 'line' ? askedRule(access, endpoint.input.parse(input)) : null
}

export const lineOf = (question: Question): Line => ruleOf(question)?.line ?? 'trendee'

/** A moment that has just passed. */
export const justNow = () => new Date(Date.now() - 1000)

/** An account with a plan of the line that decides a question, and the line's role. */
export function onPlan(question: Question, plan: string, endsAt?: Date): TestAccount {
  const line = lineOf(question)
  return { role: ROLE_OF_LINE[line], plan: { line, plan, ...(endsAt ? { endsAt } : {}) } }
}

export async function makeApiToken(db: StoreDb, plan: string, endsAt?: Date): Promise<string> {
  const own = { line: 'trendeeapi', plan, ...(endsAt ? { endsAt } : {}) } as const
  // Roles and a plan of the line itself must not help a token: it is not its owner.
  const accountId = await makeAccount(db, { role: '1,2,3,4,888', plan: own })
  return (await createApiToken(db, accountId)).token
}

/** Code and data of an answer in the envelope; of a file: the code of success. */
export function answered(answer: LightMyRequestResponse) {
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const body: { code?: number; msg?: string; data?: Record<string, unknown> | null } = isJson ? answer.json() : {}
  return { code: body.code ?? 1, msg: body.msg ?? '', data: body.data ?? null, text: answer.body.slice(0, 300) }
}
