import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint, OutputOf } from '@trendee/contract/endpoint'
import { FEATURES } from '@trendee/core/plans/features'
import { type Input, ask } from '../../testing/ask'
import { type DemoApp, openDemoApp } from '../../testing/demo-app'
import { makePlan, makeSession } from '../../testing/test-accounts'

const { plans } = CONTRACT
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ limitsRates: false })
})
afterAll(() => demo.close())

const db = () => demo.runtime.store.db
type PriceList = OutputOf<typeof plans.priceList>
const nameOf = (rule: { feature_name: string }) => rule.feature_name
const isNotSold = (feature: string) => !FEATURES.some((sold) => sold === feature)
/** Answer of a call: its code and data. */
async function said(endpoint: Endpoint, input: Input, token?: string) {
  const { code, data } = (await ask(demo.app, endpoint, input, token)).json<{ code: number; data: unknown }>()
  return { code, data: data as Record<string, unknown> & { list: Record<string, unknown>[] } }
}
const featureOf = async (token: string, platform: string, name: string) =>
  (await said(plans.planFeature, { platform }, token)).data.list.find(({ feature_name }) => feature_name === name)

const mayTry = async (token: string) => {
  const { userInfo } = (await said(CONTRACT.user.info, {}, token)).data as unknown as { userInfo: { may_try: boolean } }
  return userInfo.may_try
}

describe('the price list', () => {
  it('shows the plans of the database to anybody, with a validator', async () => {
    const first = await ask(demo.app, plans.priceList, {})
    const { list, without_plan, trial } = first.json().data
    const professional = list.find((plan: Input) => plan['platform'] === 'trendee' && plan['plan'] === 'professional')
    expect(professional).toMatchObject({ monthly_usd: 149, yearly_usd: 1490, is_by_approval: false })
    expect(professional.rules).toContainEqual({ feature_name: 'ai_images', plan_business: 'month:200' })
    expect(list.flatMap((plan: PriceList['list'][number]) => plan.rules.map(nameOf)).filter(isNotSold)).toEqual([])
    expect(without_plan.map(nameOf).filter(isNotSold)).toEqual([])
    expect(list.find((plan: Input) => plan['platform'] === 'trendeepartners').is_by_approval).toBe(true)
    expect(without_plan).toContainEqual({ feature_name: 'trend_list', plan_business: 'top:5' })
    expect(trial).toEqual({ platform: 'trendee', plan: 'professional', days: 7 })
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await demo.app.inject({ url: plans.priceList.path, headers })).statusCode).toBe(304)
    await db().updateTable('plan').set({ monthly_usd_cents: 15_050 }).where('plan', '=', 'professional').execute()
    const changed = await demo.app.inject({ url: plans.priceList.path, headers })
    expect(changed.json().data.list.map((plan: Input) => plan['monthly_usd'])).toContain(150.5)
  })
})

describe('meters', () => {
  it('show what a plan gives and what of it is used', async () => {
    const token = await makeSession(db(), { role: '1', plan: { line: 'trendee', plan: 'basic' } })
    const used = await said(plans.updateFeature, { feature_name: 'ai_images', quantity: '3' }, token)
    const now = new Date()
    const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) / 1000
    const images = {
      platform: 'trendee',
      feature_name: 'ai_images',
      plan_business: 'month:20',
      used: 3,
      quantity: 20,
      remaining: 17,
      resets_at: nextMonth,
    }
    expect(used).toEqual({ code: 1, data: images })
    expect(await featureOf(token, 'trendee', 'ai_images')).toEqual(images)
    const uncounted = { used: null, remaining: null, resets_at: null }
    expect(await featureOf(token, 'trendee', 'trend_list')).toMatchObject({ ...uncounted, quantity: 200 })
    expect(await featureOf(token, 'trendee', 'forecast')).toMatchObject({ ...uncounted, quantity: null })
    expect(await featureOf(token, 'trendee', 'reports')).toMatchObject({ ...uncounted, quantity: 0 })
    expect(await featureOf(token, 'trendeesellers', 'seller_list')).toMatchObject({ plan_business: 'top:5' })
  })

  it('open everything to an administrator, but no calls without a plan for them', async () => {
    const { list } = (await said(plans.planFeature, {}, await demo.signIn('admin'))).data
    const rules = new Map(
      list.map((use) => [`${String(use['platform'])}/${String(use['feature_name'])}`, use['plan_business']]),
    )
    expect(rules.get('trendeeapi/api_calls')).toBe('off')
    rules.delete('trendeeapi/api_calls')
    expect(new Set(rules.values())).toEqual(new Set(['unlimited']))
    expect(rules.size).toBeGreaterThan(15)
  })

  it('are shown to visitors too, who have what nobody in particular has', async () => {
    const token = await makeSession(db(), { isRestricted: true })
    expect(await featureOf(token, 'trendee', 'trend_detail')).toMatchObject({ plan_business: 'day:3', used: 0 })
    expect(await said(plans.updateFeature, { feature_name: 'trend_detail' }, token)).toMatchObject({
      data: { used: 1 },
    })
  })

  it('let exactly as many of 200 parallel calls through as the plan gives', async () => {
    await makePlan(db(), 'trendee', 'thirty-seven', 'day:37', ['ai_images'])
    const token = await makeSession(db(), { role: '1', plan: { line: 'trendee', plan: 'thirty-seven' } })
    const calls = Array.from({ length: 200 }, () => said(plans.updateFeature, { feature_name: 'ai_images' }, token))
    const codes = (await Promise.all(calls)).map(({ code }) => code)
    expect(codes.filter((code) => code === 1)).toHaveLength(37)
    expect(codes.filter((code) => code === 1005)).toHaveLength(163)
    expect(await featureOf(token, 'trendee', 'ai_images')).toMatchObject({ used: 37, remaining: 0 })
  })

  it('refuse an amount that is more than is left, and take one that fits', async () => {
    const token = await makeSession(db(), { role: '1', plan: { line: 'trendee', plan: 'basic' } })
    const use = (quantity: number) => said(plans.updateFeature, { feature_name: 'ai_images', quantity }, token)
    expect((await use(15)).code).toBe(1)
    expect(await use(6)).toMatchObject({
      code: 1005,
      data: { feature_type: 'ai_images', plan_count: 'month:20', plan: 'basic' },
    })
    expect(await use(5)).toMatchObject({ code: 1, data: { used: 20, remaining: 0 } })
  })

  it('refuse what the plan has not, and calls that count themselves', async () => {
    const token = await makeSession(db(), { role: '1', plan: { line: 'trendee', plan: 'basic' } })
    expect((await said(plans.updateFeature, { feature_name: 'reports' }, token)).code).toBe(1005)
    expect((await said(plans.updateFeature, { feature_name: 'api_calls' }, token)).code).toBe(1001)
    expect((await said(plans.updateFeature, { feature_name: 'nothing' }, token)).code).toBe(1001)
  })
})

