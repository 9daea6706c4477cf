import { afterEach, describe, expect, it } from 'vitest'
import { openProviders, type ProviderOptions, type Providers } from './open-providers'
import { visitPage } from './testing/visit-page'

const PARTNERS = JSON.stringify([
  {
    id: 'maison',
    name: 'Maison',
    authorize_url: 'https://id.maison.example/a',
    token_url: 'https://id.maison.example/t',
    userinfo_url: 'https://id.maison.example/u',
    client_id: 'trendee',
    client_secret: 'secret',
  },
])
const WECHAT = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'secret' }
const SMS = {
  ALIYUN_SMS_KEY_ID: 'LTAI1',
  ALIYUN_SMS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN_NAME: 'Trendee',
  ALIYUN_SMS_TEMPLATE: 'SMS_1',
}
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9?starttls=never', MAIL_FROM: 'a@x.example' }
const ALL = { ...WECHAT, ...SMS, ...MAIL, PARTNERS, PAYMENTS: 'off' }
const REDIRECT = 'http://localhost:4000/back'

let open: Providers | null = null

async function opened(env: Record<string, string>, options: ProviderOptions = {}): Promise<Providers> {
  open = await openProviders(env, options)
  return open
}

afterEach(async () => {
  await open?.close()
  open = null
})

describe('in production', () => {
  it('has nothing without keys, and starts no stand-in', async () => {
    const providers = await opened({ NODE_ENV: 'production' })
    expect(providers).toMatchObject({ mode: 'configured', sms: null, mail: null, wechat: null, outbox: null })
    expect(providers.partners.size).toBe(0)
  })

  it('has what there are keys for', async () => {
    const providers = await opened({ NODE_ENV: 'production', ...WECHAT, PARTNERS })
    expect(providers).toMatchObject({ mode: 'configured', sms: null, mail: null, outbox: null })
    expect(providers.wechat?.qrconnectUrl({ redirectUri: REDIRECT, state: 's' })).toMatch(
      /^https:\/\/open\.weixin\.qq\.com\/connect\/qrconnect\?appid=wx1&/,
    )
    expect([...providers.partners.values()].map(({ id, name }) => [id, name])).toEqual([['maison', 'Maison']])
  })

  it('asks the services where they are, with the given time and nonce', async () => {
    const asked: { url: string; form: URLSearchParams }[] = []
    const providers = await opened(
      { NODE_ENV: 'production', ...SMS, ALIYUN_SMS_TEMPLATE_INTERNATIONAL: 'SMS_3' },
      {
        fetch: (url, init) => {
          asked.push({ url, form: new URLSearchParams(init.body as URLSearchParams) })
          return Promise.resolve(Response.json({ Code: 'OK' }))
        },
        now: () => Date.UTC(2026, 0, 5, 8, 0, 0, 123),
        nonce: () => 'n1',
      },
    )
    await providers.sms?.send({ mobile: '+8613800000001', code: '123456', purpose: 'login', language: 'en' })
    await providers.sms?.send({ mobile: '+33612345678', code: '123456', purpose: 'login', language: 'en' })
    const [home, abroad] = asked
    expect(home?.url).toBe('https://dysmsapi.aliyuncs.com/')
    expect(Object.fromEntries(home?.form ?? [])).toMatchObject({
      PhoneNumbers: '13800000001',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"123456"}',
      OutId: 'login',
      SignatureNonce: 'n1',
      Timestamp: '2026-01-05T08:00:00Z',
    })
    expect(Object.fromEntries(abroad?.form ?? [])).toMatchObject({ PhoneNumbers: '33612345678', TemplateCode: 'SMS_3' })
  })
})

describe('where stand-ins are not allowed', () => {
  it('has what there are keys for, and nobody speaks for the rest', async () => {
    const providers = await opened(WECHAT, { allowsStandIns: false })
    expect(providers).toMatchObject({ mode: 'configured', sms: null, mail: null, outbox: null })
    expect(providers.wechat).not.toBeNull()
    expect(providers.partners.size).toBe(0)
  })
})

