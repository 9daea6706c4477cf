import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { ProviderError } from '@trendee/providers/provider-error'
import { visitPage } from '@trendee/providers/testing/visit-page'
import { secondsSince } from '../../testing/seconds-since'
import { type SignInApp, openSignInApp } from '../../testing/sign-in-app'

const { signIn, user } = CONTRACT
const DAY_SECONDS = 86_400
let app: SignInApp

beforeAll(async () => {
  app = await openSignInApp({}, { redirectHosts: ['localhost', 'diexun.localhost', 'atelier.localhost'] })
})
afterAll(() => app.close())

/** Does at the other service's page what a person does; gives what comes back in the address. */
async function cameBack(
  url: string,
  choice: Record<string, string>,
): Promise<{ code: string; state: string; path: string }> {
  const { sentTo, html } = await visitPage(url, choice)
  if (!sentTo) throw new Error(`nobody was sent back: ${html.slice(0, 300)}`)
  const [code, state] = [sentTo.searchParams.get('code') ?? '', sentTo.searchParams.get('state') ?? '']
  return { code, state, path: `${sentTo.host}${sentTo.pathname}` }
}

describe('WeChat', () => {
  const scan = async (choice: Record<string, string> = { person: 'lin' }) => {
    const browser = app.browser()
    const { url, ticket, state, expires_in: expiresIn } = (await browser.ask(signIn.wechatQrcode, {})).json().data
    expect(expiresIn).toBe(600)
    const back = await cameBack(url, choice)
    expect(back).toMatchObject({ state, path: 'localhost:4000/wechat-callback' })
    return { browser, ticket: String(ticket), state: String(state), code: back.code }
  }

  it('signs in on the screen that waits, with the telephone that confirmed', async () => {
    const { browser, ticket, state, code } = await scan()
    expect((await browser.ask(signIn.wechat, { ticket })).json().data).toEqual({ status: 'waiting' })
    const phone = app.browser()
    const confirmed = await phone.ask(signIn.wechatCallback, { code, state })
    expect(confirmed.json().data).toEqual({ is_confirmed: true })
    const answer = (await browser.ask(signIn.wechat, { ticket, utm_source: 'fair' })).json().data
    expect(answer.status).toBe('signed_in')
    expect(answer.userInfo).toMatchObject({ email: null, mobile: null, has_wechat: true, has_password: false })
    expect(answer.userInfo.name).toContain('Lin')
    expect((await browser.ask(user.info, {}, answer.token)).statusCode).toBe(200)
    // The ticket and the state are used up.
    expect((await browser.ask(signIn.wechat, { ticket })).statusCode).toBe(400)
    expect((await phone.ask(signIn.wechatCallback, { code, state })).statusCode).toBe(400)
  })

  it('is the same account for the same person, another for another', async () => {
    const idOf = async (choice: Record<string, string>) => {
      const { browser, ticket, state, code } = await scan(choice)
      await browser.ask(signIn.wechatCallback, { code, state })
      return (await browser.ask(signIn.wechat, { ticket })).json().data.userInfo.userId
    }
    const [mia, again, chen] = [
      await idOf({ person: 'mia' }),
      await idOf({ person: 'mia' }),
      await idOf({ person: 'chen' }),
    ]
    expect(again).toBe(mia)
    expect(chen).not.toBe(mia)
  })

  it('takes no code without the state that it was begun with', async () => {
    const { browser, ticket, state, code } = await scan()
    const made = await browser.ask(signIn.wechatCallback, { code, state: 'x'.repeat(43) })
    expect([made.statusCode, made.json().data]).toEqual([400, { field: 'state' }])
    const wrong = await browser.ask(signIn.wechatCallback, { code: 'not-a-code', state })
    expect([wrong.statusCode, wrong.json().code, wrong.json().data]).toEqual([400, 1001, { field: 'code' }])
    // The refused code has used nothing up.
    expect((await browser.ask(signIn.wechat, { ticket })).json().data).toEqual({ status: 'waiting' })
    expect((await browser.ask(signIn.wechatCallback, { code, state })).statusCode).toBe(200)
  })

  describe('is bound to the browser that asked:', () => {
    const LINUX =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

    it('what was read off its screen opens nothing elsewhere, and it still opens there', async () => {
      const { browser, ticket, state, code } = await scan()
      const asking = app.browser()
      await asking.ask(signIn.wechatQrcode, {})
      const strangers = [app.browser(), asking]
      for (const stranger of strangers) {
        expect((await stranger.ask(signIn.wechat, { ticket })).json().data).toEqual({ field: 'ticket' })
      }
      await app.browser().ask(signIn.wechatCallback, { code, state })
      for (const stranger of strangers) {
        const refused = await stranger.ask(signIn.wechat, { ticket })
        expect([refused.statusCode, refused.json().code, refused.json().data]).toEqual([400, 1001, { field: 'ticket' }])
      }
      expect((await browser.ask(signIn.wechat, { ticket })).json().data.status).toBe('signed_in')
    })

    it('the telephone that confirms is signed in nowhere, whatever it asked for itself', async () => {
      const phone = app.browser()
      const own = (await phone.ask(signIn.wechatQrcode, {})).json().data
      const { browser, ticket, state, code } = await scan()
      await phone.ask(signIn.wechatCallback, { code, state })
      expect((await phone.ask(signIn.wechat, { ticket })).statusCode).toBe(400)
      expect((await phone.ask(signIn.wechat, { ticket: own.ticket })).json().data).toEqual({ status: 'waiting' })
      expect((await browser.ask(signIn.wechat, { ticket })).json().data.status).toBe('signed_in')
    })

    it('each of its tabs collects its own', async () => {
      const browser = app.browser()
      const begin = async () => (await browser.ask(signIn.wechatQrcode, {})).json().data
      const [first, second] = [await begin(), await begin()]
      const { code, state } = await cameBack(first.url, { person: 'lin' })
      await app.browser().ask(signIn.wechatCallback, { code, state })
      expect((await browser.ask(signIn.wechat, { ticket: second.ticket })).json().data.status).toBe('waiting')
      expect((await browser.ask(signIn.wechat, { ticket: first.ticket })).json().data.status).toBe('signed_in')
    })

    it('by a cookie that scripts do not read and other sites do not send', async () => {
      const answer = await app.browser().ask(signIn.wechatQrcode, {})
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^outside=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Lax$/,
      )
      expect(answer.body).not.toContain(answer.cookies[0]?.value)
    })

    it('and names it to who is about to confirm, while there is something to confirm', async () => {
      const browser = app.browser({ headers: { 'user-agent': LINUX } })
      const began = Date.now()
      const { url } = (await browser.ask(signIn.wechatQrcode, {})).json().data
      const { code, state } = await cameBack(url, { person: 'lin' })
      const phone = app.browser()
      const { device, asked_at: askedAt } = (await phone.ask(signIn.wechatAsked, { state })).json().data
      expect(device).toBe('Chrome on Linux')
      expect(secondsSince(began)).toContain(askedAt)
      await phone.ask(signIn.wechatCallback, { code, state })
      expect((await phone.ask(signIn.wechatAsked, { state })).json().data).toEqual({ field: 'state' })
    })

    it('until its ten minutes are over, confirmed or not', async () => {
      const { browser, ticket, state, code } = await scan()
      await app.browser().ask(signIn.wechatCallback, { code, state })
      const { db } = app.runtime.store
      await db.updateTable('outside_sign_in').set({ expires_at: new Date() }).execute()
      expect((await browser.ask(signIn.wechat, { ticket })).statusCode).toBe(400)
      const late = await scan()
      await db.updateTable('outside_sign_in').set({ expires_at: new Date() }).execute()
      expect((await app.browser().ask(signIn.wechatAsked, { state: late.state })).statusCode).toBe(400)
      const confirmed = await app.browser().ask(signIn.wechatCallback, { code: late.code, state: late.state })
      expect(confirmed.json().data).toEqual({ field: 'state' })
    })
  })

  it('opens nothing by the state, which travels through the other service', async () => {
    const { browser, state, code } = await scan()
    await browser.ask(signIn.wechatCallback, { code, state })
    expect((await browser.ask(signIn.wechat, { ticket: state })).statusCode).toBe(400)
  })
})

