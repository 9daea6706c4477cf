import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import { type AskedRule, askedRule } from '@trendee/contract/access'
import type { Endpoint } from '@trendee/contract/endpoint'
import { FEATURES, type Feature } from '@trendee/core/plans/features'
import { LINES, type Line } from '@trendee/core/plans/lines'
import { ROLE_OF_LINE } from '@trendee/core/access/roles'
import { fieldsOf, hiddenFields } from '@trendee/contract/hidden-fields'
import { WITHOUT_PLAN } from '@trendee/core/plans/price-list'
import { createApiToken } from '@trendee/store/accounts/api-tokens'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { type Input, ask } from './testing/ask'
import { exampleCall, giveOwnThings } from './testing/example-inputs'
import { type SignInApp, openSignInApp } from './testing/sign-in-app'
import { makeAccount, makeExpiredSession, makePlan, makeSession } from './testing/test-accounts'

/**
 * Every endpoint of the contract asked by everybody there is. What must come out is worked out here from the entry's
 * `access` alone, so an endpoint without a word on who may call it cannot pass.
 */

let demo: SignInApp
let db: StoreDb

/** Endpoints whose plans hide parts of the answer, and the features that show them. */
const HIDING = ENDPOINTS.flatMap(({ name, endpoint }) => {
  const fields = hiddenFields(endpoint)
  return fields.length === 0 ? [] : [{ name, endpoint, fields, features: fields.map(({ feature }) => feature) }]
})

beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false })
  db = demo.runtime.store.db
  for (const line of LINES) {
    await makePlan(db, line, 'everything', 'unlimited', FEATURES)
    await makePlan(db, line, 'nothing', 'off', FEATURES)
    await makePlan(db, line, 'hiding', 'off', [...new Set(HIDING.flatMap(({ features }) => features))])
    await makePlan(db, line, 'hiding', 'unlimited', FEATURES)
  }
})
afterAll(() => demo.close())

/** Codes of a refused call; with any other the caller was let in. */
const REFUSAL_CODES = new Set([1003, 1004, 1005, 1007, 1008, 1009])
type Answer = number | 'in'

/** The endpoint's rule for a question; `null` where no plan decides. */
function ruleOf({ access, input: schema }: Endpoint, input: Input): AskedRule | null {
  return access !== 'public' && access.who === 'line' ? askedRule(access, schema.parse(input)) : null
}
const lineOf = (endpoint: Endpoint, input: Input): Line => ruleOf(endpoint, input)?.line ?? 'trendee'
/** A line whose plan does not open the question, neither as its own nor as the second that opens it too. */
function otherLine({ endpoint, input }: Question): Line {
  const opening = new Set([lineOf(endpoint, input), ruleOf(endpoint, input)?.or?.line])
  return (['trendeegraphics', 'trendeeapi', 'trendeesellers'] as const).find((line) => !opening.has(line)) ?? 'trendee'
}
const soon = () => new Date(Date.now() - 1000)

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

/** What an endpoint is asked; the line whose plan decides can hang on it. */
interface Question {
  readonly endpoint: Endpoint
  readonly input: Input
}

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
    token: (question) => makeExpiredSession(db, member(question, 'everything')),
    expected: everyIn(1004),
  },
  {
    who: 'a visitor',
    token: () => makeSession(db, { isRestricted: true }),
    expected: { public: 'in', member: 1008, visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a visitor whose day is over',
    token: () => makeSession(db, { isRestricted: true, accessEndsAt: soon() }),
    expected: everyIn(1007),
  },
  {
    who: 'a member whose permission has expired',
    token: (question) => makeSession(db, { ...member(question, 'everything'), accessEndsAt: soon() }),
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
    token: (question) =>
      makeSession(db, { plan: { line: lineOf(question.endpoint, question.input), plan: 'everything' } }),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member whose plan has ended',
    token: (question) => makeSession(db, member(question, 'everything', soon())),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member whose plan has not the feature',
    token: (question) => makeSession(db, member(question, 'nothing')),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 1005, admin: 1003 },
  },
  {
    who: 'a member with the right plan',
    token: (question) => makeSession(db, member(question, 'everything')),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'in', admin: 1003 },
  },
  {
    who: 'an API token with calls left',
    token: () => makeApiToken('everything'),
    expected: { public: 'in', member: 1003, visitor: 1003, data: 'in', line: 'in', admin: 1003 },
  },
  {
    who: 'an API token whose plan has none',
    token: () => makeApiToken('nothing'),
    expected: { public: 'in', member: 1003, visitor: 1003, data: 'in', line: 1005, admin: 1003 },
  },
  {
    who: 'an API token whose plan has ended',
    token: () => makeApiToken('everything', soon()),
    expected: { public: 'in', member: 1003, visitor: 1003, data: 'in', line: 1009, admin: 1003 },
  },
  {
    who: 'an administrator',
    token: () => makeSession(db, { role: '888' }),
    expected: everyIn('in'),
  },
]

