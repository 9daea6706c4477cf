import { ApiError } from '@trendee/contract/errors'
import type { TextKey } from '@trendee/contract/texts/texts'

const WORDS: Readonly<Record<string, TextKey>> = {
  expired: 'opening.expired',
  used: 'opening.used',
  used_up: 'opening.used_up',
  price_only: 'opening.price_only',
  has_more: 'opening.has_more',
  no_trial: 'opening.no_trial',
}

/** Why a plan was not opened, where the server says it; `null` leaves the error to its general text. */
export function openingText(error: Error | null): TextKey | null {
  if (!(error instanceof ApiError)) return null
  // A code that is typed wrong is unknown, too.
  if (error.kind === 'not_found' || error.kind === 'bad_input') return 'opening.unknown'
  const because = error.data?.['because']
  return (typeof because === 'string' ? WORDS[because] : undefined) ?? null
}
