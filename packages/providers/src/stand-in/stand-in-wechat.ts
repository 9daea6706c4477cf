import { createHash } from 'node:crypto'
import { isAllowedRedirect, jsonAnswer, sendBack, type Answered, type Asked, type StandIn } from './exchange'
import { Grants } from './grants'
import { markup } from './markup'
import { pageAnswer, refusalPage } from './page'

interface Person {
  readonly key: string
  readonly nickname: string
  readonly hasPicture: boolean
}

/** Three people for demonstrations: with a picture, without one, with a sign outside the basic plane in the name. */
const PEOPLE: readonly Person[] = [
  { key: 'lin', nickname: '林晓 Lin Xiao', hasPicture: true },
  { key: 'chen', nickname: '陈宇 Chen Yu', hasPicture: false },
  { key: 'mia', nickname: 'Mia 🌿', hasPicture: true },
]
const CODE_MS = 5 * 60_000
const TOKEN_SECONDS = 7200
const LONGEST_NAME = 32

export interface StandInWechatSettings {
  readonly appId: string
  readonly secret: string
  readonly redirectHosts: readonly string[]
  readonly now: () => number
  readonly onLog: (line: string) => void
  /** False: as an application that is not bound to an Open Platform account, whose people have no unionid. */
  readonly givesUnionid: boolean
}

/**
 * WeChat's website sign-in as documented by the WeChat Open Platform: the page at `/connect/qrconnect`, and for servers
 * `/sns/oauth2/access_token` and `/sns/userinfo`, which answer errors as HTTP 200 with `errcode` and `errmsg`.
 */
export function standInWechat(settings: StandInWechatSettings): StandIn {
  const { appId, secret, redirectHosts, now, onLog, givesUnionid } = settings
  const codes = new Grants<Person>(CODE_MS, now)
  const tokens = new Grants<Person>(TOKEN_SECONDS * 1000, now)

  /** The visit's parameters, checked again at every step: a form can be forged as easily as an address. */
  function problemOf(visit: URLSearchParams): Answered | null {
    if (visit.get('appid') !== appId) return refusalPage('Unknown appid', 'AppID 参数错误')
    if (!isAllowedRedirect(visit.get('redirect_uri') ?? '', redirectHosts)) {
      return refusalPage('redirect_uri is not allowed', 'redirect_uri 参数错误')
    }
    if (visit.get('response_type') !== 'code')
      return refusalPage('response_type must be code', 'response_type 参数错误')
    if (!(visit.get('scope') ?? '').split(',').includes('snsapi_login')) {
      return refusalPage('scope must be snsapi_login', 'Scope 参数错误或没有 Scope 权限')
    }
    return null
  }

  function decide(visit: URLSearchParams): Answered {
    const redirectUri = visit.get('redirect_uri') ?? ''
    const state = visit.get('state') ?? ''
    // A visitor who refuses comes back with the state and without a code.
    if (visit.has('refuse')) return sendBack(redirectUri, { state })
    const typed = (visit.get('name') ?? '').trim()
    const person = PEOPLE.find(({ key }) => key === visit.get('person')) ?? personNamed(typed)
    if (person === null) return scanPage(visit, true)
    onLog(`WeChat stand-in: ${JSON.stringify(person.nickname)} signs in`)
    return sendBack(redirectUri, { code: codes.issue(person), state })
  }

  function accessToken(query: URLSearchParams): Answered {
    if (!query.get('appid')) return trouble(41002, 'appid missing')
    if (query.get('appid') !== appId) return trouble(40013, 'invalid appid')
    if (!query.get('secret')) return trouble(41004, 'appsecret missing')
    if (query.get('secret') !== secret) return trouble(40125, 'invalid appsecret')
    if (query.get('grant_type') !== 'authorization_code') return trouble(40002, 'invalid grant_type')
    const code = query.get('code') ?? ''
    if (code === '') return trouble(41008, 'missing code')
    const grant = codes.read(code)
    if (grant.is === 'used') return trouble(40163, 'code been used')
    if (grant.is === 'expired') return trouble(42003, 'oauth_code expired')
    if (grant.is !== 'good') return trouble(40029, 'invalid code')
    codes.use(code)
    return textJson({
      access_token: tokens.issue(grant.content),
      expires_in: TOKEN_SECONDS,
      refresh_token: tokens.issue(grant.content),
      openid: openidOf(grant.content),
      scope: 'snsapi_login',
      ...(givesUnionid ? { unionid: unionidOf(grant.content) } : {}),
    })
  }

  function userinfo(query: URLSearchParams, baseUrl: string): Answered {
    const token = query.get('access_token') ?? ''
    if (token === '') return trouble(41001, 'access_token missing')
    const grant = tokens.read(token)
    if (grant.is === 'expired') return trouble(42001, 'access_token expired')
    if (grant.is !== 'good') return trouble(40001, 'invalid credential, access_token is invalid or not latest')
    if (!query.get('openid')) return trouble(41009, 'missing openid')
    if (query.get('openid') !== openidOf(grant.content)) return trouble(40003, 'invalid openid')
    return textJson({
      openid: openidOf(grant.content),
      nickname: grant.content.nickname,
      sex: 0,
      language: '',
      city: '',
      province: '',
      country: '',
      headimgurl: grant.content.hasPicture ? `${baseUrl}/wechat/picture/${grant.content.key}.svg` : '',
      privilege: [],
      ...(givesUnionid ? { unionid: unionidOf(grant.content) } : {}),
    })
  }

  return ({ method, path, query, form, baseUrl }: Asked) => {
    if (path === '/connect/qrconnect') {
      const visit = method === 'POST' ? form : query
      return problemOf(visit) ?? (method === 'POST' ? decide(visit) : scanPage(visit, false))
    }
    if (path === '/sns/oauth2/access_token') return accessToken(query)
    if (path === '/sns/userinfo') return userinfo(query, baseUrl)
    const pictured = PEOPLE.find(({ key, hasPicture }) => hasPicture && path === `/wechat/picture/${key}.svg`)
    return pictured === undefined ? null : picture(pictured)
  }
}