function member(question: Question, plan: string, endsAt?: Date) {
  const line = lineOf(question.endpoint, question.input)
  return { role: ROLE_OF_LINE[line], plan: { line, plan, ...(endsAt ? { endsAt } : {}) } }
}

async function makeApiToken(plan: string, endsAt?: Date): Promise<string> {
  const own = { line: 'trendeeapi', plan, ...(endsAt ? { endsAt } : {}) } as const
  // Roles and a plan of the line itself must not help a token: it is not its owner.
  const accountId = await makeAccount(db, { role: '1,2,3,4,888', plan: own })
  return (await createApiToken(db, accountId)).token
}

function kindOf({ access }: Endpoint): Kind {
  if (access === 'public') return 'public'
  if (access.who === 'line') return 'line'
  if (access.who === 'role') return 'admin'
  if (access.api) return 'data'
  return access.visitors ? 'visitor' : 'member'
}

/** What the price list leaves to somebody without a plan. */
function withoutPlan({ endpoint, input }: Question): Answer {
  const rule = ruleOf(endpoint, input)
  if (rule === null) return 'in'
  return [rule.feature, ...rule.alsoNeeds].some((feature) => WITHOUT_PLAN[feature] === 'off') ? 1005 : 'in'
}

async function answerTo(endpoint: Endpoint, input: Input, token: string | undefined) {
  const answer = await ask(demo.app, endpoint, input, token)
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const body: { code?: number; data?: Record<string, unknown> | null } = isJson ? answer.json() : {}
  const code = body.code ?? 1
  return {
    code,
    data: body.data ?? null,
    shown: REFUSAL_CODES.has(code) ? code : 'in',
    text: answer.body.slice(0, 300),
  }
}

