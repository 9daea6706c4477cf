import { randomUUID } from 'node:crypto'
import { fieldsOf, textOf } from '../http/answer-fields'
import type { Outbox } from '../outbox'
import { aliyunSignature } from '../sms/aliyun-signature'
import { jsonAnswer, type Answered, type StandIn } from './exchange'

/** A template as the operator of an account registers it; `${code}` is its variable. */
interface Template {
  readonly area: 'mainland' | 'abroad'
  readonly text: string
}

/** The account's approved templates, by code. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  SMS_100000001: { area: 'mainland', text: '您的验证码是 ${code}，5 分钟内有效，请勿告诉他人。' },
  SMS_100000002: { area: 'mainland', text: 'Your code is ${code}. It is valid for 5 minutes. Do not share it.' },
  SMS_100000003: { area: 'abroad', text: 'Your code is ${code}. It is valid for 5 minutes. Do not share it.' },
}
export const STAND_IN_TEMPLATES = { zh: 'SMS_100000001', en: 'SMS_100000002', international: 'SMS_100000003' } as const

/** How far a request's time may be from the service's, either way. */
const TIME_WINDOW_MS = 15 * 60_000
const MANDATORY = ['PhoneNumbers', 'SignName', 'TemplateCode', 'TemplateParam'] as const
/** The service's own limits of codes to one number. */
const LIMITS = [
  { withinMs: 60_000, permits: 1, name: '分钟' },
  { withinMs: 3_600_000, permits: 5, name: '小时' },
  { withinMs: 86_400_000, permits: 10, name: '天' },
] as const

export interface StandInAliyunSettings {
  readonly keyId: string
  readonly secret: string
  readonly signName: string
  readonly outbox: Outbox
  readonly now: () => number
  readonly onLog: (line: string) => void
  /** Whether the limits per number hold; off for journeys that ask for many codes. */
  readonly limitsMessages: boolean
}

/**
 * Alibaba Cloud's SMS service, RPC interface 2017-05-25, action SendSms, at `/aliyun-sms/`: GET or POST, parameters in the
 * query or the form. Gateway errors (signature, time, nonce, missing parameters) are HTTP 400 or 404, refusals of the
 * service itself HTTP 200 with a `Code` other than OK. What it takes goes to the outbox.
 */
