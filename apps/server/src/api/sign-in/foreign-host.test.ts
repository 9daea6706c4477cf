import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { DEMO_PASSWORD } from '@trendee/demo/demo-accounts'
import { buildApp } from '../../app'
import { type BrowserOptions, type SignInApp, openSignInApp } from '../../testing/sign-in-app'

const { signIn, visits } = CONTRACT
const ADMIN = { account: 'admin@trendee.demo', password: DEMO_PASSWORD }
let app: SignInApp

beforeAll(async () => {
  app = await openSignInApp()
})
afterAll(() => app.close())

/** Who does not sit at the machine: by a name of their own that leads here, or through a proxy. */
const STRANGERS: Readonly<Record<string, BrowserOptions>> = {
  'a foreign name': { host: 'evil.example:4000' },
  'a foreign name that looks near': { host: 'localhost.evil.example' },
  'a name with more behind its port': { host: String.raw`localhost:4302\@evil.example` },
  'an address of the network': { host: '192.168.1.5:4000' },
  'a proxy that asks by our name': { headers: { 'x-forwarded-for': '203.0.113.9' } },
}
const HOME: Readonly<Record<string, BrowserOptions>> = {
  localhost: { host: 'localhost:4000' },
  '127.0.0.1': { host: '127.0.0.1:4000' },
  '[::1]': { host: '[::1]:4000' },
  'a name under localhost': { host: 'diexun.localhost:4000' },
}

describe.each(Object.entries(STRANGERS))('who comes by %s', (_name, options) => {
  it('reads no code, and no stand-in speaks', async () => {
    await app.codeFor('admin@trendee.demo')
    const browser = app.browser(options)
    expect((await browser.ask(signIn.outbox, {})).statusCode).toBe(404)
    for (const [endpoint, input] of [
      [signIn.emsSend, { email: 'new@shop.example', purpose: 'login' }],
      [signIn.smsSend, { mobile: '+8613800138055', purpose: 'login' }],
      [signIn.wechatQrcode, {}],
    ] as const) {
      const answer = await browser.ask(endpoint, input)
      expect([answer.statusCode, answer.json().code], endpoint.path).toEqual([502, 1011])
    }
    expect((await browser.ask(signIn.partnerStart, {})).statusCode).toBe(404)
    const { sign_in: ways, has_stand_ins: hasStandIns } = (await browser.ask(visits.site, {})).json().data
    expect([ways, hasStandIns]).toEqual([{ sms: false, email: false, wechat: false, partners: [] }, false])
  })

  it('finds a published password as wrong as any other', async () => {
    const answer = await app.browser(options).ask(signIn.login, ADMIN)
    const wrong = await app.browser(options).ask(signIn.login, { ...ADMIN, password: 'another' })
    expect([answer.statusCode, { ...answer.json(), request_id: '' }]).toEqual([
      400,
      { ...wrong.json(), request_id: '' },
    ])
  })
})

it.each(Object.entries(HOME))('who comes by %s has both', async (_name, options) => {
  const browser = app.browser(options)
  expect((await browser.ask(signIn.outbox, {})).statusCode).toBe(200)
  expect((await browser.ask(visits.site, {})).json().data.has_stand_ins).toBe(true)
  expect((await browser.ask(signIn.login, ADMIN)).statusCode).toBe(200)
})

it('a sandbox is open to everybody', async () => {
  const sandbox = await buildApp(app.runtime, { providers: app.providers, isSandbox: true })
  for (const { host = 'localhost', headers = {} } of Object.values(STRANGERS)) {
    const asked = { headers: { ...headers, host } }
    expect((await sandbox.inject({ ...asked, url: signIn.outbox.path })).statusCode).toBe(200)
    const signedIn = await sandbox.inject({ ...asked, method: 'POST', url: signIn.login.path, payload: ADMIN })
    expect(signedIn.statusCode).toBe(200)
  }
  await sandbox.close()
})

describe('cookies', () => {
  it('are for the server alone, and for TLS alone where it is spoken', async () => {
    const options = { providers: app.providers, isSandbox: true, trustedProxies: '127.0.0.1' }
    const behindProxy = await buildApp(app.runtime, options)
    const asked = async (headers: Record<string, string>) => {
      const answers = [
        await behindProxy.inject({ headers, url: signIn.wechatQrcode.path }),
        await behindProxy.inject({ headers, url: signIn.partnerStart.path }),
        await behindProxy.inject({ headers, method: 'POST', url: signIn.login.path, payload: ADMIN }),
      ]
      return answers.flatMap(({ cookies }) => cookies)
    }
    const [plain, overTls] = [await asked({}), await asked({ 'x-forwarded-proto': 'https' })]
    await behindProxy.close()
    for (const cookies of [plain, overTls]) {
      expect(cookies.map(({ name }) => name)).toEqual(['outside', 'outside', 'device'])
    }
    for (const cookie of [...plain, ...overTls]) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' })
    }
    expect(plain.map(({ secure }) => secure ?? false)).toEqual([false, false, false])
    expect(overTls.map(({ secure }) => secure)).toEqual([true, true, true])
  })
})