describe.each(ENDPOINTS)('$name', ({ name, endpoint }) => {
  it.each(CALLERS)('answers $who as its access says', async ({ token, expected }) => {
    const { input } = await exampleCall(demo, name, endpoint)
    const row = expected[kindOf(endpoint)]
    const question = { endpoint, input }
    const answer = await answerTo(endpoint, input, await token(question))
    expect(answer.shown, answer.text).toBe(row === 'without plan' ? withoutPlan(question) : row)
    if (answer.code !== 1005) return
    expect(Object.keys(answer.data ?? {})).toEqual(
      expect.arrayContaining(['feature_type', 'plan', 'plan_count', 'plan_end']),
    )
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

describe('what a question needs beside its feature', () => {
  const { trends, selling, common, plans, social, runway } = CONTRACT
  const NEEDS: readonly (readonly [missing: Feature, endpoint: Endpoint, input: Input])[] = [
    ['window_90', trends.topList, { window: 90 }],
    ['window_90', runway.detail, { id: 'avelisse-ss27-01', window: 90 }],
    ['window_90', social.influencersInfo, { id: 'tiktok.moth.wears.demo', window: 90 }],
    ['window_90', social.hashtagInfo, { hashtag: 'ootd', window: 90 }],
    ['window_90', social.adsTopTopicsDetail, { topic: 'cashmere sweater', window: 90 }],
    ['forecast', trends.topList, { peak_within_weeks: 5 }],
    ['compare', trends.trendLine, { names: 'wide-leg-trousers,cargo-pants' }],
    ['window_90', selling.shein.list, { window: 90 }],
    ['window_90', selling.shein.detail, { id: '10000001', window: 90 }],
    ['window_90', selling.etsy.topAttribute, { window: 90 }],
    // An export asks for what its list asks for, and for the list itself.
    ['export_rows', common.export, { what: 'trends' }],
    ['trend_list', common.export, { what: 'trends' }],
    ['window_90', common.export, { what: 'trends', window: 90 }],
    ['forecast', common.export, { what: 'trends', peak_within_weeks: 5 }],
    ['seller_list', common.export, { what: 'shein' }],
    ['window_90', common.export, { what: 'shein', window: 90 }],
    ['window_90', common.export, { what: 'lazada', window: 90 }],
    ['compare', plans.updateFeature, { feature_name: 'compare' }],
    ['seller_list', plans.updateFeature, { platform: 'trendeesellers', feature_name: 'seller_list' }],
  ]

  it.each(NEEDS)('is %s, without which nothing comes', async (missing, endpoint, input) => {
    const question = { endpoint, input }
    const line = lineOf(endpoint, input)
    await makePlan(db, line, `without ${missing}`, 'off', [missing])
    await makePlan(db, line, `without ${missing}`, 'unlimited', FEATURES)
    const without = await answerTo(endpoint, input, await makeSession(db, member(question, `without ${missing}`)))
    expect([without.code, without.data?.['feature_type']], without.text).toEqual([1005, missing])
    const all = await answerTo(endpoint, input, await makeSession(db, member(question, 'everything')))
    expect(all.code, all.text).toBe(1)
  })

  it('is looked for where the handler reads it', async () => {
    const { updateFeature } = plans
    const body = { feature_name: 'forecast' }
    const token = await makeSession(db, member({ endpoint: updateFeature, input: body }, 'hiding'))
    const url = `${updateFeature.path}?feature_name=trend_list`
    const answer = await demo.app.inject({ method: 'POST', url, headers: { token }, payload: body })
    expect(answer.json(), answer.body).toMatchObject({ code: 1005, data: { feature_type: 'forecast' } })
  })

  it('keeps an export to as many rows as the plan shows of the list, and counts those', async () => {
    await makePlan(db, 'trendee', 'short', 'top:3', ['trend_list'])
    await makePlan(db, 'trendee', 'short', 'month:10', ['export_rows'])
    const input = { what: 'trends', quantity: 50 }
    const token = await makeSession(db, member({ endpoint: common.export, input }, 'short'))
    const answer = await ask(demo.app, common.export, input, token)
    expect(rowsOfCsv(answer.body)).toHaveLength(1 + 3)
    expect(answer.headers).toMatchObject({ 'x-quota-limit': '10', 'x-quota-remaining': '7' })
  })
})

/** All values at a path of an answer, through all lists on the way; a list at the end counts as one value. */
function valuesAt(data: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps
  if (step === undefined) return [data]
  if (Array.isArray(data)) return data.flatMap((item) => valuesAt(item, steps))
  const own = (data as Readonly<Record<string, unknown>> | null)?.[step]
  return own === undefined ? [] : valuesAt(own, rest)
}

describe('what plans hide', () => {
  const ofJson = HIDING.filter(({ endpoint }) => endpoint.answer === 'json')

  /** Who sees it and who does not, one after the other and back: what is kept for one is not given to the other. */
  const READERS: readonly (readonly [who: string, sees: boolean, token: (question: Question) => Promise<string>])[] = [
    ['a member with the right plan', true, (question) => makeSession(db, member(question, 'everything'))],
    ['a member whose plan hides', false, (question) => makeSession(db, member(question, 'hiding'))],
    ['an administrator', true, () => makeSession(db, { role: '888' })],
    ['a member without a plan', false, () => makeSession(db, { role: '1,2,3,4,5,6' })],
    ['a visitor', false, () => makeSession(db, { isRestricted: true })],
    ['a member whose plan has ended', false, (question) => makeSession(db, member(question, 'everything', soon()))],
    ['an API token with calls left', true, () => makeApiToken('everything')],
  ]

  it('is what is forecast, wherever it stands', () => {
    const telling = ENDPOINTS.filter(({ endpoint }) =>
      [...fieldsOf(endpoint.row ?? endpoint.output).keys()].some((path) => /forecast|peak_week/.test(path)),
    ).map(({ name }) => name)
    expect(telling).toEqual(
      expect.arrayContaining(['common.export', 'trends.topList', 'trends.detail', 'trends.related']),
    )
    // What a link shows to anybody hangs on its owner's plan: the handler takes it out, and its own test watches.
    expect(HIDING.map(({ name }) => name)).toEqual(telling.filter((name) => name !== 'collection.sharedProject'))
  })

  it.each(ofJson)('$name shows to whom the plan shows, at every path', async ({ name, endpoint, fields }) => {
    const { input } = await exampleCall(demo, name, endpoint)
    for (const [who, sees, tokenOf] of READERS) {
      const token = await tokenOf({ endpoint, input })
      await giveOwnThings(demo, name, token)
      const { code, data, text } = await answerTo(endpoint, input, token)
      expect(code, `${who}: ${text}`).toBe(1)
      for (const { field, steps, value } of fields) {
        const found = valuesAt(data, steps)
        expect(found.length, `${field} for ${who}`).toBeGreaterThan(0)
        const shown = found.filter((one) => JSON.stringify(one) !== JSON.stringify(value))
        expect(shown.length > 0, `${field} for ${who}`).toBe(sees)
      }
    }
  })

  it.each([
    ['12', 1, null],
    ['11', 1005, 'forecast'],
    ['52', 1005, 'forecast'],
    ['12,5', 1001, null],
    ['012', 1001, null],
  ])('cannot be found out by asking who peaks within %s weeks', async (peak_within_weeks, expected, missing) => {
    const { topList } = CONTRACT.trends
    const { export: exported } = CONTRACT.common
    const question = { endpoint: topList, input: {} }
    const hiding = await makeSession(db, member(question, 'hiding'))
    const asked = await answerTo(topList, { peak_within_weeks, sort: 'peak' }, hiding)
    expect(asked.code, asked.text).toBe(expected)
    expect(asked.data?.['feature_type'] ?? null).toBe(missing)
    const file = await answerTo(exported, { what: 'trends', quantity: 5, peak_within_weeks }, hiding)
    expect(file.code, file.text).toBe(expected)
    const seeing = await makeSession(db, member(question, 'everything'))
    expect((await answerTo(topList, { peak_within_weeks }, seeing)).code).toBe(expected === 1001 ? 1001 : 1)
  })

  it('an export leaves the cells of hidden fields empty', async () => {
    const { export: entry } = CONTRACT.common
    const hiddenColumns = ['Forecast peak week', 'Forecast growth']
    for (const [plan, sees] of [
      ['everything', true],
      ['hiding', false],
      ['everything', true],
    ] as const) {
      const input = { what: 'trends', quantity: 50 }
      const token = await makeSession(db, member({ endpoint: entry, input }, plan))
      const answer = await ask(demo.app, entry, input, token)
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      const [header = [], ...rows] = rowsOfCsv(answer.body)
      expect(rows.length).toBeGreaterThan(5)
      for (const title of hiddenColumns) {
        const cells = rows.map((row) => row[header.indexOf(title)])
        expect(
          cells.some((cell) => cell !== ''),
          `${title} with the plan ${plan}`,
        ).toBe(sees)
      }
      expect(rows.every((row) => row[header.indexOf('Trend')] !== '')).toBe(true)
    }
  })
})

/** Cells of a table whose texts hold neither commas nor quotes of their own. */
function rowsOfCsv(text: string): string[][] {
  expect(text).not.toContain('"')
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}
