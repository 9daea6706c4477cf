import { z } from 'zod'
import type { PayProviders } from '@trendee/providers/payments/pay-provider'
import { ProviderError } from '@trendee/providers/provider-error'
import { job } from '@trendee/runtime/jobs/job'
import { type OrderToAsk, ordersToAsk } from '@trendee/store/payments/orders-to-ask'
import { type Taking, providerById, takeTold } from '../answers/payments/take-told'

interface Means {
  readonly db: Taking['db']
  readonly payments: PayProviders
  readonly forgetAccounts: () => Promise<void> | void
}

/**
 * Asks the providers each night what has become of orders that may still be paid and of subscriptions that renew: a webhook that
 * was lost is made good, in the same words, so that what is known already changes nothing.
 */
export function paymentsJob(means: Means) {
  return job({
    name: 'payments',
    input: z.object({}),
    retries: 3,
    expiresAfterSeconds: 3600,
    isSingle: true,
    cron: '40 2 * * *',
    run: (_input, { signal }) => askProviders(means, new Date(), signal),
  })
}

/** @throws Error once all have been asked, where some could not be: the job is tried again and stands as failed. */
export async function askProviders(
  { db, payments, forgetAccounts }: Means,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const failures: string[] = []
  for (const order of await ordersToAsk(db, now)) {
    signal.throwIfAborted()
    const failure = await askAbout({ db, payments, now, forgetAccounts: () => undefined }, order)
    if (failure !== null) failures.push(failure)
  }
  await forgetAccounts()
  if (failures.length > 0) throw new Error(`${failures.length} orders could not be asked about: ${failures[0]}`)
}

/** Takes in what the order's provider knows; why not, where it could not be asked. */
async function askAbout(taking: Taking, { provider: id, ...order }: OrderToAsk): Promise<string | null> {
  const provider = providerById(taking.payments, id)
  // Its keys are no longer here: nobody can be asked.
  if (provider === null) return null
  try {
    await takeTold(taking, id, await provider.settle(order))
    return null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // A sandbox forgets its orders with each start.
    return provider.isSandbox && error.reason === 'refused' ? null : error.message
  }
}
