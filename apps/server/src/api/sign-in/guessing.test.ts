import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { buildApp } from '../../app'
import { describeFloods } from '../../testing/guess-floods'
import { type Browser, type SignInApp, openSignInApp } from '../../testing/sign-in-app'

// The real hashing, watched by `describeFloods`.
vi.mock('@trendee/store/sign-in/passwords', { spy: true })

const { signIn, user } = CONTRACT
let app: SignInApp
beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

const login = (browser: Browser, account: string, password: string) => browser.ask(signIn.login, { account, password })

describeFloods(12, () => app)

describe('a limit that is reached', () => {
  it('answers 1006 with the wait, by an application that was started anew too', async () => {
    const account = 'seller@trendee.demo'
    for (let guess = 0; guess < 10; guess++) {
      expect((await login(app.browser(), account, 'wrong')).statusCode).toBe(400)
    }
    const refused = await login(app.browser(), account, 'trendee-demo')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 1006])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(600)
    expect(wait).toBeLessThanOrEqual(900)
    const second = await buildApp(app.runtime, { limitsRates: true })
    const anew = await second.inject({
      method: 'POST',
      url: signIn.login.path,
      payload: { account, password: 'trendee-demo' },
      remoteAddress: '192.0.2.99',
    })
    await second.close()
    expect([anew.statusCode, anew.json().code]).toEqual([429, 1006])
  })

  it('leaves the way by a code, after which the browser is known', async () => {
    const email = 'trendee-basic@trendee.demo'
    for (let guess = 0; guess < 10; guess++) await login(app.browser(), email, 'wrong')
    const browser = app.browser()
    expect((await login(browser, email, 'trendee-demo')).statusCode).toBe(429)
    expect((await browser.ask(signIn.ems, { email, code: await app.codeFor(email) })).statusCode).toBe(200)
    expect((await login(browser, email, 'trendee-demo')).statusCode).toBe(200)
  })

  it('holds for accounts that there are none of alike', async () => {
    const tryAll = async (account: string) => {
      const answers = []
      for (let guess = 0; guess < 12; guess++) {
        const { statusCode, body } = await login(app.browser(), account, 'wrong')
        answers.push([statusCode, JSON.parse(body).code, JSON.parse(body).msg])
      }
      return answers
    }
    expect(await tryAll('nobody-at-all@trendee.demo')).toEqual(await tryAll('graphics-basic@trendee.demo'))
    expect((await tryAll('not an address')).at(-1)?.[0]).toBe(429)
  })

  it('is shared by the addresses of an IPv6 network', async () => {
    for (let guess = 0; guess < 10; guess++) {
      await login(app.browser({ ip: `2001:db8:1:2::${guess + 1}` }), `spray${guess}@trendee.demo`, 'wrong')
    }
    const from = async (ip: string) => (await login(app.browser({ ip }), 'spray@trendee.demo', 'wrong')).statusCode
    expect(await from('2001:db8:1:2::ffff')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(400)
  })

  it('counts wrong codes with wrong passwords of a network', async () => {
    const browser = app.browser()
    for (let guess = 0; guess < 5; guess++) {
      await login(browser, `n${guess}@trendee.demo`, 'wrong')
      await browser.ask(signIn.ems, { email: `n${guess}@trendee.demo`, code: '123456' })
    }
    const refused = await browser.ask(user.passwordByEmail, {
      email: 'n@trendee.demo',
      code: '123456',
      password: 'a long walk in linen',
    })
    expect(refused.statusCode).toBe(429)
  })
})

describe('a known device', () => {
  it('is a cookie that scripts do not read and other sites do not send', async () => {
    const browser = app.browser()
    const answer = await login(browser, 'graphics@trendee.demo', 'trendee-demo')
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax$/)
    expect(answer.body).not.toContain(browser.cookies.get('device') ?? '')
  })

  it('has ten tries of its own, and is none for another account', async () => {
    const browser = app.browser()
    await login(browser, 'graphics-business@trendee.demo', 'trendee-demo')
    for (let guess = 0; guess < 10; guess++) {
      expect((await login(browser, 'graphics-business@trendee.demo', 'wrong')).statusCode).toBe(400)
    }
    expect((await login(browser, 'graphics-business@trendee.demo', 'wrong')).statusCode).toBe(429)
    // A stranger's tries are counted apart: they are all there.
    expect((await login(app.browser(), 'graphics-business@trendee.demo', 'trendee-demo')).statusCode).toBe(200)
    const known = await app.runtime.store.db
      .selectFrom('attempt_counter')
      .select('attempt_key')
      .where('attempt_key', 'like', 'guess:%')
      .execute()
    expect(JSON.stringify(known)).not.toContain(browser.cookies.get('device') ?? '')
  })

  it('is not had by making one up', async () => {
    const account = 'api-developer@trendee.demo'
    for (let guess = 0; guess < 10; guess++) {
      const browser = app.browser()
      browser.cookies.set('device', 'A'.repeat(43))
      await login(browser, account, 'wrong')
    }
    expect((await login(app.browser(), account, 'trendee-demo')).statusCode).toBe(429)
  })
})
