import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import type { Access } from '@trendee/contract/access'
import type { Endpoint } from '@trendee/contract/endpoint'
import { FEATURES, type Feature } from '@trendee/core/plans/features'
import { LINES, type Line } from '@trendee/core/plans/lines'
import { ROLE_OF_LINE } from '@trendee/core/access/roles'
import { hiddenFields } from '@trendee/contract/hidden-fields'
import { WITHOUT_PLAN } from '@trendee/core/plans/price-list'
import { createApiToken } from '@trendee/store/accounts/api-tokens'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { openSession } from '@trendee/store/sign-in/sessions'
import { ask } from './testing/ask'
import { exampleCall } from './testing/example-inputs'
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

/** Codes that say something about access; with any other the call has passed the door. */
const AT_THE_DOOR = new Set([1003, 1004, 1005, 1007, 1008, 1009])
type Answer = number | 'in'

const lineOf = (access: Access): Line => (access !== 'public' && access.who === 'line' ? access.line : 'trendee')
const otherLine = (line: Line): Line => (line === 'trendeegraphics' ? 'trendeeapi' : 'trendeegraphics')
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

interface Caller {
  readonly who: string
  token(access: Access): Promise<string | undefined>
  readonly expected: Expected
}

const CALLERS: readonly Caller[] = [
  { who: 'nobody', token: () => Promise.resolve(undefined), expected: everyIn(1004) },
  { who: 'a made-up token', token: () => Promise.resolve('made-up'), expected: everyIn(1004) },
  { who: 'a made-up API token', token: () => Promise.resolve('trendee_made-up'), expected: everyIn(1004) },
  {
    who: 'a session that has ended',
    token: (access) => makeExpiredSession(db, member(access, 'everything')),
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
    token: (access) => makeSession(db, { ...member(access, 'everything'), accessEndsAt: soon() }),
    expected: everyIn(1009),
  },
  {
    who: 'a member without a plan',
    token: () => makeSession(db, { role: '1,2,3,4,5,6' }),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member of another line',
    token: (access) => {
      const line = otherLine(lineOf(access))
      return makeSession(db, { role: ROLE_OF_LINE[line], plan: { line, plan: 'everything' } })
    },
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member with the plan but not the role',
    token: (access) => makeSession(db, { plan: { line: lineOf(access), plan: 'everything' } }),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member whose plan has ended',
    token: (access) => makeSession(db, member(access, 'everything', soon())),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 'without plan', admin: 1003 },
  },
  {
    who: 'a member whose plan has not the feature',
    token: (access) => makeSession(db, member(access, 'nothing')),
    expected: { public: 'in', member: 'in', visitor: 'in', data: 'in', line: 1005, admin: 1003 },
  },
  {
    who: 'a member with the right plan',
    token: (access) => makeSession(db, member(access, 'everything')),
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

function member(access: Access, plan: string, endsAt?: Date) {
  const line = lineOf(access)
  return { role: ROLE_OF_LINE[line], plan: { line, plan, ...(endsAt ? { endsAt } : {}) } }
}

async function makeApiToken(plan: string, endsAt?: Date): Promise<string> {
  const own = { line: 'trendeeapi', plan, ...(endsAt ? { endsAt } : {}) } as const
  // Roles and a plan of the line itself must not help a token: it is not its owner.
  const accountId = await makeAccount(db, { role: '1,2,3,4,888', plan: own })
  return (await createApiToken(db, accountId)).token
}

function kindOf(access: Access): Kind {
  if (access === 'public') return 'public'
  if (access.who === 'line') return 'line'
  if (access.who === 'role') return 'admin'
  if (access.api) return 'data'
  return access.visitors ? 'visitor' : 'member'
}

/** What the price list leaves to somebody without a plan. */
function withoutPlan(access: Access, input: Readonly<Record<string, unknown>>): Answer {
  if (access === 'public' || access.who !== 'line') return 'in'
  const needed = (access.needs ?? []).filter(({ field, is, isNot, moreThan }) => {
    const value = input[field]
    const values = typeof value === 'string' || typeof value === 'number' ? String(value).split(',') : []
    return (
      (is !== undefined && values.includes(is)) ||
      (isNot !== undefined && values.some((value) => value !== isNot)) ||
      (moreThan !== undefined && values.length > moreThan)
    )
  })
  const feature = access.featureBy ? (String(input[access.featureBy.field]) as Feature) : access.feature
  const features = [feature, ...needed.map(({ feature }) => feature)]
  return features.some((feature) => WITHOUT_PLAN[feature] === 'off') ? 1005 : 'in'
}

async function answerTo(endpoint: Endpoint, input: Readonly<Record<string, unknown>>, token: string | undefined) {
  const answer = await ask(demo.app, endpoint, input, token)
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const body: { code?: number; data?: Record<string, unknown> | null } = isJson ? answer.json() : {}
  const code = body.code ?? 1
  return { code, data: body.data ?? null, shown: AT_THE_DOOR.has(code) ? code : 'in', text: answer.body.slice(0, 300) }
}

describe.each(ENDPOINTS)('$name', ({ name, endpoint }) => {
  it.each(CALLERS)('answers $who as its access says', async ({ token, expected }) => {
    const { input } = await exampleCall(demo, name, endpoint)
    const row = expected[kindOf(endpoint.access)]
    const answer = await answerTo(endpoint, input, await token(endpoint.access))
    expect(answer.shown, answer.text).toBe(row === 'without plan' ? withoutPlan(endpoint.access, input) : row)
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
    const unknown = demo.app.trendeeRoutes.filter(
      (route) =>
        /^\w+ \/api\b/.test(route) && !known.has(route) && !described.test(route) && !route.startsWith('HEAD '),
    )
    expect(unknown).toEqual([])
    expect(demo.app.trendeeRoutes.length).toBeGreaterThan(ENDPOINTS.length)
  })
})

/** Everything that stands at a path of an answer, through all lists on the way; a list at its end counts as one. */
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
  const READERS: readonly (readonly [who: string, sees: boolean, token: (access: Access) => Promise<string>])[] = [
    ['a member with the right plan', true, (access) => makeSession(db, member(access, 'everything'))],
    ['a member whose plan hides', false, (access) => makeSession(db, member(access, 'hiding'))],
    ['an administrator', true, () => makeSession(db, { role: '888' })],
    ['a member without a plan', false, () => makeSession(db, { role: '1,2,3,4,5,6' })],
    ['a visitor', false, () => makeSession(db, { isRestricted: true })],
    ['a member whose plan has ended', false, (access) => makeSession(db, member(access, 'everything', soon()))],
    ['an API token with calls left', true, () => makeApiToken('everything')],
  ]

  it('is hidden somewhere', () => {
    expect(HIDING.map(({ name }) => name)).toEqual([
      'common.export',
      'trends.topList',
      'trends.detail',
      'trends.related',
    ])
  })

  it.each(ofJson)('$name shows to whom the plan shows, at every path', async ({ name, endpoint, fields }) => {
    const { input } = await exampleCall(demo, name, endpoint)
    for (const [who, sees, token] of READERS) {
      const { code, data, text } = await answerTo(endpoint, input, await token(endpoint.access))
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
    ['6', 'in', null],
    ['5', 1005, 'forecast'],
    ['52', 1005, 'forecast'],
    ['6,5', 1005, 'forecast'],
    ['06', 1005, 'forecast'],
  ])('is not told by asking who peaks within %s weeks', async (peak_within_weeks, expected, missing) => {
    const { topList } = CONTRACT.trends
    const { export: exported } = CONTRACT.common
    const hiding = await makeSession(db, member(topList.access, 'hiding'))
    const asked = await answerTo(topList, { peak_within_weeks, sort: 'peak' }, hiding)
    expect(asked.shown, asked.text).toBe(expected)
    expect(asked.data?.['feature_type'] ?? null).toBe(missing)
    const file = await answerTo(exported, { what: 'trends', quantity: 5, peak_within_weeks }, hiding)
    expect(file.shown, file.text).toBe(expected)
    if (/,/.test(peak_within_weeks)) return
    const seeing = await makeSession(db, member(topList.access, 'everything'))
    expect((await answerTo(topList, { peak_within_weeks }, seeing)).code).toBe(1)
  })

  it('an export leaves the cells of hidden fields empty', async () => {
    const { export: entry } = CONTRACT.common
    const hiddenColumns = ['Forecast peak week', 'Forecast growth']
    for (const [plan, sees] of [
      ['everything', true],
      ['hiding', false],
      ['everything', true],
    ] as const) {
      const token = await makeSession(db, member(entry.access, plan))
      const answer = await ask(demo.app, entry, { what: 'trends', quantity: 50 }, token)
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

/**
 * Fields that name something belonging to one account. Each endpoint with such a field stands here with how the thing
 * is made for somebody else; a new field of the kind without a row fails the test below.
 */
const OWNED: Readonly<Record<string, (owner: string) => Promise<Record<string, unknown>>>> = {
  'user.sessionEnd': async (owner) => {
    await openSession(db, owner)
    const row = await db
      .selectFrom('session')
      .select('session_id')
      .where('account_id', '=', owner)
      .executeTakeFirstOrThrow()
    return { session_id: row.session_id }
  },
  'dashboard.messageDetail': async (owner) => {
    const message_id = `for-${owner}`
    await db
      .insertInto('message')
      .values({ message_id, title_en: 'a', title_zh: 'b', body_en: 'c', body_zh: 'd', for_account_id: owner })
      .execute()
    return { message_id }
  },
}

describe("another account's id", () => {
  const withIds = ENDPOINTS.filter(({ endpoint }) => {
    const { access } = endpoint
    const fields = Object.keys((endpoint.input as { shape?: object }).shape ?? {})
    return access !== 'public' && access.who === 'signed-in' && fields.some((field) => field.endsWith('_id'))
  })

  it.each(withIds)('opens nothing in $name', async ({ name, endpoint }) => {
    const make = OWNED[name]
    if (!make) throw new Error(`${name} takes an id of somebody's own: say in OWNED how one is made`)
    const owner = await makeAccount(db)
    const input = await make(owner)
    const before = await ownedRows(owner)
    const stranger = await ask(demo.app, endpoint, input, await makeSession(db))
    expect([stranger.statusCode, stranger.json().code], stranger.body).toEqual([404, 1002])
    expect(await ownedRows(owner)).toEqual(before)
    const own = await ask(demo.app, endpoint, input, await openSession(db, owner))
    expect(own.statusCode, own.body).toBe(200)
  })
})

async function ownedRows(owner: string) {
  const sessions = await db.selectFrom('session').select('session_id').where('account_id', '=', owner).execute()
  const read = await db.selectFrom('message_read').select('message_id').where('account_id', '=', owner).execute()
  return { sessions, read }
}
