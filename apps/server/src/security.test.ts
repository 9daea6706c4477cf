import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { errorEnvelope } from '@trendee/contract/endpoint'
import { type DemoApp, openDemoApp } from './testing/demo-app'

let demo: DemoApp
const logged: string[] = []
const log = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    logged.push(chunk.toString())
    done()
  },
})

beforeAll(async () => {
  demo = await openDemoApp({ log, trustedProxies: '127.0.0.1', limitsRates: false })
})
afterAll(() => demo.close())

const INFO = { method: 'POST', url: CONTRACT.user.info.path } as const

describe('transport', () => {
  const strict = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await demo.app.inject({ url: '/api/v1/common/language', headers, remoteAddress })).headers[
      'strict-transport-security'
    ]

  it('is strict where TLS is spoken, and only a trusted proxy says so', async () => {
    expect(await strict({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000; includeSubDomains')
    expect(await strict({ 'x-forwarded-proto': 'https' }, '203.0.113.5')).toBeUndefined()
    expect(await strict({})).toBeUndefined()
  })

  it('is in no frame', async () => {
    const { headers } = await demo.app.inject({ url: '/api/v1/common/language' })
    expect([headers['x-frame-options'], headers['x-content-type-options']]).toEqual(['DENY', 'nosniff'])
  })
})

describe('the language of an address', () => {
  it('opens nothing and shuts nothing', async () => {
    const token = await demo.signIn('no-plan')
    for (const [url, headers, status] of [
      [CONTRACT.trends.topList.path, {}, 401],
      [CONTRACT.adminUsers.users.path, { token }, 403],
      [CONTRACT.trends.topList.path, { token }, 200],
    ] as const) {
      for (const query of ['', '?lang=zh', '?lang=en', '?lang=../admin']) {
        expect((await demo.app.inject({ url: url + query, headers })).statusCode, url + query).toBe(status)
      }
    }
  })
})

describe('other sites', () => {
  it.each(['GET', 'OPTIONS'] as const)('are told nothing that would let them read (%s)', async (method) => {
    const { headers } = await demo.app.inject({
      method,
      url: '/api/v1/common/language',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

describe('bodies', () => {
  it('beyond a megabyte are refused unread', async () => {
    const payload = { account: 'x'.repeat(1_100_000), password: 'x' }
    const answer = await demo.app.inject({ method: 'POST', url: CONTRACT.signIn.login.path, payload })
    expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([400, 1001])
  })

  it('of a kind that nobody asked for are refused', async () => {
    const answer = await demo.app.inject({
      method: 'POST',
      url: CONTRACT.signIn.login.path,
      headers: { 'content-type': 'application/xml' },
      payload: '<account/>',
    })
    expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([400, 1001])
  })

  it('do not reach into prototypes', async () => {
    const answer = await demo.app.inject({
      method: 'POST',
      url: CONTRACT.signIn.login.path,
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__": {"account": "a"}, "constructor": {"prototype": {"password": "b"}}}',
    })
    expect(answer.statusCode).toBe(400)
    expect(({} as { password?: string }).password).toBeUndefined()
  })
})

describe('the log', () => {
  it('holds what went wrong, and no secret of who asked', async () => {
    const token = await demo.signIn('designer')
    const secret = 'correct-horse-battery'
    await demo.app.inject({ ...INFO, headers: { token, cookie: `device=${secret}` } })
    await demo.app.inject({ ...INFO, headers: { authorization: `Bearer ${token}` } })
    await demo.app.inject({
      method: 'POST',
      url: CONTRACT.signIn.login.path,
      payload: { account: 'designer@trendee.demo', password: secret },
    })
    vi.spyOn(demo.runtime.analytics, 'rows').mockRejectedValueOnce(new Error('the reason, for the log alone'))
    const broken = await demo.app.inject({ url: CONTRACT.filters.index.path, headers: { token } })
    expect([broken.statusCode, broken.json().code]).toEqual([500, 1000])
    const text = logged.join('')
    expect(text).not.toContain(token)
    expect(text).not.toContain(secret)
    expect(text).toContain('the reason')
    expect(broken.body).not.toContain('the reason')
  })
})
