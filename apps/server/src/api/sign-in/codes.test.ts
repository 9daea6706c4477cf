import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { ProviderError } from '@trendee/providers/provider-error'
import { secondsSince } from '../../testing/seconds-since'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'

const { signIn, user } = CONTRACT
let app: SignInApp

beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const emailCode = (email: string) => app.codeFor(email)

describe('a code by e-mail', () => {
  it('signs up whoever is new, with where they came from, and signs them in the next time', async () => {
    const browser = app.browser({
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    const input = { email: 'New@Shop.example', utm_source: 'fair', ucode: 'u7' }
    const began = Date.now()
    const first = await browser.ask(signIn.ems, { ...input, code: await emailCode('new@shop.example') })
    expect(first.statusCode, first.body).toBe(200)
    const { token, userInfo } = first.json().data
    expect(userInfo).toMatchObject({
      email: 'new@shop.example',
      name: 'new',
      mobile: null,
      role: '',
      has_password: false,
      is_restricted: false,
      may_try: true,
      plan: 'Not Plan',
    })
    expect(secondsSince(began)).toContain(userInfo.createtime)
    const row = await app.runtime.store.db
      .selectFrom('account')
      .select(['came_by', 'utm_source', 'ucode'])
      .where('account_id', '=', userInfo.userId)
      .executeTakeFirst()
    expect(row).toEqual({ came_by: 'email', utm_source: 'fair', ucode: 'u7' })
    const sessions = (await browser.ask(user.sessions, {}, token)).json().data.list
    expect(sessions).toEqual([
      expect.objectContaining({ device: 'Firefox on Linux', ip: browser.ip, opened_by: 'email', is_this: true }),
    ])
    const again = await app.browser().ask(signIn.ems, {
      email: 'new@shop.example',
      code: await emailCode('new@shop.example'),
    })
    expect(again.json().data.userInfo.userId).toBe(userInfo.userId)
  })

  it('is six digits in the mail, in the language of the browser', async () => {
    await app
      .browser({ headers: { 'accept-language': 'zh-CN,zh;q=0.9' } })
      .ask(signIn.emsSend, { email: 'zh@shop.example' })
    await app
      .browser({ headers: { 'accept-language': 'fr,en;q=0.5' } })
      .ask(signIn.emsSend, { email: 'en@shop.example' })
    const mail = (to: string) => app.providers.outbox?.list({ to })[0]
    expect(mail('zh@shop.example')?.subject).toMatch(/^\d{6} 是您的 Trendee 验证码$/)
    expect(mail('en@shop.example')?.subject).toMatch(/^\d{6} is your Trendee code$/)
    expect(mail('en@shop.example')?.text).toContain('to sign in')
    expect(mail('en@shop.example')?.text).toContain('5 minutes')
  })

  it('is in the language that the account has chosen', async () => {
    const { db } = app.runtime.store
    await db.updateTable('account').set({ language: 'zh' }).where('email', '=', 'designer@trendee.demo').execute()
    await app.browser({ headers: { 'accept-language': 'en' } }).ask(signIn.emsSend, { email: 'designer@trendee.demo' })
    expect(app.providers.outbox?.list({ to: 'designer@trendee.demo' })[0]?.subject).toContain('验证码')
  })

  it('opens once, whoever brings it, and one account', async () => {
    const code = await emailCode('once@shop.example')
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => app.browser().ask(signIn.ems, { email: 'once@shop.example', code })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 400, 400, 400])
    const later = await app.browser().ask(signIn.ems, { email: 'once@shop.example', code })
    expect([later.statusCode, later.json().code, later.json().data]).toEqual([400, 1001, { field: 'code' }])
  })

  it('ends after five wrong guesses', async () => {
    const code = await emailCode('guess@shop.example')
    for (let guess = 0; guess < 5; guess++) {
      const answer = await app.browser().ask(signIn.ems, { email: 'guess@shop.example', code: wrongOf(code) })
      expect(answer.statusCode).toBe(400)
    }
    expect((await app.browser().ask(signIn.ems, { email: 'guess@shop.example', code })).statusCode).toBe(400)
  })

  it('is for its address and its purpose alone', async () => {
    const code = await emailCode('mine@shop.example')
    expect((await app.browser().ask(signIn.ems, { email: 'other@shop.example', code })).statusCode).toBe(400)
    const bind = await app.codeFor('mine@shop.example', 'bind')
    expect((await app.browser().ask(signIn.ems, { email: 'mine@shop.example', code: bind })).statusCode).toBe(400)
    expect((await app.browser().ask(signIn.ems, { email: 'mine@shop.example', code })).statusCode).toBe(200)
  })
})

