import type { Line } from '@trendee/core/plans/lines'
import { pricingPath } from '../api/lines'
import { logClick } from '../visits/send-event'
import { whiteLabel } from './site'

/** Where a line's plans are shown; a partner's people buy at the partner's. */
export function pricingAddress(line: Line | null): { readonly href: string; readonly isOutside: boolean } {
  const outside = whiteLabel()?.pricing_url
  return outside === undefined ? { href: pricingPath(line), isOutside: false } : { href: outside, isOutside: true }
}

/** Goes to a line's plans, and counts that somebody wanted to. */
export function goToPricing(line: Line | null, navigate: (to: { to: string }) => unknown): void {
  logClick('upgrade')
  const { href, isOutside } = pricingAddress(line)
  if (isOutside) window.location.assign(href)
  else void navigate({ to: href })
}
