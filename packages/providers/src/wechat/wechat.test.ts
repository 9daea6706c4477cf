import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStandIns, type StandInOptions, type StandIns } from '../stand-in/start-stand-ins'
import { visitPage } from '../testing/visit-page'
import { createWechatClient, type WechatClient } from './wechat'

const REDIRECT = 'http://localhost:4000/api/v1/wechat/callback'
const MINUTE = 60_000

let standIns: StandIns
let clock = 0

async function start(options: StandInOptions = {}): Promise<WechatClient> {
  standIns = await startStandIns({ now: () => clock, ...options })
  return client()
}

function client(keys = standIns.wechat): WechatClient {
  return createWechatClient({ ...keys, baseUrl: standIns.baseUrl, pageUrl: standIns.baseUrl, fetch })
}

async function codeOf(wechat: WechatClient, choice: Record<string, string>): Promise<string> {
  const { sentTo } = await visitPage(wechat.qrconnectUrl({ redirectUri: REDIRECT, state: 's1' }), choice)
  return sentTo?.searchParams.get('code') ?? ''
}

beforeEach(() => {
  clock = Date.UTC(2026, 0, 5, 8)
})

afterEach(() => standIns.close())

describe('the page', () => {
  it('has the parameters of the documentation in their order', async () => {
    await start()
    const wechat = createWechatClient({
      appId: 'wx1',
      secret: 'x',
      baseUrl: 'https://api.weixin.qq.com',
      pageUrl: 'https://open.weixin.qq.com',
      fetch,
    })
    expect(wechat.qrconnectUrl({ redirectUri: 'https://trendee.example/back?a=1', state: 'abc' })).toBe(
      'https://open.weixin.qq.com/connect/qrconnect?appid=wx1&redirect_uri=https%3A%2F%2Ftrendee.example%2Fback%3Fa%3D1' +
        '&response_type=code&scope=snsapi_login&state=abc#wechat_redirect',
    )
  })

  it('sends whoever agrees back with a code and the state, whatever the state holds', async () => {
    const wechat = await start()
    const state = `a"b<c>&'d`
    const { sentTo, status } = await visitPage(wechat.qrconnectUrl({ redirectUri: `${REDIRECT}?line=1`, state }), {
      person: 'lin',
    })
    expect(status).toBe(303)
    expect(`${sentTo?.origin}${sentTo?.pathname}`).toBe(REDIRECT)
    expect(sentTo?.searchParams.get('line')).toBe('1')
    expect(sentTo?.searchParams.get('state')).toBe(state)
    expect(sentTo?.searchParams.get('code')).toMatch(/^[\w-]{20,}$/)
  })

  it('sends whoever refuses back with the state alone', async () => {
    const wechat = await start()
    const { sentTo } = await visitPage(wechat.qrconnectUrl({ redirectUri: REDIRECT, state: 's1' }), { refuse: '1' })
    expect(sentTo?.search).toBe('?state=s1')
  })

  it('sends nobody to another host, not even by a forged form', async () => {
    const wechat = await start()
    const elsewhere = 'https://evil.example/api'
    const page = await visitPage(wechat.qrconnectUrl({ redirectUri: elsewhere, state: 's' }), { person: 'lin' })
    expect(page).toMatchObject({ sentTo: null, status: 400 })
    for (const redirect_uri of [elsewhere, 'http://localhost@evil.example/', 'javascript:alert(1)', '']) {
      const body = new URLSearchParams({
        appid: standIns.wechat.appId,
        redirect_uri,
        response_type: 'code',
        scope: 'snsapi_login',
        person: 'lin',
      })
      const forged = await fetch(`${standIns.baseUrl}/connect/qrconnect`, { method: 'POST', body, redirect: 'manual' })
      expect(forged.status, redirect_uri).toBe(400)
      expect(forged.headers.get('location'), redirect_uri).toBeNull()
    }
  })

  it('refuses another application', async () => {
    await start()
    const other = client({ appId: 'wx0', secret: standIns.wechat.secret })
    const { status } = await visitPage(other.qrconnectUrl({ redirectUri: REDIRECT, state: 's' }), { person: 'lin' })
    expect(status).toBe(400)
  })

  it('asks again when the name is missing', async () => {
    const wechat = await start()
    const page = await visitPage(wechat.qrconnectUrl({ redirectUri: REDIRECT, state: 's' }), { name: '  ' })
    expect(page).toMatchObject({ sentTo: null, status: 400 })
    expect(page.html).toContain('role="alert"')
  })
})

