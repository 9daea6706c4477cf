import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { WITHOUT_PLAN } from '@trendee/core/plans/price-list'
import { ROLE_OF_LINE } from '@trendee/core/access/roles'
import type { Line } from '@trendee/core/plans/lines'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type Input, ask } from './testing/ask'
import {
  type Question,
  answered,
  justNow,
  lineOf,
  makeApiToken,
  makeTestPlans,
  onPlan,
  ruleOf,
} from './testing/callers-by-plan'
import { type DemoApp, openDemoApp } from './testing/demo-app'
import { REACHED, stubHandlers } from './testing/stub-handlers'
import { makeExpiredSession, makeSession } from './testing/test-accounts'

/**
 * Every endpoint of the contract asked by everybody there is. What must come out is worked out here from the entry's
 * `access` alone, so an endpoint without a word on who may call it cannot pass. No handler of the product runs: whoever
 * is let in reaches a stub. What handlers refuse by themselves is the contract walk's, and `hidden-by-plans.test.ts`.
 */

let demo: DemoApp
let db: StoreDb

beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false, handlers: stubHandlers().handlers })
  db = demo.runtime.store.db
  await makeTestPlans(db)
})
afterAll(() => demo.close())

type Answer = number | 'in'

/** A line whose plan does not open the question, neither as its own nor as the second that opens it too. */
function otherLine(question: Question): Line {
  const opening = new Set([lineOf(question), ruleOf(question)?.or?.line])
  return (['trendeegraphics', 'trendeeapi', 'trendeesellers'] as const).find((line) => !opening.has(line)) ?? 'trendee'
}

/** By kind of access; `line` stands for what somebody without a plan on the line may do. */
type Kind = 'public' | 'member' | 'visitor' | 'data' | 'line' | 'admin'
type Expected = Record<Kind, Answer | 'without plan'>

const everyIn = (answer: Answer | 'without plan'): Expected => ({
  public: 'in',
  member: answer,
  visitor: answer,
  data: answer,
  line: answer,
  admin: answer,
})

interface Caller {
  readonly who: string
  token(question: Question): Promise<string | undefined>
  readonly expected: Expected
}

const CALLERS: readonly Caller[] = [
  { who: 'nobody', token: () => Promise.resolve(undefined), expected: everyIn(1004) },
  { who: 'a made-up token', token: () => Promise.resolve('made-up'), expected: everyIn(1004) },
  { who: 'a made-up API token', token: () => Promise.resolve('trendee_made-up'), expected: everyIn(1004) },
  {
    who: 'a session that has ended',
    token: (question) => makeExpiredSession(db, onPlan(question, 'everything')),
    expected: everyIn(1004),
  },
  {
    who: 'a visitor',
    token: () => makeSession(db, { isRestricted: true }),
    expected: { public: 'in', member: 1008, visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a visitor whose day is over',
    token: () => makeSession(db, { isRestricted: true, accessEndsAt: justNow() }),
    expected: everyIn(1007),
  },
  {
    who: 'a member whose permission has expired',
    token: (question) => makeSession(db, { ...onPlan(question, 'everything'), accessEndsAt: justNow() }),
    expected: everyIn(1009),
  },
  {
    who: 'a member without a plan',
    token: () => makeSession(db, { role: '1,2,3,4,5,6' }),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member of another line',
    token: (question) => {
      const line = otherLine(question)
      return makeSession(db, { role: ROLE_OF_LINE[line], plan: { line, plan: 'everything' } })
    },
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member with the plan but not the role',
    token: (question) => makeSession(db, { plan: { line: lineOf(question), plan: 'everything' } }),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member whose plan has ended',
    token: (question) => makeSession(db, onPlan(question, 'everything', justNow())),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member whose plan has not the feature',
    token: (question) => makeSession(db, onPlan(question, 'nothing')),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 1005, admin: 1003 },
  },
  {
    who: 'a member with the right plan',
    token: (question) => makeSession(db, onPlan(question, 'everything')),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'in', admin: 1003 },
  },
  {
    who: 'an API token with calls left',
    token: () => makeApiToken(db, 'everything'),
    expected: { public: 'in', member: 1003, visitor: 1003, data: 'in', line: 'in', admin: 1003 },
  },
  {
    who: 'an API token whose plan has none',
    token: () => makeApiToken(db, 'nothing'),
    expected: { public: 'in', member: 1003, visitor: 1003, data: 'in', line: 1005, admin: 1003 },
  },
  {
    who: 'an API token whose plan has ended',
    token: () => makeApiToken(db, 'everything', justNow()),
    expected: { public: 'in', member: 1003, visitor: 1003, data: 'in', line: 1009, admin: 1003 },
  },
  {
    who: 'an administrator',
    token: () => makeSession(db, { role: '888' }),
    expected: everyIn('in'),
  },
]

