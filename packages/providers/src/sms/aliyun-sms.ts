import { fieldsOf, textOf } from '../http/answer-fields'
import { askService, type Fetch } from '../http/ask-service'
import { ProviderError } from '../provider-error'
import { aliyunSignature } from './aliyun-signature'

/** A code for one mobile number. */
interface CodeMessage {
  /** E.164: `+8613800000000`. */
  readonly mobile: string
  readonly code: string
  /** What the code opens, one short word; travels as the call's serial (`OutId`) and comes back in delivery reports. */
  readonly purpose: string
  readonly language: 'en' | 'zh'
}

/** Sends sign-in codes by text message. */
export interface SmsSender {
  /**
   * Returns once the service has taken the message; delivery comes later and is not awaited.
   * @throws ProviderError `refused` (refusal `address`: such a number takes no messages; `rate`: the service's own limit
   * for this number), `not_configured` (no template for numbers abroad), `unavailable`.
   */
  send(message: CodeMessage): Promise<void>
}

/** Codes of approved templates, each with the one variable `code`. */
export interface SmsTemplates {
  /** Mainland numbers, by the reader's language. */
  readonly zh: string
  readonly en: string
  /** All other numbers: Alibaba Cloud keeps these templates apart. Null: such numbers are not served. */
  readonly international: string | null
}

export interface AliyunSmsSettings {
  readonly keyId: string
  readonly secret: string
  readonly signName: string
  readonly templates: SmsTemplates
  /** `https://dysmsapi.aliyuncs.com/` */
  readonly baseUrl: string
  readonly fetch: Fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Different at every call: the service refuses one it has seen. */
  readonly nonce: () => string
  readonly timeoutMs?: number
}

const E164 = /^\+[1-9]\d{6,14}$/
const MAINLAND = /^\+86(1[3-9]\d{9})$/
const ADDRESS_ERRORS = new Set(['isv.MOBILE_NUMBER_ILLEGAL', 'isv.MOBILE_IN_BLACK'])
const RATE_ERRORS = new Set(['isv.BUSINESS_LIMIT_CONTROL', 'isv.DAY_LIMIT_CONTROL', 'isv.MONTH_LIMIT_CONTROL'])
/** The service's own trouble: `isp.*`, and throttling of all our calls together. */
const PASSING_ERROR = /^(isp\.SYSTEM_ERROR|Throttling(\..*)?|ServiceUnavailable|InternalError)$/

/** Alibaba Cloud's SendSms (RPC interface, version 2017-05-25). */
export function createAliyunSms(settings: AliyunSmsSettings): SmsSender {
  return {
    async send({ mobile, code, purpose, language }) {
      const parameters: Record<string, string> = {
        AccessKeyId: settings.keyId,
        Action: 'SendSms',
        Format: 'JSON',
        OutId: purpose,
        RegionId: 'cn-hangzhou',
        SignName: settings.signName,
        SignatureMethod: 'HMAC-SHA1',
        SignatureNonce: settings.nonce(),
        SignatureVersion: '1.0',
        TemplateParam: JSON.stringify({ code }),
        // Seconds, not milliseconds: the service refuses fractions.
        Timestamp: new Date(settings.now()).toISOString().replace(/\.\d{3}Z$/, 'Z'),
        Version: '2017-05-25',
        ...recipient(mobile, language, settings.templates),
      }
      // POST keeps the code out of the access logs on the way.
      const body = new URLSearchParams({
        ...parameters,
        Signature: aliyunSignature('POST', parameters, settings.secret),
      })
      const answer = await askService({
        provider: 'aliyun-sms',
        fetch: settings.fetch,
        url: settings.baseUrl,
        init: { method: 'POST', body },
        timeoutMs: settings.timeoutMs,
      })
      const result = textOf(fieldsOf(answer.body) ?? {}, 'Code')
      if (result === null) throw new ProviderError('aliyun-sms', 'unavailable', `HTTP ${answer.status} without a Code`)
      if (result !== 'OK') throw errorOf(result)
    },
  }
}

/** Mainland numbers go as their eleven digits, all others as country code and number without a plus. */
function recipient(mobile: string, language: 'en' | 'zh', templates: SmsTemplates) {
  const mainland = MAINLAND.exec(mobile)?.[1]
  if (mainland !== undefined) return { PhoneNumbers: mainland, TemplateCode: templates[language] }
  if (!E164.test(mobile) || mobile.startsWith('+86')) {
    throw new ProviderError('aliyun-sms', 'refused', 'not a mobile number', 'address')
  }
  if (templates.international === null) {
    throw new ProviderError('aliyun-sms', 'not_configured', 'no template for numbers outside mainland China')
  }
  return { PhoneNumbers: mobile.slice(1), TemplateCode: templates.international }
}

function errorOf(result: string): ProviderError {
  // Codes are identifiers; anything else in their place is not repeated.
  const detail = /^[\w.]{1,80}$/.test(result) ? result : 'an unreadable Code'
  if (ADDRESS_ERRORS.has(result)) return new ProviderError('aliyun-sms', 'refused', detail, 'address')
  if (RATE_ERRORS.has(result)) return new ProviderError('aliyun-sms', 'refused', detail, 'rate')
  return new ProviderError('aliyun-sms', PASSING_ERROR.test(result) ? 'unavailable' : 'refused', detail)
}
