import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import { type Endpoint, envelope, errorEnvelope } from '@trendee/contract/endpoint'
import { FRESH_SESSION_SECONDS } from '@trendee/core/access/sign-in-limits'
import { WITHOUT_PLAN } from '@trendee/core/plans/price-list'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from './testing/ask'
import { handlers } from './api/handlers'
import { brokenInputs, edgeDays, fieldsOf, otherSpellings } from './testing/broken-inputs'
import { type Question, answered, makeTestPlans, onPlan } from './testing/callers-by-plan'
import { exampleCall } from './testing/example-inputs'
import { recordingHandlers } from './testing/recorded-inputs'
import { makeAccount, makeSession } from './testing/test-accounts'
import { type SignInApp, openSignInApp } from './testing/sign-in-app'

let demo: SignInApp
const recording = recordingHandlers(handlers)
const tokens = new Map<string, string>()

/** Who sees everything, and who sees the least. */
const MAILBOXES = ['no-plan', 'admin']
/** Marketplaces and shops that the demo world has no products of: their products are rightly not found. */
const WITHOUT_PRODUCTS = new Set(['selling.shopee.detail', 'selling.lazada.detail', 'selling.shop.detail'])
/** What names one thing. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  'trends.detail': ['name'],
  'trends.genderAnalysis': ['name'],
  'trends.genderTopSecondary': ['name'],
  'runway.detail': ['id'],
  'runwayRankings.topAttributesBrand': ['brand'],
  'runwayRankings.topAttributesBrandCategory': ['brand'],
  'runwayRankings.topCategoriesBrand': ['brand'],
  'festivals.detail': ['id'],
  'festivals.byCountry': ['id'],
  'reports.detail': ['id'],
  'social.influencersInfo': ['id'],
  'social.postInfo': ['id'],
  'social.hashtagInfo': ['hashtag'],
  'social.adsTopTopicsDetail': ['topic'],
  'social.trendInfluencers': ['name'],
  'social.trendBrands': ['name'],
  'brands.info': ['id'],
  'graphic.keywordsKeyword': ['keyword'],
  'graphic.productsInfo': ['id'],
  'valueRankings.categoryInfo': ['value'],
  'valueRankings.elementInfo': ['value'],
  'valueRankings.attributeInfo': ['value'],
  'records.retailProductInfo': ['id'],
  'records.ecommerceInfo': ['id'],
  'records.productInfo': ['id'],
  'admin.importDetail': ['import_id'],
  'common.picture': ['id'],
  ...Object.fromEntries(
    ENDPOINTS.filter(({ name }) => /^selling\..*\.detail$/.test(name)).map(({ name }) => [name, ['id']]),
  ),
}
/** A value that names nothing; creators are named with their network. */
const unknownId = (name: string) => `${name === 'social.influencersInfo' ? 'tiktok.' : ''}there-is-no-such-thing-9`

