import { createHash } from 'node:crypto'
import { isAllowedRedirect, jsonAnswer, sendBack, type Answered, type Asked, type StandIn } from './exchange'
import { Grants } from './grants'
import { markup } from './markup'
import { pageAnswer, refusalPage } from './page'

/** A person of a partner; `plan` is the partner's word for the contract. */
interface Person {
  readonly key: string
  readonly name: string
  readonly email: string | null
  readonly plan: string | null
}

interface StandInPartnerSettings {
  readonly id: string
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  readonly people: readonly Person[]
  readonly redirectHosts: readonly string[]
  readonly now: () => number
  readonly onLog: (line: string) => void
}

interface CodeGrant {
  readonly person: Person
  readonly redirectUri: string
}

interface TokenGrant {
  readonly person: Person
  /** The code it was given for: a code that comes twice takes its token back. */
  readonly code: string
}

/** The partners that stand in, with people of every contract and one without e-mail. */
export const STAND_IN_PARTNERS = [
  {
    id: 'diexun',
    name: 'Diexun · 蝶讯',
    people: [
      { key: 'mei', name: '周梅 Zhou Mei', email: 'mei@diexun.example', plan: 'professional' },
      { key: 'hao', name: '何皓 He Hao', email: 'hao@diexun.example', plan: 'business' },
      { key: 'guest', name: '访客 Guest', email: null, plan: null },
    ],
  },
  {
    id: 'atelier',
    name: 'Atelier',
    people: [
      { key: 'claire', name: 'Claire Moreau', email: 'claire@atelier.example', plan: 'basic' },
      { key: 'tom', name: 'Tom O’Neill', email: 'tom@atelier.example', plan: 'professional' },
      { key: 'guest', name: 'Guest', email: null, plan: null },
    ],
  },
] as const satisfies readonly { id: string; name: string; people: readonly Person[] }[]

const CODE_MS = 5 * 60_000
const TOKEN_SECONDS = 3600

/**
 * The identity service of one partner at `/partner/<id>/authorize|token|userinfo`: OAuth 2 authorisation code flow with
 * the errors of RFC 6749 and RFC 6750, and userinfo with the standard claims of OpenID Connect plus `plan`.
 */
export function standInPartner(settings: StandInPartnerSettings): StandIn {
  const { id, clientId, clientSecret, people, redirectHosts, now, onLog } = settings
  const root = `/partner/${id}`
  const codes = new Grants<CodeGrant>(CODE_MS, now)
  const tokens = new Grants<TokenGrant>(TOKEN_SECONDS * 1000, now)

  function authorize(visit: URLSearchParams, isDecided: boolean): Answered {
    // RFC 6749 4.1.2.1: with a client or an address that is not known the visitor is sent nowhere.
    if (visit.get('client_id') !== clientId) return refusalPage('Unknown client_id', '未知的 client_id')
    const redirectUri = visit.get('redirect_uri') ?? ''
    if (!isAllowedRedirect(redirectUri, redirectHosts)) {
      return refusalPage('redirect_uri is not allowed', 'redirect_uri 不被允许')
    }
    const state = visit.get('state')
    const back = (parameters: Record<string, string>): Answered =>
      sendBack(redirectUri, state === null ? parameters : { ...parameters, state })
    if (visit.get('response_type') !== 'code') return back({ error: 'unsupported_response_type' })
    if (!isDecided) return consentPage(settings, visit)
    if (visit.has('refuse')) return back({ error: 'access_denied' })
    const person = people.find(({ key }) => key === visit.get('person'))
    if (person === undefined) return consentPage(settings, visit)
    onLog(`Partner stand-in ${id}: ${JSON.stringify(person.name)} signs in`)
    return back({ code: codes.issue({ person, redirectUri }) })
  }

  function token(form: URLSearchParams, authorization: string | null): Answered {
    if (!isClient(form, authorization)) {
      return tokenError(401, 'invalid_client', { 'www-authenticate': `Basic realm="${id}"` })
    }
    const grantType = form.get('grant_type')
    if (grantType === null) return tokenError(400, 'invalid_request')
    if (grantType !== 'authorization_code') return tokenError(400, 'unsupported_grant_type')
    const code = form.get('code')
    if (code === null) return tokenError(400, 'invalid_request')
    const grant = codes.read(code)
    // RFC 6749 4.1.2: a code that comes twice may be stolen, so its token goes too.
    if (grant.is === 'used') tokens.revoke((given) => given.code === code)
    if (grant.is !== 'good') return tokenError(400, 'invalid_grant')
    if (form.get('redirect_uri') !== grant.content.redirectUri) return tokenError(400, 'invalid_grant')
    codes.use(code)
    const answer = {
      access_token: tokens.issue({ person: grant.content.person, code }),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: 'openid profile email',
    }
    return jsonAnswer(200, answer, { 'cache-control': 'no-store' })
  }

  /** HTTP Basic with form-encoded parts, or the two fields; not both (RFC 6749 section 2.3). */
  function isClient(form: URLSearchParams, authorization: string | null): boolean {
    if (authorization === null) return form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    if (form.has('client_secret') || !authorization.startsWith('Basic ')) return false
    const pair = Buffer.from(authorization.slice(6), 'base64').toString('utf8')
    const [given, secret, ...more] = pair.split(':').map((part) => new URLSearchParams(`part=${part}`).get('part'))
    return given === clientId && secret === clientSecret && more.length === 0
  }

  function userinfo(authorization: string | null): Answered {
    const grant = tokens.read(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '')
    if (grant.is !== 'good') {
      return jsonAnswer(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer error="invalid_token"' })
    }
    const { person } = grant.content
    return jsonAnswer(200, {
      sub: createHash('sha256').update(`${id} ${person.key}`).digest('hex').slice(0, 24),
      name: person.name,
      ...(person.email === null ? {} : { email: person.email, email_verified: true }),
      ...(person.plan === null ? {} : { plan: person.plan }),
    })
  }

  return ({ method, path, query, form, authorization }: Asked) => {
    if (path === `${root}/authorize`) return authorize(method === 'POST' ? form : query, method === 'POST')
    if (path === `${root}/token`)
      return method === 'POST' ? token(form, authorization) : tokenError(405, 'invalid_request')
    if (path === `${root}/userinfo`) return userinfo(authorization)
    return null
  }
}

function tokenError(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Answered {
  return jsonAnswer(status, { error }, { 'cache-control': 'no-store', ...headers })
}

function consentPage({ id, name, people }: StandInPartnerSettings, visit: URLSearchParams): Answered {
  const fields = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state']
    // A state that was not given must not come back empty.
    .filter((field) => visit.has(field))
    .map((field) => markup`<input type="hidden" name="${field}" value="${visit.get(field) ?? ''}">`)
  const choices = people.map(
    (person) =>
      markup`<button name="person" value="${person.key}">${person.name}<small>${person.email ?? 'no e-mail · 无邮箱'} · ${person.plan ?? 'no plan · 无套餐'}</small></button>`,
  )
  return pageAnswer(
    200,
    `${name} sign-in · 登录`,
    markup`<h1>${name}</h1>
<p>Trendee asks for your name, e-mail and plan. <span lang="zh-CN">Trendee 请求获取您的姓名、邮箱和套餐信息。</span></p>
<h2>Agree as <span lang="zh-CN">以此身份同意</span></h2>
<form method="post" action="/partner/${id}/authorize">${fields}${choices}</form>
<form method="post" action="/partner/${id}/authorize">${fields}<button class="quiet" name="refuse" value="1">Refuse <span lang="zh-CN">拒绝</span></button></form>`,
  )
}
