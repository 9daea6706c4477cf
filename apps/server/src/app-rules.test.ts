import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, ENDPOINTS } from '@trendee/contract/contract'
import { errorEnvelope } from '@trendee/contract/endpoint'
import { ask } from './testing/ask'
import { type DemoApp, openDemoApp } from './testing/demo-app'

/** What an answer of the API can depend on. */
const VARY = 'token, authorization, cookie, host, accept-language'

let demo: DemoApp

beforeAll(async () => {
  demo = await openDemoApp()
})
afterAll(() => demo.close())

describe('what every answer carries', () => {
  it.each([
    ['JSON', '/api/v1/common/language', 200],
    ['a picture', '/api/v1/common/picture/shein/10000001', 200],
    ['the API description', '/api/openapi.json', 200],
    ['the reference page', '/api/docs/', 200],
    ['a refusal', '/api/v1/filters/index', 401],
    ['an address that is not there', '/api/nothing', 404],
  ])('%s', async (_what, url, status) => {
    const { statusCode, headers } = await demo.app.inject({ url })
    expect(statusCode).toBe(status)
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it.each([
    ['public JSON with a tag', CONTRACT.visits.site.path, 200, 'no-cache', 'host'],
    ['a picture', '/api/v1/common/picture/shein/10000001', 200, 'public, max-age=86400', undefined],
    ['the API description', '/api/openapi.json', 200, 'public, max-age=300', undefined],
    ['a private answer', CONTRACT.trends.topList.path, 200, 'private, no-store', VARY],
    ['a file of a plan', `${CONTRACT.common.export.path}?what=trends`, 200, 'private, no-store', VARY],
    ['a picture that is not there', '/api/v1/common/picture/shein/none', 404, 'private, no-store', VARY],
    ['bad input', `${CONTRACT.trends.topList.path}?page=x`, 400, 'private, no-store', VARY],
    ['an address that is not there', '/api/nothing', 404, 'private, no-store', undefined],
  ])('how long %s may be kept, and by what it differs', async (_what, url, status, kept, vary) => {
    const { statusCode, headers } = await demo.app.inject({ url, headers: { token: await demo.signIn('admin') } })
    const own = (headers['vary'] ?? '')
      .split(', ')
      .filter((name) => name !== 'accept-encoding')
      .join(', ')
    expect([statusCode, headers['cache-control'], own]).toEqual([status, kept, vary ?? ''])
  })

  it('what differs by encoding when it is packed', async () => {
    const headers = { token: await demo.signIn('admin'), 'accept-encoding': 'gzip' }
    const answer = await demo.app.inject({ url: CONTRACT.trends.topList.path, headers })
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual(['gzip', `${VARY}, accept-encoding`])
  })

  it('nothing of the inside when something breaks', async () => {
    const answer = await demo.app.inject({
      method: 'POST',
      url: CONTRACT.signIn.login.path,
      headers: { 'content-type': 'application/json' },
      payload: '{"account": ',
    })
    const refusal = errorEnvelope.parse(answer.json())
    expect([answer.statusCode, refusal.code]).toEqual([400, 1001])
    expect(answer.body).not.toMatch(/\.ts|\.js|node_modules| at /)
  })

  it.each(['null', '[]', '"all"', '7'])('a body of %s names no fields and is refused', async (payload) => {
    const answer = await demo.app.inject({
      method: 'POST',
      url: CONTRACT.user.preferencesSave.path,
      headers: { 'content-type': 'application/json', token: await demo.signIn('designer') },
      payload,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 1001])
  })
})

describe('the API description', () => {
  it('holds every entry with who may call it and how often', async () => {
    const { paths } = (await demo.app.inject({ url: '/api/openapi.json' })).json()
    const operations = Object.values<Record<string, unknown>>(paths).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(ENDPOINTS.length)
    for (const { name, endpoint } of ENDPOINTS) {
      const operation = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      expect(operation, name).toMatchObject({
        operationId: name,
        // What is worked out of the input is a function, which no document holds.
        'x-access': JSON.parse(JSON.stringify(endpoint.access)),
        'x-limit': endpoint.limit,
      })
    }
  })

  it('says in a sentence what depends on the question', async () => {
    const { paths } = (await demo.app.inject({ url: '/api/openapi.json' })).json()
    for (const { name, endpoint } of ENDPOINTS) {
      const { access } = endpoint
      if (access === 'public' || access.who !== 'line') continue
      const isByInput = [access.line, access.feature, access.needs, access.or].some(
        (part) => typeof part === 'function',
      )
      expect((access.note ?? '') !== '', name).toBe(isByInput)
      const { description = '' } = paths[endpoint.path][endpoint.method.toLowerCase()]
      expect(description, name).toContain(access.note ?? '')
    }
  })
})

describe('sessions', () => {
  it('answer for their own account alone', async () => {
    const [designer, seller] = [await demo.signIn('designer'), await demo.signIn('seller')]
    const emailOf = async (token: string) =>
      (await ask(demo.app, CONTRACT.user.info, {}, token)).json().data.userInfo.email
    expect([await emailOf(designer), await emailOf(seller)]).toEqual(['designer@trendee.demo', 'seller@trendee.demo'])
  })

  it('open by password, travel as token or as bearer, and end with signing out', async () => {
    const login = await ask(demo.app, CONTRACT.signIn.login, {
      account: 'designer@trendee.demo',
      password: 'trendee-demo',
    })
    const { token } = login.json().data
    const bearer = await demo.app.inject({
      method: 'POST',
      url: CONTRACT.user.info.path,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(bearer.statusCode).toBe(200)
    expect((await ask(demo.app, CONTRACT.user.logout, {}, token)).statusCode).toBe(200)
    const after = await ask(demo.app, CONTRACT.user.info, {}, token)
    expect([after.statusCode, after.json().code]).toEqual([401, 1004])
  })

  it('are not opened by the hash that the database holds', async () => {
    const hash = createHash('sha256')
      .update(await demo.signIn('designer'))
      .digest('hex')
    expect((await ask(demo.app, CONTRACT.user.info, {}, hash)).statusCode).toBe(401)
  })

  it('give the same answer for a wrong password and an unknown account', async () => {
    const attempt = async (account: string) =>
      (await ask(demo.app, CONTRACT.signIn.login, { account, password: 'wrong' })).json()
    const { request_id: _a, ...wrong } = await attempt('designer@trendee.demo')
    const { request_id: _b, ...unknown } = await attempt('nobody@trendee.demo')
    expect(unknown).toEqual(wrong)
    expect(wrong.code).toBe(1001)
  })
})

describe('an export', () => {
  it.each([
    ['seller', 'shein', 200],
    ['seller', 'trends', 403],
    ['designer', 'trends', 200],
    // Products are opened by the plan of either line.
    ['designer', 'shein', 200],
    ['seller', 'creators', 403],
    ['no-plan', 'temu', 403],
  ])('%s, %s: %i', async (mailbox, what, status) => {
    const token = await demo.signIn(mailbox)
    const answer = await demo.app.inject({
      url: `${CONTRACT.common.export.path}?what=${what}&quantity=2`,
      headers: { token },
    })
    expect(answer.statusCode).toBe(status)
  })
})