describe('plans that people open themselves', () => {
  it('are the free days, once', async () => {
    const token = await makeSession(db())
    expect(await mayTry(token)).toBe(true)
    const opened = await said(plans.openPlan, { by: 'trial' }, token)
    expect(opened.data['opened']).toMatchObject({
      platform: 'trendee',
      plan: 'professional',
      validity: true,
      opened_by: 'trial',
    })
    const { plan_start, plan_end } = opened.data['opened'] as { plan_start: number; plan_end: number }
    expect(plan_end - plan_start).toBe(7 * 86_400)
    // At once, whatever was remembered of the account.
    expect(await featureOf(token, 'trendee', 'trend_list')).toMatchObject({ plan_business: 'unlimited' })
    expect((await said(plans.openPlan, { by: 'trial' }, token)).code).toBe(1010)
    expect(await mayTry(token)).toBe(false)
    const { list } = (await said(plans.subscription, {}, token)).data
    expect(list).toHaveLength(5)
    expect(list[0]).toEqual(opened.data['opened'])
    expect(list[1]).toEqual({
      platform: 'trendeeapi',
      plan: 'Not Plan',
      plan_start: null,
      plan_end: null,
      validity: false,
      opened_by: null,
    })
  })

  it('are not for who has a plan of the main line', async () => {
    const token = await makeSession(db(), { role: '1', plan: { line: 'trendee', plan: 'basic' } })
    expect(await mayTry(token)).toBe(false)
    expect(await said(plans.openPlan, { by: 'trial' }, token)).toMatchObject({
      code: 1010,
      data: { because: 'no_trial' },
    })
    expect(await featureOf(token, 'trendee', 'trend_list')).toMatchObject({ plan_business: 'top:200' })
  })

  it('are what a promotion code gives', async () => {
    const terms = { line: 'trendeesellers', plan: 'basic', days: 10, uses_left: 1 }
    await db()
      .insertInto('promotion')
      .values({ code: 'ONE-SELLER', ...terms })
      .execute()
    const [first, second] = [await makeSession(db()), await makeSession(db())]
    const open = (token: string, promotion_code?: string) =>
      said(plans.openPlan, { by: 'promotion', ...(promotion_code ? { promotion_code } : {}) }, token)
    expect((await open(first)).code).toBe(1001)
    expect((await open(first, 'no-such-code')).code).toBe(1002)
    expect(await open(first, 'one-seller')).toMatchObject({
      code: 1,
      data: { opened: { platform: 'trendeesellers', plan: 'basic', opened_by: 'promotion' } },
    })
    expect(await open(first, 'one-seller')).toMatchObject({ code: 1010, data: { because: 'used' } })
    expect(await open(second, 'one-seller')).toMatchObject({ code: 1010, data: { because: 'used_up' } })
    expect(await featureOf(first, 'trendeesellers', 'seller_list')).toMatchObject({ plan_business: 'top:200' })
  })

  it('show as ended when they have', async () => {
    const plan = { line: 'trendee', plan: 'basic', endsAt: new Date('2025-01-01T00:00:00Z') } as const
    const { list } = (await said(plans.subscription, {}, await makeSession(db(), { role: '1', plan }))).data
    expect(list[0]).toMatchObject({ plan: 'free', validity: false, plan_end: 1_735_689_600 })
  })
})
