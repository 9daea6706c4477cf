/** Which outside service answered or failed; a partner carries its id, `partners` is their list. */
export type ProviderName =
  | 'wechat'
  | 'aliyun-sms'
  | 'smtp'
  | 'language-model'
  | 'stripe'
  | 'paypal'
  | `partner:${string}`
  | 'partners'

/**
 * - `not_configured`: this installation lacks what the request needs (a key, a template).
 * - `refused`: the service answered and said no.
 * - `unavailable`: no answer in time, or an answer that only the service can mend; trying again later may help.
 */
type ProviderErrorReason = 'not_configured' | 'refused' | 'unavailable'

/**
 * What the person at the keyboard can put right when a service refuses: a sign-in `code` that is wrong, used or expired,
 * an `address` (mobile number or mailbox) that takes nothing, a `rate` of messages that is too high.
 * Null where only the operator can help.
 */
type Refusal = 'code' | 'address' | 'rate' | null

/**
 * The one error of this package. `detail` is for the operator's log: the service's own error code and a few words,
 * never a key, a token, a sign-in code or an address that carries one.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly provider: ProviderName
  readonly reason: ProviderErrorReason
  readonly detail: string
  readonly refusal: Refusal

  constructor(provider: ProviderName, reason: ProviderErrorReason, detail: string, refusal: Refusal = null) {
    super(`${provider} ${reason}: ${detail}`)
    this.provider = provider
    this.reason = reason
    this.detail = detail
    this.refusal = refusal
  }
}
