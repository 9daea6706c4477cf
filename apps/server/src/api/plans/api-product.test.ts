import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { createApiToken } from '@trendee/store/accounts/api-tokens'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makeAccount, makePlan } from '../../testing/test-accounts'

const { plans, trends } = CONTRACT
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const call = (endpoint: Endpoint, input: Input, token: string) => ask(demo.app, endpoint, input, token)
const data = async (endpoint: Endpoint, input: Input, token: string) => (await call(endpoint, input, token)).json().data

/** An account with an API plan: its session and its token. */
async function customer(rule: string, endsAt?: Date) {
  const plan = rule.replace(':', '-')
  await makePlan(db(), 'trendeeapi', plan, rule, ['api_calls'])
  const accountId = await makeAccount(db(), {
    role: '2',
    plan: { line: 'trendeeapi', plan, ...(endsAt ? { endsAt } : {}) },
  })
  return { accountId, session: await openSession(db(), accountId), ...(await createApiToken(db(), accountId)) }
}

const question = { pageSize: 1 }
const from = (token: string, remoteAddress: string) =>
  demo.app.inject({
    url: `${trends.topList.path}?pageSize=1`,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress,
  })

describe('calls by API token', () => {
  it('are counted exactly, also 200 at once, and say how many are left', async () => {
    const { token, session } = await customer('month:31')
    const answers = await Promise.all(Array.from({ length: 200 }, () => call(trends.topList, question, token)))
    const granted = answers.filter(({ statusCode }) => statusCode === 200)
    expect(granted).toHaveLength(31)
    expect(answers.filter((answer) => answer.json().code === 1005)).toHaveLength(169)
    const left = granted.map(({ headers }) => Number(headers['x-quota-remaining'])).sort((a, b) => a - b)
    expect(left).toEqual(Array.from({ length: 31 }, (_, index) => index))
    expect(granted[0]?.headers['x-quota-limit']).toBe('31')
    const quantity = await data(plans.apiQuantity, { days: 7 }, session)
    expect(quantity).toMatchObject({ quantity: 31, used: 31, remaining: 0 })
    expect(quantity.resets_at).toBe(Number(granted[0]?.headers['x-quota-reset']))
    expect(quantity.by_day).toHaveLength(7)
    expect(quantity.by_day.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), calls: 31 })
    expect(quantity.by_endpoint).toEqual([{ endpoint: 'trends.topList', calls: 31 }])
    expect((await data(plans.token, {}, session)).last_used_at).toEqual(expect.any(Number))
  })

  it('end with the plan', async () => {
    const { token, session } = await customer('month:5', new Date('2025-01-01T00:00:00Z'))
    expect((await call(trends.topList, question, token)).json().code).toBe(1009)
    expect(await data(plans.apiQuantity, {}, session)).toMatchObject({
      quantity: 0,
      used: 0,
      remaining: 0,
      resets_at: null,
    })
  })

  it('need a plan at all', async () => {
    const accountId = await makeAccount(db(), { role: '2' })
    const { token } = await createApiToken(db(), accountId)
    const refusal = (await call(trends.topList, question, token)).json()
    expect(refusal).toMatchObject({ code: 1005, data: { feature_type: 'api_calls', plan: 'Not Plan' } })
  })

  it('never manage the account', async () => {
    const { token } = await customer('month:6')
    for (const endpoint of [plans.tokenCreate, plans.apiIp, plans.subscription]) {
      expect((await call(endpoint, {}, token)).json().code).toBe(1003)
    }
  })
})

describe('the API token', () => {
  it('is shown once; the next one ends it', async () => {
    const accountId = await makeAccount(db(), { role: '2', plan: { line: 'trendeeapi', plan: 'developer' } })
    const session = await openSession(db(), accountId)
    const none = { shown_start: null, created_at: null, last_used_at: null }
    expect(await data(plans.token, {}, session)).toEqual(none)
    const first = await data(plans.tokenCreate, {}, session)
    expect(first.token.startsWith(first.shown_start)).toBe(true)
    expect(first.shown_start.length).toBeLessThan(20)
    const shown = await call(plans.token, {}, session)
    expect(shown.json().data).toEqual({ ...none, shown_start: first.shown_start, created_at: first.created_at })
    expect(shown.body).not.toContain(first.token)
    expect((await call(trends.topList, question, first.token)).statusCode).toBe(200)
    const second = await data(plans.tokenCreate, {}, session)
    expect((await call(trends.topList, question, first.token)).json().code).toBe(1004)
    expect((await call(trends.topList, question, second.token)).statusCode).toBe(200)
  })

  it('works from the addresses on its list alone, at once', async () => {
    const { token, session } = await customer('month:8')
    const wide = '2001:db8::/32'
    expect((await from(token, '203.0.113.5')).statusCode).toBe(200)
    const list = [' 192.0.2.77/24', '2001:DB8::1/32', '192.0.2.0/24']
    const saved = await data(plans.apiIpSave, { list }, session)
    expect(saved).toEqual({ list: ['192.0.2.0/24', wide], own: '127.0.0.1' })
    expect(await data(plans.apiIp, {}, session)).toEqual(saved)
    const refused = await from(token, '203.0.113.5')
    expect(refused.json()).toMatchObject({ code: 1003, data: { ip: '203.0.113.5' } })
    expect(refused.headers['x-quota-limit']).toBeUndefined()
    expect((await from(token, '192.0.2.200')).statusCode).toBe(200)
    expect((await from(token, '2001:db8:5::9')).statusCode).toBe(200)
    expect((await from(token, '::ffff:192.0.2.9')).statusCode).toBe(200)
    await data(plans.apiIpSave, { list: [] }, session)
    expect((await from(token, '203.0.113.5')).statusCode).toBe(200)
  })

  it('keeps its list when one entry is wrong, and says which', async () => {
    const { session } = await customer('month:9')
    await data(plans.apiIpSave, { list: ['192.0.2.7'] }, session)
    const refusal = (await call(plans.apiIpSave, { list: ['198.51.100.1', 'office'] }, session)).json()
    expect(refusal).toMatchObject({ code: 1001, data: { field: 'list', entry: 'office' } })
    expect(refusal.msg).toContain('office')
    expect((await data(plans.apiIp, {}, session)).list).toEqual(['192.0.2.7'])
  })

  it('has a list of its own for each account', async () => {
    const [one, other] = [await customer('month:10'), await customer('month:11')]
    await data(plans.apiIpSave, { list: ['192.0.2.7'] }, one.session)
    expect((await data(plans.apiIp, {}, other.session)).list).toEqual([])
    expect((await data(plans.token, {}, other.session)).shown_start).toBe(other.shownStart)
  })
})
