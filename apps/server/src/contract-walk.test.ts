import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import { type Endpoint, envelope, errorEnvelope } from '@trendee/contract/endpoint'
import { FRESH_SESSION_SECONDS } from '@trendee/core/access/sign-in-limits'
import { WITHOUT_PLAN } from '@trendee/core/plans/price-list'
import { openSession } from '@trendee/store/sign-in/sessions'
import type { StoreDb } from '@trendee/store/engine/open-store'
import { tableStates } from '@trendee/store/testing/put-back'
import { type Input, ask } from './testing/ask'
import { handlers } from './api/handlers'
import { brokenInputs, edgeDays, fieldsOf, otherSpellings } from './testing/broken-inputs'
import { exampleCall } from './testing/example-inputs'
import { recordingHandlers } from './testing/recorded-inputs'
import { makeAccount, makeSession } from './testing/test-accounts'
import { type SignInApp, openSignInApp } from './testing/sign-in-app'

let demo: SignInApp
const recording = recordingHandlers(handlers)
const tokens = new Map<string, string>()

/** Who sees everything, and who sees the least. */
const MAILBOXES = ['no-plan', 'admin']
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
  demo = await openSignInApp({ limitsRates: false, handlers: recording.handlers })
  for (const mailbox of MAILBOXES) tokens.set(mailbox, await demo.signIn(mailbox))
})
afterAll(() => demo.close())

/** Calls that change an account, or end its sessions, get one of their own. */
const isOnOwnAccount = (name: string) => /^(user|plans|words)\./.test(name)
const sessionOf = (name: string) =>
  isOnOwnAccount(name) ? makeSession(demo.runtime.store.db, { role: '888' }) : Promise.resolve(tokens.get('admin'))

/** How many items of the list somebody without a plan sees; `null` where nothing is cut. */
function topWithoutPlan({ access }: Endpoint): number | null {
  const isList = access !== 'public' && access.who === 'line' && typeof access.feature === 'string'
  const rule = isList ? WITHOUT_PLAN[access.feature] : 'off'
  return rule.startsWith('top:') ? Number(rule.slice(4)) : null
}

/** Items of an answer that is a list, in the envelope's own words or as a plain array. */
function itemsOf(data: unknown): unknown[] | null {
  if (Array.isArray(data)) return data
  const { list, groups } = (data ?? {}) as { list?: unknown[]; groups?: { list: unknown[] }[] }
  // A search brings one page of each kind: the fullest is held to the bound.
  const fullest = groups
    ?.map((group) => group.list)
    .toSorted((a, b) => b.length - a.length)
    .at(0)
  return list ?? fullest ?? (groups === undefined ? null : [])
}