describe('a code by SMS', () => {
  it('signs in by the number, however it is written', async () => {
    const code = await app.codeFor('+8613800138001')
    const answer = await app.browser().ask(signIn.sms, { mobile: '138 0013 8001', code })
    expect(answer.json().data.userInfo).toMatchObject({ mobile: '+8613800138001', email: null, name: 'Mobile 8001' })
  })

  it('is not sent to what is no mobile number', async () => {
    const answer = await app.browser().ask(signIn.smsSend, { mobile: '+1 800 FLOWERS' })
    expect([answer.statusCode, answer.json().code, answer.json().data]).toEqual([400, 1001, { field: 'mobile' }])
  })
})

describe('how often codes are sent', () => {
  it('once a minute to one address, from wherever it is asked, with the wait', async () => {
    const ask = () => app.browser().ask(signIn.emsSend, { email: 'often@shop.example' })
    const began = Date.now()
    expect((await ask()).json().data).toEqual({ expires_in: 300, again_in: 60 })
    const refused = await ask()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 1006])
    expect(secondsSince(began).map((_, passed) => 60 - passed)).toContain(Number(refused.headers['retry-after']))
    expect(app.providers.outbox?.list({ to: 'often@shop.example' })).toHaveLength(1)
  })

  it('once a minute to one network for a purpose, and not to another for it', async () => {
    const browser = app.browser()
    const ask = (email: string, purpose: string) => browser.ask(signIn.emsSend, { email, purpose })
    expect((await ask('net1@shop.example', 'bind')).statusCode).toBe(200)
    expect((await ask('net2@shop.example', 'bind')).statusCode).toBe(429)
    // What a change of address needs at once: a code to the new one, another to the old.
    expect((await ask('net2@shop.example', 'proof')).statusCode).toBe(200)
  })

  it('ten times a day to one address', async () => {
    const { db } = app.runtime.store
    const email = 'daily@shop.example'
    const ask = async () => {
      await db.deleteFrom('attempt_counter').where('attempt_key', 'like', `code:address:%${email}:60`).execute()
      return (await app.browser().ask(signIn.emsSend, { email })).statusCode
    }
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push(await ask())
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('as often as it takes while the service fails: nothing was sent', async () => {
    const { mail } = app.providers
    if (!mail) throw new Error('the stand-in takes mail')
    const failing = vi
      .spyOn(mail, 'send')
      .mockRejectedValueOnce(new ProviderError('smtp', 'unavailable', 'ECONNECTION'))
      .mockRejectedValueOnce(new ProviderError('smtp', 'refused', 'SMTP 550 at RCPT TO', 'address'))
    const browser = app.browser()
    const ask = () => browser.ask(signIn.emsSend, { email: 'failing@shop.example' })
    const [down, refused, sent] = [await ask(), await ask(), await ask()]
    failing.mockRestore()
    expect([down.statusCode, down.json().code]).toEqual([502, 1011])
    expect([refused.statusCode, refused.json().data]).toEqual([400, { field: 'email' }])
    expect(sent.statusCode).toBe(200)
    for (const { body } of [down, refused]) expect(body).not.toMatch(/ECONN|550|smtp/i)
  })
})

describe('whether there is an account', () => {
  it.each([
    ['password', 'seller'],
    ['proof', 'graphics'],
    ['login', 'partners'],
    ['bind', 'api-growth'],
  ])('is not told when a code is asked for (%s)', async (purpose, mailbox) => {
    const ask = async (email: string) => {
      const { statusCode, headers, body } = await app.browser().ask(signIn.emsSend, { email, purpose })
      return { statusCode, body, names: Object.keys(headers).sort() }
    }
    const known = await ask(`${mailbox}@trendee.demo`)
    expect(known.statusCode).toBe(200)
    expect(await ask(`unknown-${purpose}@shop.example`)).toEqual(known)
    // Nor when a code is tried: both have none that is this one.
    if (purpose !== 'password') return
    const change = async (email: string) => {
      const input = { email, code: 'abcdef', password: 'a long walk in linen' }
      const { request_id: _, ...answer } = (await app.browser().ask(user.passwordByEmail, input)).json()
      return answer
    }
    expect(await change(`unknown-${purpose}@shop.example`)).toEqual(await change(`${mailbox}@trendee.demo`))
  })

  it('is told to its owner alone: nothing is sent for what only an owner may do', async () => {
    await app.browser().ask(signIn.emsSend, { email: 'stranger@shop.example', purpose: 'password' })
    expect(await app.codeTo('stranger@shop.example')).toBeNull()
    expect(await app.codeFor('database@trendee.demo', 'password')).toMatch(/^\d{6}$/)
  })
})
