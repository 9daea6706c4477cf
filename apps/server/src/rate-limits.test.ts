import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { errorEnvelope } from '@trendee/contract/endpoint'
import { type DemoApp, openDemoApp } from './testing/demo-app'

let demo: DemoApp

beforeAll(async () => {
  demo = await openDemoApp()
})
afterAll(() => demo.close())

describe('how often', () => {
  it('one address may ask what is public, whatever token it makes up', async () => {
    const { limit, path } = CONTRACT.signIn.promotionInfo
    const { perMinute } = limit
    const attempt = (index: number) =>
      demo.app.inject({
        url: path,
        query: { promotion_code: 'ATELIER30' },
        headers: { token: `made-up-${index}` },
        remoteAddress: '192.0.2.7',
      })
    for (let index = 0; index < perMinute; index++) expect((await attempt(index)).statusCode).toBe(200)
    const refused = await attempt(perMinute)
    expect([refused.statusCode, errorEnvelope.parse(refused.json()).code]).toEqual([429, 1006])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  })

  it('one account may ask is its own affair, however many sessions it has', async () => {
    const { sessions } = CONTRACT.user
    const own = [await demo.signIn('designer'), await demo.signIn('designer')]
    const askFrom = (remoteAddress: string, token = '') =>
      demo.app.inject({ url: sessions.path, headers: { token }, remoteAddress })
    for (let index = 0; index < sessions.limit.perMinute; index++) {
      expect((await askFrom(`192.0.2.${index % 9}`, own[index % 2])).statusCode).toBe(200)
    }
    for (const token of own) expect((await askFrom('192.0.2.99', token)).statusCode).toBe(429)
    expect((await askFrom('192.0.2.1', await demo.signIn('seller'))).statusCode).toBe(200)
  })

  it.each([
    ['a session token', (index: number) => `made-up-${index}`, ['192.0.2.60', '192.0.2.60']],
    ['an API token', (index: number) => `trendee_made-up-${index}`, ['192.0.2.61', '192.0.2.61']],
    ['no token', () => '', ['192.0.2.62', '192.0.2.62']],
    ['a token, from one /64', (index: number) => `made-up-${index}`, ['2001:db8::1', '2001:db8::2']],
  ])('a stranger may ask with %s is counted by where they are', async (_what, token, [one = '', other = '']) => {
    const { path, limit } = CONTRACT.user.sessions
    const attempt = async (index: number, remoteAddress = one) =>
      (await demo.app.inject({ url: path, headers: { token: token(index) }, remoteAddress })).statusCode
    for (let index = 0; index < limit.perMinute; index++) expect(await attempt(index)).toBe(401)
    expect(await attempt(limit.perMinute, other)).toBe(429)
    expect(await attempt(limit.perMinute + 1, '192.0.2.70')).toBe(401)
  })

  it('a picture may be rendered is bounded, and questions go on meanwhile', async () => {
    const from = (remoteAddress: string, index: number) =>
      demo.app.inject({
        url: `/api/v1/common/picture/shein/10000001?format=webp&width=${1000 + index}`,
        remoteAddress,
      })
    const flood = Promise.all(Array.from({ length: 60 }, (_, index) => from('192.0.2.80', index)))
    const one = await from('192.0.2.81', 0)
    expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'image/webp'])
    const answers = await flood
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(answers.length - refused.length).toBeGreaterThan(16)
    expect(refused.length).toBeGreaterThan(10)
    for (const answer of refused) {
      expect([answer.statusCode, errorEnvelope.parse(answer.json()).code]).toEqual([503, 1012])
      expect(answer.headers['retry-after']).toBe('2')
    }
  })
})
