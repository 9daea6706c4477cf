import type { ErrorName } from '@trendee/contract/errors'
import { ApiError } from '@trendee/contract/errors'
import type { OutsideServices, Providers } from '@trendee/providers/open-providers'
import { NO_PAYMENTS } from '@trendee/providers/payments/pay-provider'
import { ProviderError } from '@trendee/providers/provider-error'

const NOTHING: OutsideServices = {
  mode: 'configured',
  sms: null,
  mail: null,
  wechat: null,
  partners: new Map(),
  languageModel: null,
  payments: NO_PAYMENTS,
  outbox: null,
}

/** Where nothing outside is configured. */
export const NO_PROVIDERS: Providers = {
  ...NOTHING,
  withoutStandIns: NOTHING,
  webhooksSent: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** A service that this installation has, or 1011 in words. */
export function configured<Service>(service: Service | null, name: string): Service {
  if (service === null) throw new ApiError('provider_unavailable', `${name} is not available here.`)
  return service
}

/** What to answer when the person at the keyboard can put it right: which field, and what is wrong with it. */
export interface Refusal {
  readonly field: string
  readonly message: string
}

/** A minute is what the services themselves ask for when somebody sends too much. */
const SERVICE_WAIT_SECONDS = 60

/**
 * An outside service's failure as an answer: 1001 where it refuses what the visitor brought, 1006 where it wants fewer
 * messages, else 1011. `logError` gets what only the operator can mend. Anything else that was thrown
 * stays what it is.
 */
export function answerOfProvider(
  error: unknown,
  refusal: Refusal,
  name: string,
  logError: (error: unknown) => void,
): unknown {
  if (!(error instanceof ProviderError)) return error
  const answer = (kind: ErrorName, message: string, seconds: number | null = null) =>
    new ApiError(kind, message, kind === 'bad_input' ? { field: refusal.field } : null, seconds)
  if (error.refusal === 'code' || error.refusal === 'address') return answer('bad_input', refusal.message)
  if (error.refusal === 'rate') return answer('too_many_requests', `${name} asks to wait.`, SERVICE_WAIT_SECONDS)
  logError(error)
  return answer('provider_unavailable', `${name} does not answer right now. Please try another way, or again later.`)
}
