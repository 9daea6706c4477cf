import { Stripe } from 'stripe'
import { ProviderError } from '../provider-error'

/** How far the time that was signed may be from now, either way; what is older could have been caught and kept. */
const TOLERANCE_SECONDS = 300

/** What Stripe tells, once it is known to be from there. */
export interface StripeNotice {
  readonly id: string
  readonly type: string
  readonly at: Date
  readonly object: Readonly<Record<string, unknown>>
}

/**
 * Reads a webhook of Stripe from the bytes as they came: any other form of the same JSON has another signature.
 * @throws ProviderError `refused` when it is not signed with this secret, was changed, or was signed too long ago. The
 * same webhook again within that time passes: it is told apart by its `id`.
 */
export function stripeNotice(rawBody: Buffer, signature: string, secret: string, now: Date): StripeNotice {
  const signedAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1] ?? NaN)
  // The library refuses what is old, not what is signed for a time to come.
  if (signedAt - now.getTime() / 1000 > TOLERANCE_SECONDS) throw refusal('signed for a time to come')
  const event = verified(rawBody, signature, secret, now)
  const at = new Date(event.created * 1000)
  const object = event.data?.object as unknown as Readonly<Record<string, unknown>> | undefined
  if (!event.id || !event.type || Number.isNaN(at.getTime()) || !object) throw refusal('not an event')
  return { id: event.id, type: event.type, at, object }
}

function verified(rawBody: Buffer, signature: string, secret: string, now: Date): Stripe.Event {
  // An empty secret would make everybody's signature a right one.
  if (secret === '') throw new ProviderError('stripe', 'not_configured', 'no webhook secret')
  try {
    return Stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw refusal('signature does not hold')
    throw refusal('not JSON')
  }
}

function refusal(detail: string): ProviderError {
  return new ProviderError('stripe', 'refused', `webhook: ${detail}`)
}