describe.each(ENDPOINTS)('$name', ({ name, endpoint }) => {
  const isFound = !WITHOUT_PRODUCTS.has(name)

  it('answers its example by its own schema', async () => {
    const { input, cookies } = await exampleCall(demo, name, endpoint)
    const answer = await ask(demo.app, endpoint, input, await sessionOf(name), cookies)
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(isFound ? 200 : 404)
    if (isFound && endpoint.answer === 'json') envelope(endpoint.output).parse(answer.json())
    // A file holds something: a header and a row, a drawing.
    expect(answer.body.length).toBeGreaterThan(endpoint.answer === 'json' ? 0 : 50)
  })

  const hasHead = ENDPOINTS.some(
    ({ endpoint: { method, path, changes } }) => method === 'GET' && path === endpoint.path && !changes,
  )

  it.each([hasHead ? 'as it does a GET, without a body' : 'by running nothing'])('answers HEAD %s', async () => {
    const { db } = demo.runtime.store
    const { input, cookies } = await exampleCall(demo, name, endpoint)
    const token = await sessionOf(name)
    // What follows from the uploads of other tests is written whenever it is done.
    await demo.runtime.imports.idle()
    await exportsWritten(db)
    const before = await tableStates(db)
    const answer = await ask(demo.app, { ...endpoint, method: 'HEAD' }, input, token, cookies)
    await demo.app.trendeeState.afterAnswers.settle()
    expect([...(await tableStates(db)).values()]).toEqual([...before.values()])
    expect([answer.statusCode, answer.body]).toEqual([hasHead && isFound ? 200 : 404, ''])
    const type = hasHead && isFound && endpoint.answer !== 'json' ? '' : 'application/json; charset=utf-8'
    expect(answer.headers['content-type']).toContain(type)
  })

  it('ignores parameters that it does not know', async () => {
    const { input, cookies } = await exampleCall(demo, name, endpoint)
    const more = { ...input, no_such_parameter: '1' }
    const answer = await ask(demo.app, endpoint, more, await sessionOf(name), cookies)
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(isFound ? 200 : 404)
  })

  it.each(endpoint.access === 'public' ? [] : ['input'])(
    'refuses who is not signed in before it looks at the %s',
    async () => {
      const broken = { ...(endpoint.example as Input), page: 'x', name: '' }
      const answer = await ask(demo.app, endpoint, broken)
      expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([401, 1004])
    },
  )

  const top = topWithoutPlan(endpoint)
  const isPaged = 'pageSize' in ((endpoint.input as { shape?: object }).shape ?? {})
  it.each(isPaged && top !== null ? [top] : [])('shows who has no plan nothing beyond the first %i', async (bound) => {
    const { input: example } = await exampleCall(demo, name, endpoint)
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
    const { input: example } = await exampleCall(demo, name, endpoint)
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

  const edges = edgeDays(endpoint)
  it.each(edges)('answers, finds nothing, or names the field for the $field $value', async ({ field, value }) => {
    const { input } = await exampleCall(demo, name, endpoint)
    const answer = await ask(demo.app, endpoint, { ...input, [field]: value }, tokens.get('admin'))
    // A field may take fewer days than others.
    const isNamed = answer.statusCode === 400 && errorEnvelope.parse(answer.json()).data?.['field'] === field
    expect(isNamed || [200, 404].includes(answer.statusCode), answer.body.slice(0, 300)).toBe(true)
  })

  const spellings = otherSpellings(endpoint)
  it.each(spellings.length > 0 ? ['number'] : [])('takes a %s in its one spelling alone', async () => {
    const { input: example } = await exampleCall(demo, name, endpoint)
    for (const { field, value } of spellings) {
      // Whoever may ask everything is shown what the schema makes of it, with no plan in between.
      const answer = await ask(demo.app, endpoint, { ...example, [field]: value }, tokens.get('admin'))
      const shown = `${field}=${value}: ${answer.body.slice(0, 300)}`
      expect(errorEnvelope.parse(answer.json()), shown).toMatchObject({ code: 1001, data: { field } })
    }
  })

  it.each(IDS[name] === undefined ? [] : [IDS[name]])('does not find what is not there by its %s', async (id) => {
    const { input: example } = await exampleCall(demo, name, endpoint)
    const input = { ...example, [id]: 'there-is-no-such-thing-9' }
    const answer = await ask(demo.app, endpoint, input, tokens.get('admin'))
    expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([404, 1002])
  })
})

/** Those that a test began; others are made to look as if they were written for ever. */
async function exportsWritten(db: StoreDb): Promise<void> {
  const open = () =>
    db
      .selectFrom('own_export')
      .selectAll()
      .where('touched_at', '<=', new Date())
      .where('state', 'in', ['waiting', 'running'])
      .execute()
  await expect.poll(open).toEqual([])
}

/** The field that says how many uses a call is: counting reads it. */
const countedBy = ({ access }: Endpoint) => (access !== 'public' && access.who === 'line' ? access.amount : undefined)

/** Who has a password or an address is asked for a proof before it changes: fields that a new account's call leaves unread. */
async function askForProofs() {
  const { db } = demo.runtime.store
  const { bindEmail, bindMobile, passwordChange } = CONTRACT.user
  const withPassword = await demo.signIn('designer')
  for (const entry of [bindEmail, bindMobile, passwordChange]) {
    await ask(demo.app, entry, entry.example as Input, withPassword)
  }
  const withAddress = await makeAccount(db, { email: 'proof@new.example' })
  const opened = new Date(Date.now() - 2000 * FRESH_SESSION_SECONDS)
  await ask(demo.app, passwordChange, passwordChange.example as Input, await openSession(db, withAddress, opened))
}

it('has no input that no handler reads', async () => {
  await askForProofs()
  const unread = ENDPOINTS.flatMap(({ name, endpoint }) =>
    Object.keys(fieldsOf(endpoint))
      .filter((field) => field !== countedBy(endpoint) && !recording.read.get(name)?.has(field))
      .map((field) => `${name} ${field}`),
  )
  expect(unread).toEqual([])
})