describe('the person behind a code', () => {
  it('has a unionid, an openid, a name and a picture', async () => {
    const wechat = await start()
    const profile = await wechat.profileOf(await codeOf(wechat, { person: 'lin' }))
    expect(profile.nickname).toBe('林晓 Lin Xiao')
    expect(profile.unionid).toHaveLength(28)
    expect(profile.openid).toHaveLength(28)
    expect(profile.openid).not.toBe(profile.unionid)
    const picture = await fetch(profile.pictureUrl ?? '')
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  })

  it('may have no picture', async () => {
    const wechat = await start()
    expect(await wechat.profileOf(await codeOf(wechat, { person: 'chen' }))).toMatchObject({ pictureUrl: null })
  })

  it('is the same after a restart, by choice and by name', async () => {
    const people = [{ person: 'mia' }, { name: '王<b>小明</b>' }, { name: 'Ann' }]
    const unionids = async (wechat: WechatClient) => {
      const found: string[] = []
      for (const choice of people) found.push((await wechat.profileOf(await codeOf(wechat, choice))).unionid)
      return found
    }
    const before = await unionids(await start())
    await standIns.close()
    expect(await unionids(await start())).toEqual(before)
    expect(new Set(before).size).toBe(3)
  })

  it('is refused without a unionid, with the reason', async () => {
    const wechat = await start({ givesUnionid: false })
    await expect(wechat.profileOf(await codeOf(wechat, { person: 'lin' }))).rejects.toMatchObject({
      reason: 'refused',
      refusal: null,
      detail: expect.stringContaining('no unionid') as string,
    })
  })
})

describe('a code', () => {
  it('opens once', async () => {
    const wechat = await start()
    const code = await codeOf(wechat, { person: 'lin' })
    await wechat.profileOf(code)
    await expect(wechat.profileOf(code)).rejects.toMatchObject({
      provider: 'wechat',
      reason: 'refused',
      refusal: 'code',
      detail: expect.stringContaining('40163') as string,
    })
  })

  it('opens within five minutes', async () => {
    const wechat = await start()
    const [inTime, late] = [await codeOf(wechat, { person: 'lin' }), await codeOf(wechat, { person: 'lin' })]
    clock += 5 * MINUTE - 1
    await expect(wechat.profileOf(inTime)).resolves.toMatchObject({ nickname: '林晓 Lin Xiao' })
    clock += 1
    await expect(wechat.profileOf(late)).rejects.toMatchObject({
      refusal: 'code',
      detail: expect.stringContaining('42003') as string,
    })
  })

  it('must have been given out', async () => {
    const wechat = await start()
    await expect(wechat.profileOf('021aBcDeF')).rejects.toMatchObject({
      refusal: 'code',
      detail: expect.stringContaining('40029') as string,
    })
    await expect(wechat.profileOf('')).rejects.toMatchObject({ refusal: 'code' })
  })

  it('opens nothing with a wrong secret, and stays good for the right one', async () => {
    const wechat = await start()
    const code = await codeOf(wechat, { person: 'lin' })
    const wrong = client({ appId: standIns.wechat.appId, secret: 'guessed-secret' })
    const error: unknown = await wrong.profileOf(code).catch((error: unknown) => error)
    expect(error).toMatchObject({
      reason: 'refused',
      refusal: null,
      detail: expect.stringContaining('40125') as string,
    })
    expect(String(error)).not.toContain('guessed-secret')
    expect(String(error)).not.toContain(code)
    await expect(wechat.profileOf(code)).resolves.toMatchObject({ nickname: '林晓 Lin Xiao' })
  })
})

it('answers servers that leave something out with HTTP 200 and the documented numbers', async () => {
  await start()
  const { appId, secret } = standIns.wechat
  const errcodeAt = async (path: string) => {
    const response = await fetch(`${standIns.baseUrl}${path}`)
    expect(response.status).toBe(200)
    return ((await response.json()) as { errcode: number }).errcode
  }
  expect(await errcodeAt('/sns/oauth2/access_token')).toBe(41002)
  expect(await errcodeAt(`/sns/oauth2/access_token?appid=wx0`)).toBe(40013)
  expect(await errcodeAt(`/sns/oauth2/access_token?appid=${appId}`)).toBe(41004)
  expect(await errcodeAt(`/sns/oauth2/access_token?appid=${appId}&secret=${secret}`)).toBe(40002)
  expect(
    await errcodeAt(`/sns/oauth2/access_token?appid=${appId}&secret=${secret}&grant_type=authorization_code`),
  ).toBe(41008)
  expect(await errcodeAt('/sns/userinfo')).toBe(41001)
  expect(await errcodeAt('/sns/userinfo?access_token=x&openid=y')).toBe(40001)
})
