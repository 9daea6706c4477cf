import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { createApiToken } from '@trendee/store/accounts/api-tokens'
import { openSession } from '@trendee/store/sign-in/sessions'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makeAccount } from '../../testing/test-accounts'

const { adminUsers, user, plans, trends } = CONTRACT
let demo: DemoApp
let admin = ''
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
  admin = await demo.signIn('admin')
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
const answer = async (endpoint: Endpoint, input: Input, token = admin) =>
  (await ask(demo.app, endpoint, input, token)).json()
const now = () => Math.floor(Date.now() / 1000)
const entries = async (subject: string) =>
  (await answer(CONTRACT.adminSettings.audit, { q: subject })).data.list as Record<string, unknown>[]

describe('accounts', () => {
  it('are searched, and shown without what proves who they are', async () => {
    const found = await ask(demo.app, adminUsers.users, { q: 'DESIGNER@' }, admin)
    const { list, total } = found.json().data
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      name: 'Dora Designer',
      email: 'designer@trendee.demo',
      role: '1',
      has_admin: false,
      came_by: 'demo',
      plans: [{ platform: 'trendee', plan: 'professional', validity: true, opened_by: 'demo' }],
    })
    expect(found.body).not.toMatch(/password|argon|hash/)
    const names = async (input: Input) =>
      (await answer(adminUsers.users, input)).data.list.map((one: Input) => one['email'])
    expect(await names({ state: 'restricted' })).toContain('visitor@trendee.demo')
    expect(await names({ state: 'ended' })).toEqual(['expired@trendee.demo'])
    expect(await names({ platform: 'trendeeapi', role: '2' })).toHaveLength(3)
  })

  it('change at once for who is signed in', async () => {
    const account_id = await makeAccount(db(), { role: '1' })
    const token = await openSession(db(), account_id)
    const state = async () => (await answer(plans.subscription, {}, token)).code
    expect(await state()).toBe(1)
    expect((await answer(adminUsers.userUpdate, { account_id, is_restricted: true })).data.is_restricted).toBe(true)
    expect(await state()).toBe(1008)
    await answer(adminUsers.userUpdate, { account_id, is_restricted: false, access_end: now() - 10 })
    expect(await state()).toBe(1009)
    const opened = await answer(adminUsers.userUpdate, {
      account_id,
      access_end: null,
      role: '1,888,1',
      has_admin: true,
    })
    expect(opened.data).toMatchObject({ access_end: null, role: '1,888', has_admin: true, is_restricted: false })
    expect((await answer(adminUsers.users, {}, token)).code).toBe(1)
    await answer(adminUsers.userUpdate, { account_id, role: '' })
    expect((await answer(adminUsers.users, {}, token)).code).toBe(1003)
  })

  it('of administrators cannot be shut by themselves, and the try leaves no trace', async () => {
    const account_id = (await answer(user.info, {})).data.userInfo.userId
    for (const [change, field] of [
      [{ role: '1' }, 'role'],
      [{ has_admin: false }, 'has_admin'],
      [{ is_restricted: true }, 'is_restricted'],
      [{ access_end: now() + 60 }, 'access_end'],
    ] as const) {
      const refusal = await answer(adminUsers.userUpdate, { account_id, ...change })
      expect(refusal).toMatchObject({ code: 1010, data: { field } })
    }
    expect(await entries(account_id)).toEqual([])
    expect((await answer(adminUsers.userUpdate, { account_id, role: '888,1' })).data.role).toBe('888,1')
  })

  it('that are not there are not found', async () => {
    for (const [endpoint, more] of [
      [adminUsers.userUpdate, {}],
      [adminUsers.userPlan, { platform: 'trendee', plan: 'basic' }],
      [adminUsers.userSignOut, {}],
    ] as const) {
      expect((await answer(endpoint, { account_id: 'nobody', ...more })).code).toBe(1002)
    }
    expect(await entries('nobody')).toEqual([])
  })

  it('are signed out everywhere at once', async () => {
    const account_id = await makeAccount(db(), { role: '1' })
    const tokens = [await openSession(db(), account_id), await openSession(db(), account_id)]
    for (const token of tokens) expect((await answer(plans.subscription, {}, token)).code).toBe(1)
    expect((await answer(adminUsers.userSignOut, { account_id })).data).toEqual({
      ended: 2,
      has_ended_api_token: false,
    })
    for (const token of tokens) expect((await answer(plans.subscription, {}, token)).code).toBe(1004)
  })

  it('lose their API token with their sessions, unless it is to stay', async () => {
    const account_id = await makeAccount(db(), { role: '1' })
    const { token } = await createApiToken(db(), account_id)
    const [card] = (await answer(adminUsers.users, { q: account_id })).data.list
    expect(card.has_api_token).toBe(true)
    const works = async () => (await answer(plans.subscription, {}, token)).code !== 1004
    expect(await works()).toBe(true)
    const kept = await answer(adminUsers.userSignOut, { account_id, end_api_token: false })
    expect([kept.data.has_ended_api_token, await works()]).toEqual([false, true])
    const ended = await answer(adminUsers.userSignOut, { account_id })
    expect([ended.data.has_ended_api_token, await works()]).toEqual([true, false])
  })

  it('are for administrators alone', async () => {
    const token = await demo.signIn('trendee-business')
    expect((await answer(adminUsers.users, {}, token)).code).toBe(1003)
    expect((await answer(adminUsers.userUpdate, { account_id: 'x', role: '888' }, token)).code).toBe(1003)
  })
})

describe('plans', () => {
  it('are opened with the role of their line, changed and ended', async () => {
    const account_id = await makeAccount(db())
    const token = await openSession(db(), account_id)
    const set = (plan: string, plan_end?: number) =>
      answer(adminUsers.userPlan, { account_id, platform: 'trendee', plan, ...(plan_end ? { plan_end } : {}) })
    const sees = async () => (await answer(trends.topList, { pageSize: 20 }, token)).data.list?.length ?? 0
    expect(await sees()).toBe(5)
    const opened = await set('basic', now() + 86_400)
    expect(opened.data).toMatchObject({
      role: '1',
      plans: [{ platform: 'trendee', plan: 'basic', validity: true, opened_by: 'admin' }],
    })
    expect(await sees()).toBeGreaterThan(5)
    const [before] = opened.data.plans
    const [longer] = (await set('basic', now() + 172_800)).data.plans
    expect(longer.plan_start).toBe(before.plan_start)
    expect(longer.plan_end).toBeGreaterThan(before.plan_end)
    // An administrator may do what no grant does: give a lower plan.
    await set('business')
    expect((await set('basic')).data.plans).toMatchObject([{ plan: 'basic' }])
    expect((await set('')).data.plans).toMatchObject([{ plan: 'basic', validity: false }])
    expect(await sees()).toBe(5)
    expect((await set('')).code).toBe(1010)
  })

  it('are those of their line, with an end that lies ahead', async () => {
    const account_id = await makeAccount(db())
    const set = (more: Input) => answer(adminUsers.userPlan, { account_id, platform: 'trendeeapi', ...more })
    expect(await set({ plan: 'basic' })).toMatchObject({ code: 1001, data: { field: 'plan' } })
    expect(await set({ plan: 'growth', plan_end: now() - 1 })).toMatchObject({
      code: 1001,
      data: { field: 'plan_end' },
    })
    const [card] = (await answer(adminUsers.users, { q: account_id })).data.list
    expect(card).toMatchObject({ role: '', plans: [] })
  })
})