beforeAll(async () => {
  demo = await openSignInApp({ limitsRates: false, handlers: recording.handlers })
  await makeTestPlans(demo.runtime.store.db)
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

/** Who may least of all whom an entry that is neither public nor an administrator's lets in. */
function leastCaller({ endpoint, input }: Question): Promise<string> {
  const { db } = demo.runtime.store
  const { access } = endpoint
  if (access !== 'public' && access.who === 'line') return makeSession(db, onPlan({ endpoint, input }, 'everything'))
  const isForVisitors = access !== 'public' && access.who === 'signed-in' && access.visitors === true
  return makeSession(db, { isRestricted: isForVisitors })
}

/** Codes by which access is refused, whoever says so. */
const REFUSALS = new Set([1003, 1004, 1005, 1007, 1008, 1009])

it('has every entry that is asked by an id', () => {
  const names = new Set(ENDPOINTS.map(({ name }) => name))
  expect(Object.keys(IDS).filter((name) => !names.has(name))).toEqual([])
})

describe.each(ENDPOINTS)('$name', ({ name, endpoint }) => {
  const isFound = !WITHOUT_PRODUCTS.has(name)
  const example = endpoint.example as Input

  it('answers its example by its own schema, and ignores parameters that it does not know', async () => {
    const { input, cookies } = await exampleCall(demo, name, endpoint)
    const more = { ...input, no_such_parameter: '1' }
    const answer = await ask(demo.app, endpoint, more, await sessionOf(name), cookies)
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(isFound ? 200 : 404)
    if (isFound && endpoint.answer === 'json') envelope(endpoint.output).parse(answer.json())
    // A file holds something: a header and a row, a drawing.
    expect(answer.body.length).toBeGreaterThan(endpoint.answer === 'json' ? 0 : 50)
  })

  // The first question was an administrator's, and nobody's where all may ask.
  const isAdmins = endpoint.access === 'public' || endpoint.access.who === 'role'
  it.each(isAdmins ? [] : ['least'])('is refused by no handler to who may %s of those whom it lets in', async () => {
    const { input, cookies } = await exampleCall(demo, name, endpoint)
    const token = await leastCaller({ endpoint, input })
    const { code, text } = answered(await ask(demo.app, endpoint, input, token, cookies))
    expect(REFUSALS.has(code), text).toBe(false)
  })

  it.each(endpoint.access === 'public' ? [] : ['input'])(
    'refuses who is not signed in before it looks at the %s',
    async () => {
      const answer = await ask(demo.app, endpoint, { ...example, page: 'x', name: '' })
      expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([401, 1004])
    },
  )

  const top = topWithoutPlan(endpoint)
  const isPaged = 'pageSize' in ((endpoint.input as { shape?: object }).shape ?? {})
  it.each(isPaged && top !== null ? [top] : [])('shows who has no plan nothing beyond the first %i', async (bound) => {
    const { input } = await exampleCall(demo, name, endpoint)
    const across = await ask(demo.app, endpoint, { ...input, pageSize: bound - 1, page: 2 }, tokens.get('no-plan'))
    expect(across.statusCode).toBe(200)
    expect(itemsOf(across.json().data)?.length).toBeLessThanOrEqual(1)
    const beyond = await ask(demo.app, endpoint, { ...input, pageSize: bound, page: 2 }, tokens.get('no-plan'))
    expect(errorEnvelope.parse(beyond.json())).toMatchObject({
      code: 1005,
      data: { feature_type: expect.any(String), plan_count: `top:${bound}`, plan: 'Not Plan', plan_end: null },
    })
  })

  const broken = brokenInputs(endpoint)
  const hasFields = Object.keys(example).length > 0

  it('has bounds on what it takes', () => {
    expect(broken.length > 0 || !hasFields).toBe(true)
  })

  it.each(broken.length > 0 ? ['input'] : [])('names the field of an %s that is wrong', async () => {
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
  it.each(edges.length > 0 ? ['day'] : [])(
    'answers, finds nothing, or names the field for each edge of a %s',
    async () => {
      const { input } = await exampleCall(demo, name, endpoint)
      for (const { field, value } of edges) {
        const answer = await ask(demo.app, endpoint, { ...input, [field]: value }, tokens.get('admin'))
        // A field may take fewer days than others.
        const isNamed = answer.statusCode === 400 && errorEnvelope.parse(answer.json()).data?.['field'] === field
        const shown = `${field}=${value}: ${answer.body.slice(0, 300)}`
        expect(isNamed || [200, 404].includes(answer.statusCode), shown).toBe(true)
      }
    },
  )

  const spellings = otherSpellings(endpoint)
  it.each(spellings.length > 0 ? ['number'] : [])('takes a %s in its one spelling alone', async () => {
    for (const { field, value } of spellings) {
      // Whoever may ask everything is shown what the schema makes of it, with no plan in between.
      const answer = await ask(demo.app, endpoint, { ...example, [field]: value }, tokens.get('admin'))
      const shown = `${field}=${value}: ${answer.body.slice(0, 300)}`
      expect(errorEnvelope.parse(answer.json()), shown).toMatchObject({ code: 1001, data: { field } })
    }
  })

  it.each(IDS[name] ?? [])('does not find what is not there by its %s', async (id) => {
    const { input: found } = await exampleCall(demo, name, endpoint)
    const input = { ...found, [id]: unknownId(name) }
    const answer = await ask(demo.app, endpoint, input, tokens.get('admin'))
    expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([404, 1002])
  })
})

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