describe('a partner', () => {
  const begin = async (partner: string, host = 'localhost:4000') => {
    const browser = app.browser({ host })
    const { url, state } = (await browser.ask(signIn.partnerStart, { partner })).json().data
    return { browser, url: String(url), state: String(state) }
  }
  const enter = async (partner: string, person: string, host?: string) => {
    const { browser, url } = await begin(partner, host)
    const { code, state } = await cameBack(url, { person })
    return browser.ask(signIn.partner, { partner, authorization_code: code, state })
  }

  it('grants the plan of its own host for thirty days, and the role that opens it', async () => {
    const began = Date.now()
    const answer = await enter('diexun', 'mei', 'diexun.localhost:4000')
    expect(answer.statusCode, answer.body).toBe(200)
    const { userInfo } = answer.json().data
    expect(userInfo).toMatchObject({ role: '4', plan_seller: 'professional', plan: 'Not Plan', email: null })
    for (const end of [userInfo.access_end, userInfo.plan_seller_end]) {
      expect(secondsSince(began)).toContain(end - 30 * DAY_SECONDS)
    }
    const again = (await enter('diexun', 'mei', 'diexun.localhost:4000')).json().data.userInfo
    expect(again.userId).toBe(userInfo.userId)
    expect(secondsSince(began)).toContain(again.plan_seller_end - 30 * DAY_SECONDS)
  })

  it('is a way in and nothing more elsewhere, and without a contract', async () => {
    for (const [partner, person, host] of [
      ['atelier', 'tom', 'localhost:4000'],
      ['atelier', 'guest', 'atelier.localhost:4000'],
      ['atelier', 'claire', 'diexun.localhost:4000'],
    ] as const) {
      const { userInfo } = (await enter(partner, person, host)).json().data
      expect(userInfo, `${partner} ${person} ${host}`).toMatchObject({ role: '', access_end: null, plan: 'Not Plan' })
    }
  })

  it('is bound to the browser that began it', async () => {
    const mine = await begin('diexun')
    const { code, state } = await cameBack(mine.url, { person: 'hao' })
    const input = { partner: 'diexun', authorization_code: code, state }
    const stranger = await begin('diexun')
    for (const browser of [app.browser(), stranger.browser]) {
      const refused = await browser.ask(signIn.partner, input)
      expect([refused.statusCode, refused.json().code, refused.json().data]).toEqual([400, 1001, { field: 'state' }])
    }
    const other = await mine.browser.ask(signIn.partner, { ...input, partner: 'atelier' })
    expect(other.statusCode).toBe(400)
    expect((await mine.browser.ask(signIn.partner, input)).statusCode).toBe(200)
    expect((await mine.browser.ask(signIn.partner, input)).statusCode).toBe(400)
  })

  it('that does not answer is said to, and the visitor begins again', async () => {
    const client = app.providers.partners.get('diexun')
    if (!client) throw new Error('the stand-in is a partner')
    const { browser, state } = await begin('diexun')
    const failing = vi
      .spyOn(client, 'profileOf')
      .mockRejectedValueOnce(new ProviderError('partner:diexun', 'unavailable', 'HTTP 503'))
    const answer = await browser.ask(signIn.partner, { partner: 'diexun', authorization_code: 'x', state })
    failing.mockRestore()
    expect([answer.statusCode, answer.json().code]).toEqual([502, 1011])
    // The id of the request may hold any digits.
    expect(answer.json().msg).not.toContain('503')
  })

  it('refuses a code that it did not give', async () => {
    const { browser, state } = await begin('diexun')
    const answer = await browser.ask(signIn.partner, { partner: 'diexun', authorization_code: 'made-up', state })
    expect([answer.statusCode, answer.json().data]).toEqual([400, { field: 'authorization_code' }])
  })

  it('sends nobody to another site', async () => {
    const { browser, state } = await begin('diexun')
    const redirect_uri = 'https://evil.example/trendeesellers/transfer'
    const answer = await browser.ask(signIn.partner, { authorization_code: 'x', state, redirect_uri })
    expect([answer.statusCode, answer.json().data]).toEqual([400, { field: 'redirect_uri' }])
  })

  it('that there is not is not found', async () => {
    expect((await app.browser().ask(signIn.partnerStart, { partner: 'nobody' })).statusCode).toBe(404)
  })
})
