import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { errorEnvelope } from '@trendee/contract/endpoint'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DemoApp, openDemoApp } from '../testing/demo-app'
import { connectRaw, listen, parseRaw } from '../testing/raw-connection'

const webFolder = mkdtempSync(join(tmpdir(), 'trendee-web-'))
let demo: DemoApp
let port: number

beforeAll(async () => {
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Trendee</title>')
  demo = await openDemoApp({ webFolder })
  port = await listen(demo.app)
})
afterAll(async () => {
  await demo.close()
  rmSync(webFolder, { recursive: true })
})

describe('an address that cannot be read', () => {
  it.each([
    ['/%', 400, 1001],
    ['/api/v1/%', 400, 1001],
    ['/%zz/trendee', 400, 1001],
    ['/api/v1/common/picture/shein/%c0%ae', 400, 1001],
    [`/api/v1/common/picture/shein/${'x'.repeat(300)}`, 404, 1002],
    ['/api//v1/common/site', 404, 1002],
    ['/api/v1//common/site', 404, 1002],
    ['/api/../main.js', 404, 1002],
    ['//elsewhere.example/%2e%2e', 404, 1002],
    ['/assets/%2e%2e/%2e%2e/package.json', 404, 1002],
    ['/api', 404, 1002],
    ['/api?page=1', 404, 1002],
  ])('%s is answered in the envelope', async (path, status, code) => {
    const { answer } = await connectRaw(port, `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    const { headers, body, ...rest } = parseRaw(await answer)
    expect([rest.status, errorEnvelope.parse(body).code]).toEqual([status, code])
    expect(headers).toContain('content-type: application/json')
    expect(headers).toContain('x-content-type-options: nosniff')
    expect(headers).toContain('cache-control: private, no-store')
  })
})

describe('a link that was cut', () => {
  const follow = async (path: string) => {
    const { answer } = await connectRaw(
      port,
      `GET ${path} HTTP/1.1\r\nhost: a\r\naccept: text/html,*/*\r\nconnection: close\r\n\r\n`,
    )
    const [head = ''] = (await answer).split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), location: /^location: (.*)$/im.exec(head)?.[1] }
  }
  it('leads to the screen of that name', async () => {
    const path = '/trendee/trend-detail/%25E0%25A4%25A/all/keyword?region=DE'
    expect(await follow('/trendee/trend-detail/%E0%A4%A/all/keyword?region=DE')).toEqual({
      status: 302,
      location: path,
    })
    expect((await follow(path)).status).toBe(200)
  })
  it.each(['/api/v1/%', '/assets/%', '//elsewhere.example/%', '/\\elsewhere.example/%'])(
    '%s leads nowhere else',
    async (path) => {
      expect((await follow(path)).status).not.toBe(302)
    },
  )
})

describe('what is no request', () => {
  const LOGIN = `POST ${CONTRACT.signIn.login.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`

  it.each([
    ['headers that are too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['words', 'hello there\r\n\r\n', 400],
    ['a body that is a list', `${LOGIN}content-length: 2\r\nconnection: close\r\n\r\n[]`, 400],
    ['a method that there is not', 'TAKE / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['two lengths', `${LOGIN}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
    ['a broken piece of a body', `${LOGIN}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400],
  ])('%s: answered in the envelope', async (_what, bytes, status) => {
    const { answer } = await connectRaw(port, bytes)
    const { headers, body, ...rest } = parseRaw(await answer)
    expect([rest.status, errorEnvelope.parse(body).code]).toEqual([status, 1001])
    expect(headers).toContain('content-type: application/json')
    expect(headers).toContain('x-content-type-options: nosniff')
  })

  it('an expectation that nobody knows: left aside', async () => {
    const { answer } = await connectRaw(
      port,
      'GET /api/x HTTP/1.1\r\nhost: a\r\nexpect: more\r\nconnection: close\r\n\r\n',
    )
    expect(parseRaw(await answer).status).toBe(404)
  })
})