export function standInAliyun(settings: StandInAliyunSettings): StandIn {
  const { keyId, secret, signName, outbox, now, onLog, limitsMessages } = settings
  const nonces = new Map<string, number>()
  const sent = new Map<string, number[]>()

  /** The checks of the gateway, before the action is looked at. */
  function gatewayProblem(method: 'GET' | 'POST', asked: Readonly<Record<string, string>>): Answered | null {
    if (asked['AccessKeyId'] !== keyId) {
      return gatewayError(404, 'InvalidAccessKeyId.NotFound', 'Specified access key is not found.')
    }
    if (asked['SignatureMethod'] !== 'HMAC-SHA1' || asked['SignatureVersion'] !== '1.0') {
      return gatewayError(400, 'InvalidParameter', 'SignatureMethod or SignatureVersion is not supported.')
    }
    const timestamp = asked['Timestamp'] ?? ''
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(timestamp)) {
      return gatewayError(400, 'InvalidTimeStamp.Format', 'Specified time stamp is not well formatted.')
    }
    if (!(Math.abs(now() - Date.parse(timestamp)) <= TIME_WINDOW_MS)) {
      return gatewayError(400, 'InvalidTimeStamp.Expired', 'Specified time stamp is expired.')
    }
    if (asked['Signature'] !== aliyunSignature(method, asked, secret)) {
      return gatewayError(400, 'SignatureDoesNotMatch', 'Specified signature is not matched with our calculation.')
    }
    return nonceProblem(asked['SignatureNonce'] ?? '')
  }

  /** A nonce is remembered as long as its time stamp would still be let through. */
  function nonceProblem(nonce: string): Answered | null {
    for (const [known, usedAt] of nonces) if (now() - usedAt > 2 * TIME_WINDOW_MS) nonces.delete(known)
    if (nonce === '') return gatewayError(400, 'MissingSignatureNonce', 'SignatureNonce is mandatory for this action.')
    if (nonces.has(nonce)) return gatewayError(400, 'SignatureNonceUsed', 'Specified signature nonce was used already.')
    nonces.set(nonce, now())
    return null
  }

  function sendSms(asked: Readonly<Record<string, string>>): Answered {
    const missing = MANDATORY.find((name) => !asked[name])
    if (missing !== undefined) return gatewayError(400, `Missing${missing}`, `${missing} is mandatory for this action.`)
    if (asked['SignName'] !== signName) return refusal('isv.SMS_SIGNATURE_ILLEGAL', '短信签名不合法')
    const template = TEMPLATES[asked['TemplateCode'] ?? '']
    if (template === undefined) return refusal('isv.SMS_TEMPLATE_ILLEGAL', '短信模版不合法')
    const mobile = numberOf(asked['PhoneNumbers'] ?? '', template.area)
    if (mobile === null) return refusal('isv.MOBILE_NUMBER_ILLEGAL', '非法手机号')
    const variables = variablesOf(asked['TemplateParam'] ?? '')
    if (variables === null) return refusal('isv.INVALID_JSON_PARAM', '参数格式错误，请修改为字符串值')
    const code = textOf(variables, 'code')
    if (code === null) return refusal('isv.TEMPLATE_MISSING_PARAMETERS', '模板缺少变量')
    const exceeded = limitsMessages ? limitProblem(mobile) : null
    if (exceeded !== null) return exceeded
    const prefix = template.area === 'mainland' ? `【${signName}】` : ''
    const text = `${prefix}${template.text.replace('${code}', () => code)}`
    outbox.add({ channel: 'sms', to: mobile, subject: null, text, code, sent_at: Math.floor(now() / 1000) })
    onLog('SMS stand-in: one message in the outbox')
    return jsonAnswer(200, { Message: 'OK', RequestId: requestId(), Code: 'OK', BizId: `${now()}^0` })
  }

  function limitProblem(mobile: string): Answered | null {
    const moments = (sent.get(mobile) ?? []).filter((moment) => now() - moment < 86_400_000)
    for (const { withinMs, permits, name } of LIMITS) {
      if (moments.filter((moment) => now() - moment < withinMs).length >= permits) {
        return refusal('isv.BUSINESS_LIMIT_CONTROL', `触发${name}级流控Permits:${permits}`)
      }
    }
    sent.set(mobile, [...moments, now()])
    return null
  }

  return ({ method, path, query, form }) => {
    if (path !== '/aliyun-sms' && path !== '/aliyun-sms/') return null
    if (method !== 'GET' && method !== 'POST') {
      return gatewayError(400, 'UnsupportedHTTPMethod', 'This http method is not supported.')
    }
    const asked = parametersOf([...query, ...form])
    if (asked === null) return gatewayError(400, 'InvalidParameter', 'A parameter comes twice.')
    const problem = gatewayProblem(method, asked)
    if (problem !== null) return problem
    if (asked['Action'] !== 'SendSms' || asked['Version'] !== '2017-05-25') {
      return gatewayError(
        404,
        'InvalidAction.NotFound',
        'Specified api is not found, please check your url and method.',
      )
    }
    return sendSms(asked)
  }
}

function parametersOf(pairs: readonly (readonly [string, string])[]): Readonly<Record<string, string>> | null {
  const names = new Set(pairs.map(([name]) => name))
  return names.size === pairs.length ? Object.fromEntries(pairs) : null
}

/**
 * E.164 of a number as the service takes it, null when illegal: eleven digits for a mainland template, with or without the
 * country code; country code and number for a template abroad. The template decides, for `13055550100` is both a mainland
 * and an American number.
 */
function numberOf(phone: string, area: Template['area']): string | null {
  if (area === 'mainland') {
    const mainland = /^(?:\+?86|0086)?(1[3-9]\d{9})$/.exec(phone)?.[1]
    return mainland === undefined ? null : `+86${mainland}`
  }
  return /^[1-9]\d{6,14}$/.test(phone) && !phone.startsWith('86') ? `+${phone}` : null
}

/** Variables must be a JSON object of texts. */
function variablesOf(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const variables = fieldsOf(JSON.parse(json))
    return variables !== null && Object.values(variables).every((value) => typeof value === 'string') ? variables : null
  } catch {
    return null
  }
}

function requestId(): string {
  return randomUUID().toUpperCase()
}

function gatewayError(status: number, code: string, message: string): Answered {
  return jsonAnswer(status, { RequestId: requestId(), HostId: 'dysmsapi.aliyuncs.com', Code: code, Message: message })
}

function refusal(code: string, message: string): Answered {
  return jsonAnswer(200, { RequestId: requestId(), Code: code, Message: message })
}
