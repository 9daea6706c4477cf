import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '@trendee/contract/errors'
import type { Runtime } from '@trendee/runtime/open-runtime'
import type { Providers } from '@trendee/providers/open-providers'
import { ProviderError } from '@trendee/providers/provider-error'
import { takeTold } from '../answers/payments/take-told'
import { isAtHome } from './at-home'
import type { ServerState } from './server-state'

const WAYS = ['stripe', 'paypal'] as const

interface WebhookOptions {
  readonly providers: Providers
  /** The stand-ins are for everybody who reaches the server. */
  readonly isSandbox: boolean
  readonly limitsRates: boolean
}

/** Providers repeat what is not acknowledged; a flood is none of theirs. */
const PER_MINUTE = 600

/**
 * Where payment providers tell what has happened. No part of the contract: nobody signs in here, the signature over the bytes
 * as they came says who speaks. What is kept is acknowledged; what is not, for a reason of ours, is sent again.
 */
export async function registerPaymentWebhooks(
  app: FastifyInstance,
  runtime: Runtime,
  state: ServerState,
  { providers, isSandbox, limitsRates }: WebhookOptions,
): Promise<void> {
  await app.register((scope, _options, done) => {
    // Any other form of the same JSON has another signature.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    for (const way of WAYS) {
      const config = limitsRates ? { config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } } : {}
      scope.post(`/api/v1/pay/${way}/webhook`, config, async (request) => {
        const services = isSandbox || isAtHome(request) ? providers : providers.withoutStandIns
        const provider = services.payments[way]
        if (provider === null || !Buffer.isBuffer(request.body)) throw nothing()
        const now = new Date()
        const told = await provider.told(request.body, request.headers, now).catch(refusedOf(request))
        await takeTold(
          {
            db: runtime.store.db,
            payments: services.payments,
            now,
            forgetAccounts: () => state.access.forgetAccounts(),
          },
          provider.id,
          told,
        )
        return { received: true }
      })
    }
    done()
  })
}

function nothing(): ApiError {
  return new ApiError('not_found', 'There is nothing at this address.')
}

/** What is not signed is refused; where the provider could not be asked, it is to send it again. */
function refusedOf(request: FastifyRequest): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ProviderError)) throw error
    request.log.warn({ err: error }, 'payment webhook')
    if (error.reason === 'refused') throw new ApiError('bad_input', 'This is not signed by the payment provider.')
    throw new ApiError('provider_unavailable', 'The payment provider does not answer.')
  }
}
