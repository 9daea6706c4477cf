import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fetch } from '../http/ask-service'
import { startStandIns, type StandIns } from '../stand-in/start-stand-ins'
import { visitPage } from '../testing/visit-page'
import type { PartnerSettings } from './partner-settings'
import { createPartnerClient, type PartnerClient } from './partner-sign-on'

const REDIRECT = 'http://127.0.0.1:4000/api/v1/oauth/partner/callback?line=1'

let standIns: StandIns
let clock = 0

beforeEach(async () => {
  clock = Date.UTC(2026, 0, 5, 8)
  standIns = await startStandIns({ now: () => clock })
})

afterEach(() => standIns.close())

function settingsOf(id: string): PartnerSettings {
  const found = standIns.partners.find((partner) => partner.id === id)
  if (found === undefined) throw new Error(`no stand-in for ${id}`)
  return found
}

function client(id: string, changes: Partial<PartnerSettings> = {}): PartnerClient {
  return createPartnerClient({ ...settingsOf(id), ...changes }, { fetch })
}

async function codeOf(partner: PartnerClient, person: string): Promise<string> {
  const { sentTo } = await visitPage(partner.authorizeUrl({ redirectUri: REDIRECT, state: 's1' }), { person })
  return sentTo?.searchParams.get('code') ?? ''
}

describe('the visit', () => {
  it('keeps the parameters that the partner’s address already has', () => {
    const partner = client('diexun', { authorizeUrl: 'https://id.diexun.example/login?tenant=7', clientId: 'a&b' })
    const url = new URL(partner.authorizeUrl({ redirectUri: REDIRECT, state: 'st' }))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: '7',
      response_type: 'code',
      client_id: 'a&b',
      redirect_uri: REDIRECT,
      scope: 'openid profile email',
      state: 'st',
    })
  })

  it('comes back with code and state, or with access_denied and state', async () => {
    const address = client('diexun').authorizeUrl({ redirectUri: REDIRECT, state: '<"&' })
    const agreed = await visitPage(address, { person: 'mei' })
    expect(agreed.sentTo?.searchParams.get('state')).toBe('<"&')
    expect(agreed.sentTo?.searchParams.get('line')).toBe('1')
    expect(agreed.sentTo?.searchParams.get('code')).toMatch(/^[\w-]{20,}$/)
    const refused = await visitPage(address, { refuse: '1' })
    expect(refused.sentTo?.searchParams.get('error')).toBe('access_denied')
    expect(refused.sentTo?.searchParams.get('state')).toBe('<"&')
    expect(refused.sentTo?.searchParams.has('code')).toBe(false)
  })

  it('is sent nowhere by an unknown client or to a host that is not allowed', async () => {
    const unknown = client('diexun', { clientId: 'other' }).authorizeUrl({ redirectUri: REDIRECT, state: 's' })
    expect(await visitPage(unknown, { person: 'mei' })).toMatchObject({ status: 400, sentTo: null })
    const elsewhere = client('diexun').authorizeUrl({ redirectUri: 'https://evil.example/', state: 's' })
    expect(await visitPage(elsewhere, { person: 'mei' })).toMatchObject({ status: 400, sentTo: null })
  })

  it('comes back with the error when the response type is not served', async () => {
    const url = new URL(client('diexun').authorizeUrl({ redirectUri: REDIRECT, state: 's' }))
    url.searchParams.set('response_type', 'token')
    const response = await fetch(url, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe(`${REDIRECT}&error=unsupported_response_type&state=s`)
  })
})

describe('the person', () => {
  it.each([
    ['diexun', 'basic', 'mei', { name: '周梅 Zhou Mei', email: 'mei@diexun.example', plan: 'professional' }],
    ['atelier', 'post', 'tom', { name: 'Tom O’Neill', email: 'tom@atelier.example', plan: 'professional' }],
    ['atelier', 'post', 'guest', { name: 'Guest', email: null, plan: null }],
  ])('of %s comes by client authentication %s', async (id, authentication, person, expected) => {
    expect(settingsOf(id).clientAuthentication).toBe(authentication)
    const partner = client(id)
    const profile = await partner.profileOf({ code: await codeOf(partner, person), redirectUri: REDIRECT })
    expect(profile).toMatchObject(expected)
    const again = await partner.profileOf({ code: await codeOf(partner, person), redirectUri: REDIRECT })
    expect(again.subject).toBe(profile.subject)
  })

  it('of one partner is nobody at another', async () => {
    const [diexun, atelier] = [client('diexun'), client('atelier')]
    const here = await diexun.profileOf({ code: await codeOf(diexun, 'guest'), redirectUri: REDIRECT })
    const there = await atelier.profileOf({ code: await codeOf(atelier, 'guest'), redirectUri: REDIRECT })
    expect(here.subject).not.toBe(there.subject)
    const code = await codeOf(diexun, 'mei')
    await expect(atelier.profileOf({ code, redirectUri: REDIRECT })).rejects.toMatchObject({ refusal: 'code' })
  })
})

