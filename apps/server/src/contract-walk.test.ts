import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@trendee/contract/contract'
import { type Endpoint, envelope, errorEnvelope } from '@trendee/contract/endpoint'
import { PLANS, WITHOUT_PLAN } from '@trendee/core/plans/price-list'
import { DEMO_ACCOUNTS } from '@trendee/demo/demo-accounts'
import { type Input, ask } from './testing/ask'
import { brokenInputs } from './testing/broken-inputs'
import { type DemoApp, openDemoApp } from './testing/demo-app'

let demo: DemoApp
const tokens = new Map<string, string>()

/** Accounts that stand for everybody: each line, no plan, a plan that has ended, a role without a line, the admin. */
const MAILBOXES = ['designer', 'seller', 'trendee-basic', 'graphics', 'no-plan', 'expired', 'database', 'admin']
/** Marketplaces that the demo world has no shop on: their products are rightly not found. */
const WITHOUT_PRODUCTS = new Set(['selling.shopee.detail', 'selling.lazada.detail'])
/** What names one thing, and a value that names none. */
const IDS: Readonly<Record<string, string>> = {
  'trends.detail': 'name',
  'admin.importDetail': 'import_id',
  'common.picture': 'id',
  ...Object.fromEntries(
    ENDPOINTS.filter(({ name }) => /^selling\..*\.detail$/.test(name)).map(({ name }) => [name, 'id']),
  ),
}

beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  for (const mailbox of MAILBOXES) tokens.set(mailbox, await demo.signIn(mailbox))
})
afterAll(() => demo.close())

/** The contract's example; an import's id is made when the import is, so it is looked up. */
async function exampleOf(name: string, endpoint: Endpoint): Promise<Input> {
  const example = endpoint.example as Input
  if (name !== 'admin.importDetail') return example
  const entry = ENDPOINTS.find((candidate) => candidate.name === 'admin.imports')
  if (!entry) throw new Error('no list of imports')
  const { data } = (await ask(demo.app, entry.endpoint, {}, tokens.get('admin'))).json()
  return { ...example, import_id: data.list[0].import_id }
}

/** A session for calls that nobody should lose: signing out ends the session it is called with. */
const sessionOf = (name: string, mailbox: string) =>
  name === 'user.logout' ? demo.signIn(mailbox) : Promise.resolve(tokens.get(mailbox))

/** What the price list says an account gets; worked out from the tables, not by the code that decides. */
function expectedFor(mailbox: string, { access }: Endpoint): { http: number; code: number; top: number | null } {
  const fine = { http: 200, code: 1, top: null }
  if (access === 'public' || access.who === 'signed-in' || mailbox === 'admin') return fine
  if (access.who === 'role') return { http: 403, code: 1003, top: null }
  const account = DEMO_ACCOUNTS.find(({ email }) => email === `${mailbox}@trendee.demo`)
  const own = account?.plans?.find(({ line, endsAt }) => line === access.line && endsAt > new Date())
  const rules = own ? PLANS.find(({ line, plan }) => line === own.line && plan === own.plan)?.rules : WITHOUT_PLAN
  const rule = rules?.[access.feature] ?? 'off'
  if (rule === 'off') return { http: 403, code: 1005, top: null }
  return { ...fine, top: rule.startsWith('top:') ? Number(rule.slice(4)) : null }
}

/** Items of an answer that is a list, in the envelope's own words or as a plain array. */
function itemsOf(data: unknown): unknown[] | null {
  if (Array.isArray(data)) return data
  const { list } = (data ?? {}) as { list?: unknown[] }
  return list ?? null
}

