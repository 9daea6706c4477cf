import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { Endpoint } from '@trendee/contract/endpoint'
import { buildApp } from '../../app'
import { secondsSince } from '../../testing/seconds-since'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'

const { signIn, user } = CONTRACT
const DAY_SECONDS = 86_400
let app: SignInApp

beforeAll(async () => {
  app = await openSignInApp({}, { redirectHosts: ['localhost', 'diexun.localhost', 'atelier.localhost'] })
})
afterAll(() => app.close())

describe('a promotion', () => {
  const enter = async (email: string, promotion_code: string) =>
    app.browser().ask(signIn.promotion, { promotion_code, email, code: await app.codeFor(email) })

  it('says what it opens', async () => {
    const info = async (promotion_code: string) => app.browser().ask(signIn.promotionInfo, { promotion_code })
    expect((await info(' atelier30')).json().data).toEqual({
      line: 'trendee',
      plan: 'professional',
      days: 30,
      percent_off: 0,
      expires_at: null,
    })
    expect((await info('MARKET14')).json().data).toMatchObject({ line: 'trendeesellers', plan: 'basic', days: 14 })
    expect((await info('NOTHING')).json().code).toBe(1002)
  })

  it('opens its plan with the account', async () => {
    const began = Date.now()
    const { userInfo, planInfo } = (await enter('promo@shop.example', 'atelier30')).json().data
    expect(userInfo).toMatchObject({ email: 'promo@shop.example', plan: 'professional', role: '1' })
    expect(secondsSince(began)).toContain(userInfo.plan_end - 30 * DAY_SECONDS)
    expect(planInfo.totalRule.length).toBeGreaterThan(5)
  })

  it('opens it for an account that is there, and once', async () => {
    const first = (await enter('no-plan@trendee.demo', 'MARKET14')).json().data.userInfo
    expect(first).toMatchObject({ plan_seller: 'basic', role: '1,4' })
    const again = await enter('no-plan@trendee.demo', 'MARKET14')
    expect([again.statusCode, again.json().code]).toEqual([409, 1010])
  })

  it('takes a number as well, one of the two', async () => {
    const mobile = '+8613800138077'
    const code = await app.codeFor(mobile)
    const both = await app
      .browser()
      .ask(signIn.promotion, { promotion_code: 'MARKET14', mobile, email: 'a@b.example', code })
    expect(both.statusCode).toBe(400)
    const answer = await app.browser().ask(signIn.promotion, { promotion_code: 'MARKET14', mobile, code })
    expect(answer.json().data.userInfo).toMatchObject({ mobile, plan_seller: 'basic' })
  })

  it('that opens nothing makes no account, and leaves the code to be used', async () => {
    const email = 'nothing@shop.example'
    const code = await app.codeFor(email)
    const refused = await app.browser().ask(signIn.promotion, { promotion_code: 'NOTHING', email, code })
    expect([refused.statusCode, refused.json().code]).toEqual([404, 1002])
    const row = await app.runtime.store.db
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row).toBeUndefined()
    expect((await app.browser().ask(signIn.ems, { email, code })).statusCode).toBe(200)
  })

  it('with one use left is had by one of those who come at once', async () => {
    const { db } = app.runtime.store
    await db
      .insertInto('promotion')
      .values({ code: 'LASTONE', line: 'trendee', plan: 'basic', days: 3, uses_left: 1 })
      .execute()
    const people = ['last1', 'last2', 'last3', 'last4'].map((name) => `${name}@shop.example`)
    const codes: string[] = []
    for (const email of people) codes.push(await app.codeFor(email))
    const answers = await Promise.all(
      people.map((email, index) =>
        app.browser().ask(signIn.promotion, { promotion_code: 'LASTONE', email, code: codes[index] ?? '' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const made = await db.selectFrom('account').select('email').where('email', 'in', people).execute()
    expect(made).toHaveLength(1)
    expect((await app.browser().ask(signIn.promotionInfo, { promotion_code: 'LASTONE' })).json().data).toEqual({
      because: 'used_up',
    })
  })
})

describe('the free trial', () => {
  const form = {
    name: 'Nora',
    company: 'Atelier Nord',
    company_size: '11-50',
    country: 'Norway',
    job_title: 'Designer',
  }
  const enter = async (email: string, more: Record<string, string> = {}) =>
    app.browser().ask(signIn.freeTrial, { ...form, email, code: await app.codeFor(email), ...more })

  it('opens seven days of the main line, with what was said in the form', async () => {
    const answer = await enter('nora@shop.example', { password: 'a long walk in linen', utm_source: 'fair' })
    const { userInfo } = answer.json().data
    expect(userInfo).toMatchObject({ ...form, plan: 'professional', role: '1', may_try: false, has_password: true })
    expect(userInfo.plan_end - userInfo.plan_start).toBe(7 * DAY_SECONDS)
    const login = await app
      .browser()
      .ask(signIn.login, { account: 'nora@shop.example', password: 'a long walk in linen' })
    expect(login.json().data.userInfo.userId).toBe(userInfo.userId)
  })

  it('is had once, and by nobody who has a plan', async () => {
    await enter('twice@shop.example')
    for (const email of ['twice@shop.example', 'designer@trendee.demo']) {
      const refused = await enter(email)
      expect([refused.statusCode, refused.json().code], email).toEqual([409, 1010])
    }
  })

  it.each([
    ['1234567', 'short'],
    ['Password1', 'common'],
    ['poor@shop.example', 'own'],
  ])('refuses the password %s before the code is used (%s)', async (password, because) => {
    const email = 'poor@shop.example'
    const code = await app.codeFor(email)
    const refused = await app.browser().ask(signIn.freeTrial, { ...form, email, code, password })
    expect([refused.statusCode, refused.json().data]).toEqual([400, { field: 'password', because }])
    expect((await app.browser().ask(signIn.ems, { email, code })).statusCode).toBe(200)
  })

  it('does not change a password that is there', async () => {
    await enter('egon@shop.example', { password: 'the first password' })
    await app.runtime.store.db
      .updateTable('account')
      .set({ trial_started_at: null })
      .where('email', '=', 'egon@shop.example')
      .execute()
    await app.runtime.store.db
      .deleteFrom('account_plan')
      .where('account_id', 'in', (query) =>
        query.selectFrom('account').select('account_id').where('email', '=', 'egon@shop.example'),
      )
      .execute()
    expect((await enter('egon@shop.example', { password: 'another password', name: 'Other' })).statusCode).toBe(200)
    const login = await app
      .browser()
      .ask(signIn.login, { account: 'egon@shop.example', password: 'the first password' })
    expect(login.json().data.userInfo.name).toBe('Nora')
  })
})

describe('a visitor', () => {
  it('looks around for a day with a restricted account', async () => {
    const browser = app.browser()
    const began = Date.now()
    const { token, userInfo } = (await browser.ask(signIn.free, { ucode: 'u9' })).json().data
    expect(userInfo).toMatchObject({ name: 'Visitor', is_restricted: true, may_try: false, role: '', email: null })
    expect(secondsSince(began)).toContain(userInfo.access_end - DAY_SECONDS)
    expect((await browser.ask(user.info, {}, token)).statusCode).toBe(200)
    expect((await browser.ask(user.sessions, {}, token)).json().code).toBe(1008)
    expect(browser.cookies.has('device')).toBe(false)
  })

  it('is another account each time, thirty a day from one network', async () => {
    const ids = new Set<string>()
    const { db } = app.runtime.store
    const browser = app.browser({ ip: '192.0.2.44' })
    for (let index = 0; index < 4; index++) ids.add((await browser.ask(signIn.free, {})).json().data.userInfo.userId)
    expect(ids.size).toBe(4)
    await db
      .updateTable('attempt_counter')
      .set({ attempts: 30 })
      .where('attempt_key', '=', 'visitor:network:192.0.2.44:86400')
      .execute()
    const refused = await browser.ask(signIn.free, {})
    expect([refused.statusCode, refused.json().code]).toEqual([429, 1006])
  })
})

it('where networks are not limited, codes and visitors go on beyond the limits of one', async () => {
  const open = await buildApp(app.runtime, { providers: app.providers, limitsRates: false })
  const post = async ({ path: url }: Endpoint, payload: Record<string, string>) =>
    (await open.inject({ method: 'POST', url, payload })).statusCode
  const statuses: number[] = []
  for (let index = 0; index < 12; index++) {
    const email = `journey${index}@shop.example`
    statuses.push(await post(signIn.emsSend, { email }))
    statuses.push(await post(signIn.ems, { email, code: (await app.codeTo(email)) ?? '' }))
    statuses.push(await post(signIn.free, {}))
  }
  await open.close()
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('where nothing outside is configured, each way says that it is not there, and there is no outbox', async () => {
  const bare = await buildApp(app.runtime)
  const ask = async ({ method, path: url, carrier }: Endpoint, input: Record<string, string>) => {
    const answer = await bare.inject({ method, url, ...(carrier === 'query' ? { query: input } : { payload: input }) })
    return [answer.statusCode, answer.json().code]
  }
  const answers = [
    await ask(signIn.smsSend, { mobile: '+8613800138000' }),
    await ask(signIn.emsSend, { email: 'a@shop.example' }),
    await ask(signIn.wechatQrcode, {}),
    await ask(signIn.wechatCallback, { code: 'x', state: 'y' }),
    await ask(signIn.partnerStart, { partner: 'diexun' }),
    await ask(signIn.outbox, {}),
  ]
  await bare.close()
  expect(answers).toEqual([...Array.from({ length: 4 }, () => [502, 1011]), [404, 1002], [404, 1002]])
})

it('the outbox shows what the stand-ins took, for one address or all, newest first', async () => {
  await app.codeFor('+8613800138055')
  await app.codeFor('box@shop.example')
  const list = async (input: Record<string, string>) => (await app.browser().ask(signIn.outbox, input)).json().data.list
  const [newest, before] = await list({})
  expect([newest.to, newest.channel, before.to, before.channel]).toEqual([
    'box@shop.example',
    'email',
    '+8613800138055',
    'sms',
  ])
  expect(newest.text).toContain(newest.code)
  expect(await list({ to: 'Box@shop.example' })).toHaveLength(1)
})
