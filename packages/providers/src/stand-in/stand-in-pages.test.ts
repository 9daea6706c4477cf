import { get } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startStandIns, type StandIns } from './start-stand-ins'

const NASTY = `"><script>alert(1)</script>'&`

let standIns: StandIns

beforeEach(async () => {
  standIns = await startStandIns()
})

afterEach(() => standIns.close())

function addresses(state: string): readonly string[] {
  const common = { redirect_uri: 'http://localhost:4000/', response_type: 'code', state }
  const wechat = new URLSearchParams({ ...common, appid: standIns.wechat.appId, scope: 'snsapi_login' })
  return [
    `${standIns.baseUrl}/connect/qrconnect?${wechat.toString()}`,
    ...standIns.partners.map(({ authorizeUrl, clientId }) => {
      const visit = new URLSearchParams({ ...common, client_id: clientId, scope: 'openid' })
      return `${authorizeUrl}?${visit.toString()}`
    }),
  ]
}

it('say in both languages what they are, load nothing and run nothing', async () => {
  for (const address of addresses('s')) {
    const response = await fetch(address)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Local stand-in')
    expect(html).toContain('本地模拟页面')
    expect(html).not.toMatch(/<script|<link|<img|\ssrc=|url\(|https?:\/\/(?!localhost:4000|www\.w3\.org)/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

it('keep every answer out of caches and frames, whatever it is', async () => {
  const [page = ''] = addresses('s')
  const visit = { body: new URL(page).searchParams, method: 'POST', redirect: 'manual' } as const
  const chosen = new URLSearchParams(visit.body)
  chosen.set('person', 'lin')
  const answers = await Promise.all([
    fetch(page),
    fetch(page.replace('appid', 'other')),
    fetch(new URL('/connect/qrconnect', page), { ...visit, body: chosen }),
    fetch(new URL('/wechat/picture/lin.svg', page)),
    fetch(new URL('/sns/userinfo', page)),
    fetch(new URL('/nothing', page)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 303, 200, 200, 404])
  for (const { headers, url } of answers) {
    expect(headers.get('cache-control'), url).toBe('no-store')
    expect(headers.get('content-security-policy'), url).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
    expect(headers.get('x-content-type-options'), url).toBe('nosniff')
    expect(headers.get('referrer-policy'), url).toBe('no-referrer')
  }
})

/** `fetch` lets nobody choose the Host header; a name that leads here by DNS does. */
function statusUnder(host: string): Promise<number | undefined> {
  const { hostname, port, pathname, search } = new URL(addresses('s')[0] ?? '')
  return new Promise((resolve, reject) => {
    get({ hostname, port, path: pathname + search, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

it('answer under no other name than their own', async () => {
  const { host, port } = new URL(standIns.baseUrl)
  expect(await statusUnder(host)).toBe(200)
  for (const name of [`evil.example:${port}`, 'evil.example', '127.0.0.1']) expect(await statusUnder(name)).toBe(421)
})

it('escape what the visitor’s address carries', async () => {
  for (const address of addresses(NASTY)) {
    const html = await (await fetch(address)).text()
    expect(html).not.toContain('<script>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"')
  }
})

it('answer 404 elsewhere, and 413 to a form without an end in sight', async () => {
  expect((await fetch(`${standIns.baseUrl}/`)).status).toBe(404)
  expect((await fetch(`${standIns.baseUrl}/partner/nobody/authorize`)).status).toBe(404)
  const body = new URLSearchParams({ name: 'x'.repeat(70_000) })
  expect((await fetch(`${standIns.baseUrl}/connect/qrconnect`, { method: 'POST', body })).status).toBe(413)
})

it('have other secrets at every start', async () => {
  const others = await startStandIns()
  await others.close()
  expect(others.wechat.secret).not.toBe(standIns.wechat.secret)
  expect(others.aliyun.secret).not.toBe(standIns.aliyun.secret)
  expect(others.partners.map(({ clientSecret }) => clientSecret)).not.toEqual(
    standIns.partners.map(({ clientSecret }) => clientSecret),
  )
})