describe('elsewhere', () => {
  it('has stand-ins for everything, which work together', async () => {
    const lines: string[] = []
    const providers = await opened({}, { onLog: (line) => void lines.push(line) })
    expect(providers.mode).toBe('stand-in')
    expect([...providers.partners.keys()]).toEqual(['diexun', 'atelier'])
    await providers.sms?.send({ mobile: '+8613800000001', code: '135790', purpose: 'login', language: 'zh' })
    await providers.mail?.send({ to: 'ann@x.example', subject: 'S', text: 'Code 246801', html: '<p>246801</p>' })
    expect(providers.outbox?.list().map(({ channel, to, code }) => [channel, to, code])).toEqual([
      ['email', 'ann@x.example', '246801'],
      ['sms', '+8613800000001', '135790'],
    ])
    const address = providers.wechat?.qrconnectUrl({ redirectUri: REDIRECT, state: 's' }) ?? ''
    const { sentTo } = await visitPage(address, { person: 'chen' })
    const profile = await providers.wechat?.profileOf(sentTo?.searchParams.get('code') ?? '')
    expect(profile).toMatchObject({ nickname: '陈宇 Chen Yu' })
    const diexun = providers.partners.get('diexun')
    const visit = await visitPage(diexun?.authorizeUrl({ redirectUri: REDIRECT, state: 's' }) ?? '', { person: 'hao' })
    const code = visit.sentTo?.searchParams.get('code') ?? ''
    expect(await diexun?.profileOf({ code, redirectUri: REDIRECT })).toMatchObject({ plan: 'business' })
    expect(lines.join('\n')).not.toMatch(/135790|246801|13800000001|ann@x/)
  })

  it('lets a configured service be itself among stand-ins', async () => {
    const providers = await opened({ ...WECHAT, PARTNERS })
    expect(providers.mode).toBe('stand-in')
    expect(providers.wechat?.qrconnectUrl({ redirectUri: REDIRECT, state: 's' })).toContain(
      'https://open.weixin.qq.com',
    )
    expect([...providers.partners.keys()]).toEqual(['maison'])
    await providers.mail?.send({ to: 'ann@x.example', subject: 'S', text: 'T', html: '' })
    expect(providers.outbox?.list()).toHaveLength(1)
  })

  it('can leave the stand-ins out for some callers', async () => {
    const { withoutStandIns, wechat } = await opened({ ...WECHAT })
    expect(withoutStandIns).toMatchObject({ mode: 'configured', sms: null, mail: null, outbox: null })
    expect(withoutStandIns.wechat).toBe(wechat)
    expect(withoutStandIns.partners.size).toBe(0)
  })

  it('starts no stand-in when everything is configured', async () => {
    expect(await opened(ALL)).toMatchObject({ mode: 'configured', outbox: null })
  })

  it('lets many messages to one number through when told', async () => {
    const providers = await opened({}, { limitsMessages: false })
    for (const code of ['111111', '222222', '333333']) {
      await providers.sms?.send({ mobile: '+8613800000001', code, purpose: 'login', language: 'zh' })
    }
    expect(providers.outbox?.list().map(({ code }) => code)).toEqual(['333333', '222222', '111111'])
  })

  it('answers nobody after it was closed', async () => {
    const providers = await opened({})
    await providers.close()
    open = null
    await expect(providers.wechat?.profileOf('x')).rejects.toMatchObject({ reason: 'unavailable' })
    const mail = { to: 'ann@x.example', subject: 'S', text: 'T', html: '' }
    await expect(providers.mail?.send(mail)).rejects.toMatchObject({ reason: 'unavailable' })
  })
})

it.each([
  [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_APP_SECRET not set'],
  [{ ...SMS, ALIYUN_SMS_TEMPLATE: '' }, 'ALIYUN_SMS_TEMPLATE not set'],
  [{ SMTP_URL: MAIL.SMTP_URL }, 'MAIL_FROM not set'],
  [{ ...MAIL, SMTP_URL: 'mail' }, 'SMTP_URL is not of the form'],
  [{ PARTNERS: '{' }, 'PARTNERS: not a JSON list'],
])('does not open half configured: %j', async (env, reason) => {
  for (const NODE_ENV of ['production', 'development']) {
    await expect(openProviders({ ...env, NODE_ENV })).rejects.toMatchObject({
      reason: 'not_configured',
      message: expect.stringContaining(reason) as string,
    })
  }
})
