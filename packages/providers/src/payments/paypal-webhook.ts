import { fieldsOf, textOf } from '../http/answer-fields'
import { ProviderError } from '../provider-error'
import { type WebhookHeaders, headerText } from './pay-provider'
import type { PaypalNotice } from './paypal-told'

/** PayPal sends what is not acknowledged again over three days; what is older could have been caught and kept. */
const OLDEST_MS = 4 * 86_400_000
const FUTURE_MS = 300_000

interface Verification {
  readonly webhookId: string
  /** Asks PayPal whether it signed this, by the JSON that names signature and event. */
  readonly verify: (body: string) => Promise<boolean>
  readonly now: Date
}

/**
 * Reads a webhook of PayPal. PayPal itself says whether the signature is its own, over the bytes as they came: they are passed
 * on as they are, since any other form of the same JSON has another signature.
 * @throws ProviderError `refused` for what PayPal did not sign, or signed too long ago.
 */
export async function verifiedNotice(
  rawBody: Buffer,
  headers: WebhookHeaders,
  { webhookId, verify, now }: Verification,
): Promise<PaypalNotice> {
  if (webhookId === '') throw new ProviderError('paypal', 'not_configured', 'no webhook id')
  const raw = rawBody.toString('utf8')
  const notice = noticeOf(raw)
  const signed = {
    auth_algo: headerText(headers, 'paypal-auth-algo'),
    cert_url: headerText(headers, 'paypal-cert-url'),
    transmission_id: headerText(headers, 'paypal-transmission-id'),
    transmission_sig: headerText(headers, 'paypal-transmission-sig'),
    transmission_time: headerText(headers, 'paypal-transmission-time'),
  }
  if (Object.values(signed).includes('')) throw refusal('not signed')
  const age = now.getTime() - Date.parse(signed.transmission_time)
  if (!(age <= OLDEST_MS && age >= -FUTURE_MS)) throw refusal('signed at another time')
  const start = JSON.stringify({ ...signed, webhook_id: webhookId }).slice(0, -1)
  if (!(await verify(`${start},"webhook_event":${raw}}`))) throw refusal('signature does not hold')
  return notice
}

function noticeOf(raw: string): PaypalNotice {
  const event = fieldsOf(parsed(raw))
  const resource = event === null ? null : fieldsOf(event['resource'])
  if (event === null || resource === null) throw refusal('not an event')
  const [id, type, created] = [textOf(event, 'id'), textOf(event, 'event_type'), textOf(event, 'create_time')]
  const at = new Date(created ?? Number.NaN)
  if (id === null || type === null || Number.isNaN(at.getTime())) throw refusal('not an event')
  return { id, type, at, resource }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refusal(detail: string): ProviderError {
  return new ProviderError('paypal', 'refused', `webhook: ${detail}`)
}