function kindOf({ access }: Endpoint): Kind {
  if (access === 'public') return 'public'
  if (access.who === 'line') return 'line'
  if (access.who === 'role') return 'admin'
  if (access.api) return 'data'
  return access.visitors ? 'visitor' : 'member'
}

/** What the price list leaves to somebody without a plan. */
function withoutPlan(question: Question): Answer {
  const rule = ruleOf(question)
  if (rule === null) return 'in'
  return [rule.feature, ...rule.alsoNeeds].some((feature) => WITHOUT_PLAN[feature] === 'off') ? 1005 : 'in'
}

/** Tokens by caller and lines: an account is made once for all endpoints that ask the same of it. */
const tokens = new Map<string, Promise<string | undefined>>()
function tokenOf({ who, token }: Caller, question: Question): Promise<string | undefined> {
  const key = `${who}, ${lineOf(question)}, ${otherLine(question)}`
  const known = tokens.get(key) ?? token(question)
  tokens.set(key, known)
  return known
}

describe.each(ENDPOINTS)('$name', ({ endpoint }) => {
  it('lets in whom its access lets in, and tells the others why not', async () => {
    const question = { endpoint, input: endpoint.example as Input }
    const expected: Record<string, Answer> = {}
    const { access } = endpoint
    const isKept = access !== 'public' && access.who === 'line' && access.members === true
    const came: Record<string, unknown> = {}
    for (const caller of CALLERS) {
      const row = caller.expected[kindOf(endpoint)]
      if (isKept && caller.who === 'a visitor') expected[caller.who] = 1008
      else expected[caller.who] = row === 'without plan' ? withoutPlan(question) : row
      const { code, msg, data, text } = answered(
        await ask(demo.app, endpoint, question.input, await tokenOf(caller, question)),
      )
      came[caller.who] = msg === REACHED ? 'in' : code === 1001 ? text : code
      if (code !== 1005) continue
      const told = ['feature_type', 'plan', 'plan_count', 'plan_end']
      expect(Object.keys(data ?? {}), caller.who).toEqual(expect.arrayContaining(told))
    }
    expect(came).toEqual(expected)
  })
})

describe('the list of routes', () => {
  it('holds nothing under /api that the contract does not say who may call', () => {
    const known = new Set(ENDPOINTS.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
    // The description of the API itself: public, and the same for everybody.
    const described = /^(GET|HEAD|OPTIONS) \/api\/(openapi\.json|docs\b.*)/
    // Who speaks there is told by the signature: `http/payment-webhooks.test.ts`.
    const signed = /^POST \/api\/v1\/pay\/(stripe|paypal)\/webhook$/
    const unknown = demo.app.trendeeRoutes.filter(
      (route) =>
        /^\w+ \/api\b/.test(route) &&
        !known.has(route) &&
        !described.test(route) &&
        !signed.test(route) &&
        !route.startsWith('HEAD '),
    )
    expect(unknown).toEqual([])
    expect(demo.app.trendeeRoutes.length).toBeGreaterThan(ENDPOINTS.length)
  })
})