/** A person of any name: the same name is the same person after a restart, too. */
function personNamed(name: string): Person | null {
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) return null
  return { key: `named:${name}`, nickname: name, hasPicture: false }
}

function openidOf({ key }: Person): string {
  return `oStandIn${digest(`openid ${key}`).slice(0, 20)}`
}

function unionidOf({ key }: Person): string {
  return `o6StandIn${digest(`unionid ${key}`).slice(0, 19)}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function trouble(errcode: number, errmsg: string): Answered {
  return textJson({ errcode, errmsg })
}

/** WeChat calls its JSON plain text. */
function textJson(body: unknown): Answered {
  return { ...jsonAnswer(200, body), headers: { 'content-type': 'text/plain; charset=utf-8' } }
}

function scanPage(visit: URLSearchParams, isNameMissing: boolean): Answered {
  const fields = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'].map(
    (name) => markup`<input type="hidden" name="${name}" value="${visit.get(name) ?? ''}">`,
  )
  const people = PEOPLE.map(({ key, nickname }) => markup`<button name="person" value="${key}">${nickname}</button>`)
  const complaint = isNameMissing
    ? markup`<p class="error" role="alert">Type a name of 1 to 32 letters. <span lang="zh-CN">请输入 1 至 32 个字的名字。</span></p>`
    : markup``
  return pageAnswer(
    isNameMissing ? 400 : 200,
    'WeChat sign-in · 微信登录',
    markup`<h1>WeChat sign-in <span lang="zh-CN">微信登录</span></h1>
<svg width="120" height="120" viewBox="0 0 12 12" role="img" aria-label="A picture where WeChat would show the code to scan"><rect width="12" height="12" fill="#fff"/><path fill="#1d2125" d="M1 1h3v3H1zM8 1h3v3H8zM1 8h3v3H1zM5 1h1v2H5zM6 3h1v2H6zM5 5h2v1H5zM8 5h1v2H8zM10 6h1v1h-1zM1 6h2v1H1zM5 7h1v2H5zM7 8h2v1H7zM6 10h1v1H6zM9 9h2v2H9z"/></svg>
<h2>Who scans? <span lang="zh-CN">由谁扫码？</span></h2>
<form method="post" action="/connect/qrconnect">${fields}${people}</form>
<form method="post" action="/connect/qrconnect">${fields}${complaint}
<label for="name">Somebody else <span lang="zh-CN">其他人</span></label>
<input type="text" id="name" name="name" maxlength="${String(LONGEST_NAME)}" autocomplete="off" required>
<button class="main">Scan and allow <span lang="zh-CN">扫码并同意</span></button></form>
<form method="post" action="/connect/qrconnect">${fields}<button class="quiet" name="refuse" value="1">Refuse <span lang="zh-CN">拒绝</span></button></form>`,
  )
}

/** The first letter of the name on a disc. */
function picture({ nickname }: Person): Answered {
  const letter = /^./u.exec(nickname)?.[0] ?? ''
  const drawing = markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="#2f7d5b"/><text x="32" y="43" font-family="sans-serif" font-size="32" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  return { status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' }, body: drawing.html }
}
