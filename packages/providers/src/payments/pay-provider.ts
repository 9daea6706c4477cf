import type { Billing } from '@trendee/core/payments/billing-period'
import type { PaymentEvent } from '@trendee/core/payments/ledger'

/** As orders name who takes the money. What a sandbox tells never touches an order that is paid with real money. */
export type PayProviderId = 'stripe' | 'paypal' | 'stripe-sandbox' | 'paypal-sandbox'

/** What is paid at a provider's own page. */
export interface Purchase {
  readonly orderId: string
  /** As the provider's page and the receipt name it. */
  readonly title: string
  readonly currency: string
  /** What is paid now, minor units. */
  readonly totalMinor: number
  /** What each later period of a subscription costs; null: paid once. */
  readonly renewal: { readonly amountMinor: number; readonly billing: Billing } | null
  readonly email: string | null
  /** The page is open for an hour from then. */
  readonly placedAt: Date
  /** Where the provider sends the visitor back to. */
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface Checkout {
  /** The provider's own name of it. */
  readonly ref: string
  /** The provider's page. */
  readonly url: string
}

/** An order as far as a provider is asked about it. */
export interface AskedOrder {
  readonly orderId: string
  readonly checkoutRef: string
  readonly isSubscription: boolean
}

/** What a provider tells, in the ledger's words. */
export interface Told {
  /** Null where the provider names only the payment. */
  readonly orderId: string | null
  /** The provider's name of the order's subscription, where it is known by this. */
  readonly subscription: string | null
  readonly event: PaymentEvent
}

/** Headers of a webhook; names in lower case. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** A service that takes payments on pages of its own. Every failure is a `ProviderError`. */
export interface PayProvider {
  readonly id: PayProviderId
  /** A stand-in speaks for it: no money moves. */
  readonly isSandbox: boolean
  /** Opens a page to pay at. The same order again is the same page. */
  begin(purchase: Purchase): Promise<Checkout>
  /** Takes what the visitor has agreed to, where the provider waits for that, and tells what it knows of the order. */
  settle(order: AskedOrder): Promise<readonly Told[]>
  /** Nobody can pay there any more, as far as the provider has a word for it; false where it is being paid. */
  close(checkoutRef: string): Promise<boolean>
  /** No further period is charged. `gone`: the provider knows no such subscription, or it has ended. */
  cancel(subscription: string): Promise<'ending' | 'ended' | 'gone'>
  /** Ends it at once, where another takes its place. */
  end(subscription: string): Promise<void>
  /** Gives a part of a payment back, or what is left of it. The same key again gives nothing more. */
  refund(payment: string, amountMinor: number | null, key: string): Promise<void>
  /** What a webhook tells, once it is known to be the provider's. @throws ProviderError `refused` for any other. */
  told(rawBody: Buffer, headers: WebhookHeaders, now: Date): Promise<readonly Told[]>
}

/** Who takes payments here. */
export interface PayProviders {
  readonly stripe: PayProvider | null
  readonly paypal: PayProvider | null
}

export const NO_PAYMENTS: PayProviders = { stripe: null, paypal: null }

/** One header's text; empty without it. */
export function headerText(headers: WebhookHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}