describe('a code', () => {
  it('opens once, and its token ends when it comes a second time', async () => {
    const partner = client('diexun')
    const code = await codeOf(partner, 'mei')
    const tokens: string[] = []
    const noting: Fetch = async (url, init) => {
      const response = await fetch(url, init)
      if (url.endsWith('/token'))
        tokens.push(((await response.clone().json()) as { access_token: string }).access_token)
      return response
    }
    await createPartnerClient(settingsOf('diexun'), { fetch: noting }).profileOf({ code, redirectUri: REDIRECT })
    const userinfo = async () =>
      await fetch(settingsOf('diexun').userinfoUrl, { headers: { authorization: `Bearer ${tokens[0]}` } })
    expect((await userinfo()).status).toBe(200)
    await expect(partner.profileOf({ code, redirectUri: REDIRECT })).rejects.toMatchObject({
      provider: 'partner:diexun',
      reason: 'refused',
      refusal: 'code',
      detail: 'invalid_grant',
    })
    const after = await userinfo()
    expect(after.status).toBe(401)
    expect(after.headers.get('www-authenticate')).toContain('invalid_token')
  })

  it('opens within five minutes, at the address it was given for', async () => {
    const partner = client('diexun')
    const [code, late] = [await codeOf(partner, 'mei'), await codeOf(partner, 'mei')]
    const elsewhere = 'http://127.0.0.1:4000/other'
    await expect(partner.profileOf({ code, redirectUri: elsewhere })).rejects.toMatchObject({ refusal: 'code' })
    clock += 299_999
    await expect(partner.profileOf({ code, redirectUri: REDIRECT })).resolves.toMatchObject({ plan: 'professional' })
    clock += 1
    await expect(partner.profileOf({ code: late, redirectUri: REDIRECT })).rejects.toMatchObject({ refusal: 'code' })
    await expect(partner.profileOf({ code: '', redirectUri: REDIRECT })).rejects.toMatchObject({ refusal: 'code' })
  })

  it.each(['diexun', 'atelier'])('opens nothing at %s with a wrong secret, and stays good', async (id) => {
    const partner = client(id)
    const code = await codeOf(partner, 'guest')
    const wrong = client(id, { clientSecret: 'guessed:secret' })
    const error: unknown = await wrong.profileOf({ code, redirectUri: REDIRECT }).catch((error: unknown) => error)
    expect(error).toMatchObject({ reason: 'refused', refusal: null, detail: 'invalid_client at the token endpoint' })
    expect(String(error)).not.toMatch(/guessed/)
    await expect(partner.profileOf({ code, redirectUri: REDIRECT })).resolves.toMatchObject({ email: null })
  })
})

describe('a partner that answers otherwise', () => {
  /** Answers for both endpoints, in the order asked. */
  function answering(...answers: readonly Response[]): PartnerClient {
    const left = [...answers]
    const next: Fetch = () => Promise.resolve(left.shift() ?? Response.error())
    return createPartnerClient(settingsOf('diexun'), { fetch: next })
  }
  const token = () => Response.json({ access_token: 't', token_type: 'bearer' })
  const visit = { code: 'c', redirectUri: REDIRECT }

  it('may number its people, and an address it has not verified is none', async () => {
    const person = { sub: 4711, name: 'Ann', email: 'boss@customer.example', email_verified: false }
    expect(await answering(token(), Response.json(person)).profileOf(visit)).toEqual({
      subject: '4711',
      name: 'Ann',
      email: null,
      plan: null,
    })
    const asText = { ...person, email_verified: 'false' }
    expect(await answering(token(), Response.json(asText)).profileOf(visit)).toMatchObject({ email: null })
  })

  it('is refused without a subject or with another kind of token', async () => {
    await expect(answering(token(), Response.json({ name: 'Ann' })).profileOf(visit)).rejects.toMatchObject({
      reason: 'refused',
      refusal: null,
    })
    const mac = Response.json({ access_token: 't', token_type: 'mac' })
    await expect(answering(mac).profileOf(visit)).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it.each([
    ['server_error', 'unavailable'],
    ['temporarily_unavailable', 'unavailable'],
    ['unauthorized_client', 'refused'],
    ['<script>', 'refused'],
  ])('%s is %s', async (named, reason) => {
    const trouble: unknown = await answering(Response.json({ error: named }, { status: 400 }))
      .profileOf(visit)
      .catch((trouble: unknown) => trouble)
    expect(trouble).toMatchObject({ reason, refusal: null })
    expect(String(trouble)).not.toContain('<script>')
  })
})

it('encodes credentials as RFC 6749 demands, so that a colon in them separates nothing', async () => {
  const seen: string[] = []
  const noting: Fetch = (_url, init) => {
    seen.push(new Headers(init.headers).get('authorization') ?? '')
    return Promise.resolve(Response.json({ error: 'invalid_client' }, { status: 401 }))
  }
  const partner = createPartnerClient(
    { ...settingsOf('diexun'), clientId: 'a:b', clientSecret: 'c d%' },
    { fetch: noting },
  )
  await expect(partner.profileOf({ code: 'c', redirectUri: REDIRECT })).rejects.toMatchObject({ reason: 'refused' })
  expect(Buffer.from(seen[0]?.slice(6) ?? '', 'base64').toString()).toBe('a%3Ab:c+d%25')
})
