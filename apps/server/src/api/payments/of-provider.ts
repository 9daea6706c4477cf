import { ApiError } from '@trendee/contract/errors'
import { type PayProvider } from '@trendee/providers/payments/pay-provider'
import { ProviderError } from '@trendee/providers/provider-error'
import type { Call } from '../../http/handler'

/** Asks a provider; its failure is logged, and is 1011 for the caller: nobody at a keyboard can put it right. */
export async function ofProvider<Answer>(
  { logError }: Pick<Call, 'logError'>,
  { id }: Pick<PayProvider, 'id'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logError(error)
    const name = id.startsWith('stripe') ? 'Payment by card' : 'PayPal'
    throw new ApiError('provider_unavailable', `${name} does not answer right now. Please try again later.`)
  }
}
