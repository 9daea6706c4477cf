import { fieldsOf, numberOf, textOf } from '../http/answer-fields'
import { askService, type Fetch } from '../http/ask-service'
import { ProviderError } from '../provider-error'

/** WeChat's sign-in for websites (WeChat Open Platform, "website application", scope `snsapi_login`). */
export interface WechatClient {
  /**
   * Address of the page with the code to scan. WeChat sends the visitor back to `redirectUri` with `code` and `state`;
   * with `state` alone when the visitor refused.
   */
  qrconnectUrl(visit: { readonly redirectUri: string; readonly state: string }): string
  /**
   * The person behind a code from the call-back. `unionid` is the key of an account: it is the same in all
   * applications of one operator, while `openid` differs in each.
   * @throws ProviderError `refused` (with refusal `code` where it is unknown, used or expired) or `unavailable`.
   */
  profileOf(code: string): Promise<WechatProfile>
}

/** `pictureUrl` is null where the person has none. */
export interface WechatProfile {
  readonly unionid: string
  readonly openid: string
  readonly nickname: string
  readonly pictureUrl: string | null
}

export interface WechatSettings {
  readonly appId: string
  readonly secret: string
  /** Where servers ask, `https://api.weixin.qq.com`. */
  readonly baseUrl: string
  /** Where visitors scan, `https://open.weixin.qq.com`. */
  readonly pageUrl: string
  readonly fetch: Fetch
  readonly timeoutMs?: number
}

/** 40029 unknown code, 40163 used code, 42003 expired code, 41008 no code. */
const CODE_ERRORS = new Set([40029, 40163, 42003, 41008])
/** -1 busy, 45009 and 45011 too many calls of ours: none of them is about this visitor. */
const PASSING_ERRORS = new Set([-1, 45009, 45011])

/** WeChat's sign-in over its HTTP interface; it keeps no state. */
export function createWechatClient(settings: WechatSettings): WechatClient {
  const { appId, secret, baseUrl, pageUrl } = settings

  async function ask(path: string, parameters: Record<string, string>) {
    const url = `${withoutSlash(baseUrl)}${path}?${new URLSearchParams(parameters).toString()}`
    const { status, body } = await askService({
      provider: 'wechat',
      fetch: settings.fetch,
      url,
      timeoutMs: settings.timeoutMs,
    })
    const answer = fieldsOf(body)
    if (status !== 200 || answer === null) {
      throw new ProviderError('wechat', 'unavailable', `HTTP ${status} without a JSON answer at ${path}`)
    }
    // Errors come as HTTP 200; some good answers carry `errcode: 0`.
    const errcode = numberOf(answer, 'errcode') ?? 0
    if (errcode !== 0) throw errorOf(errcode, path)
    return answer
  }

  return {
    qrconnectUrl({ redirectUri, state }) {
      // The order of the parameters is part of WeChat's documentation: its page is known to be particular about it.
      const parameters = new URLSearchParams({
        appid: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      })
      return `${withoutSlash(pageUrl)}/connect/qrconnect?${parameters.toString()}#wechat_redirect`
    },

    async profileOf(code) {
      if (code === '' || code.length > 512) throw new ProviderError('wechat', 'refused', 'no code', 'code')
      const token = await ask('/sns/oauth2/access_token', {
        appid: appId,
        secret,
        code,
        grant_type: 'authorization_code',
      })
      const accessToken = textOf(token, 'access_token')
      const openid = textOf(token, 'openid')
      if (accessToken === null || openid === null) {
        throw new ProviderError('wechat', 'unavailable', 'access_token answered without access_token or openid')
      }
      const person = await ask('/sns/userinfo', { access_token: accessToken, openid })
      if (textOf(person, 'openid') !== openid) {
        throw new ProviderError('wechat', 'refused', 'userinfo answered about another person')
      }
      const unionid = textOf(person, 'unionid')
      if (unionid === null) {
        throw new ProviderError(
          'wechat',
          'refused',
          'no unionid: the website application is not bound to a WeChat Open Platform account',
        )
      }
      return {
        unionid,
        openid,
        nickname: textOf(person, 'nickname') ?? '',
        pictureUrl: textOf(person, 'headimgurl'),
      }
    },
  }
}

function errorOf(errcode: number, path: string): ProviderError {
  const detail = `errcode ${errcode} at ${path}`
  if (CODE_ERRORS.has(errcode)) return new ProviderError('wechat', 'refused', detail, 'code')
  return new ProviderError('wechat', PASSING_ERRORS.has(errcode) ? 'unavailable' : 'refused', detail)
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