describe.each(ENDPOINTS)('$name', ({ name, endpoint }) => {
  const isFound = !WITHOUT_PRODUCTS.has(name)

  it('answers its example by its own schema', async () => {
    const answer = await ask(demo.app, endpoint, await exampleOf(name, endpoint), await sessionOf(name, 'admin'))
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(isFound ? 200 : 404)
    if (isFound && endpoint.answer === 'json') envelope(endpoint.output).parse(answer.json())
    // A file holds something: a header and a row, a drawing.
    expect(answer.body.length).toBeGreaterThan(endpoint.answer === 'json' ? 0 : 50)
  })

  it('ignores parameters that it does not know', async () => {
    const input = { ...(await exampleOf(name, endpoint)), no_such_parameter: '1' }
    const answer = await ask(demo.app, endpoint, input, await sessionOf(name, 'admin'))
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(isFound ? 200 : 404)
  })

  it.each(endpoint.access === 'public' ? [] : [undefined, '', 'made-up-token'])(
    'refuses who is not signed in (token %s) before it looks at the input',
    async (token) => {
      const broken = { ...(endpoint.example as Input), page: 'x', name: '' }
      const answer = await ask(demo.app, endpoint, broken, token)
      expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([401, 1004])
    },
  )

  it.each(MAILBOXES)('gives %s what role and plan say', async (mailbox) => {
    const { http, code, top } = expectedFor(mailbox, endpoint)
    const answer = await ask(demo.app, endpoint, await exampleOf(name, endpoint), await sessionOf(name, mailbox))
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const { code: given, data } = isJson ? answer.json() : { code: 1, data: null }
    const items = itemsOf(data)?.length ?? 0
    const seen = {
      answer: [answer.statusCode, given],
      beyondThePlan: top === null ? 0 : Math.max(0, items - top),
      refusalSays: given === 1005 ? Object.keys(data).sort() : [],
    }
    expect(seen).toEqual({
      answer: http === 200 && !isFound ? [404, 1002] : [http, code],
      beyondThePlan: 0,
      refusalSays: code === 1005 ? ['feature_type', 'plan', 'plan_count', 'plan_end'] : [],
    })
  })

  const { top } = expectedFor('no-plan', endpoint)
  const isPaged = 'pageSize' in ((endpoint.input as { shape?: object }).shape ?? {})
  it.each(isPaged && top !== null ? [top] : [])('shows who has no plan nothing beyond the first %i', async (bound) => {
    const example = await exampleOf(name, endpoint)
    const across = await ask(demo.app, endpoint, { ...example, pageSize: bound - 1, page: 2 }, tokens.get('no-plan'))
    expect(across.statusCode).toBe(200)
    expect(itemsOf(across.json().data)?.length).toBeLessThanOrEqual(1)
    const beyond = await ask(demo.app, endpoint, { ...example, pageSize: bound, page: 2 }, tokens.get('no-plan'))
    expect(errorEnvelope.parse(beyond.json())).toMatchObject({
      code: 1005,
      data: { feature_type: expect.any(String), plan_count: `top:${bound}`, plan: 'Not Plan', plan_end: null },
    })
  })

  const broken = brokenInputs(endpoint)
  const hasFields = Object.keys(endpoint.example as Input).length > 0

  it('has bounds on what it takes', () => {
    expect(broken.length > 0 || !hasFields).toBe(true)
  })

  it.each(broken.length > 0 ? ['input'] : [])('names the field of an %s that is wrong', async () => {
    const example = await exampleOf(name, endpoint)
    for (const { field, value } of broken) {
      const { [field]: _, ...rest } = example
      const input = value === null ? rest : { ...rest, [field]: value }
      const answer = await ask(demo.app, endpoint, input, tokens.get('admin'))
      const shown = `${field}=${value}: ${answer.body.slice(0, 300)}`
      expect(answer.statusCode, shown).toBe(400)
      const { code, data } = errorEnvelope.parse(answer.json())
      expect(code, shown).toBe(1001)
      expect(String(data?.['field']).split('.')[0], shown).toBe(field)
    }
  })

  it.each(IDS[name] === undefined ? [] : [IDS[name]])('does not find what is not there by its %s', async (id) => {
    const input = { ...(await exampleOf(name, endpoint)), [id]: 'there-is-no-such-thing-9' }
    const answer = await ask(demo.app, endpoint, input, tokens.get('admin'))
    expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([404, 1002])
  })
})
