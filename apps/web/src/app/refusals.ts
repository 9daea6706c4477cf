import type { ErrorName } from '@trendee/contract/errors'

/** What the screen does about a refusal that the request's own panel cannot deal with. */
export type Reaction =
  | 'sign-in'
  | 'outside-sign-in'
  | 'plan-limit'
  | 'no-permission'
  | 'trial-ended'
  | 'restricted'
  | 'expired'

const REACTIONS: Partial<Record<ErrorName, Reaction>> = {
  session_invalid: 'sign-in',
  plan_limit: 'plan-limit',
  forbidden: 'no-permission',
  trial_ended: 'trial-ended',
  restricted_account: 'restricted',
  permission_expired: 'expired',
}

/** Reactions that end at a sign-in page: a partner's people go to the partner's own. */
const ENDS_SIGNED_OUT: ReadonlySet<Reaction> = new Set<Reaction>(['sign-in', 'expired', 'trial-ended'])

export interface Situation {
  readonly isSignedIn: boolean
  readonly isPartnerHost: boolean
  /** A sign-in page or another without the frame: it deals with its own refusals. */
  readonly isBare: boolean
}

/** One table for all codes. `null` leaves the error to whoever asked. */
export function reactionTo(kind: ErrorName, { isSignedIn, isPartnerHost, isBare }: Situation): Reaction | null {
  const reaction = REACTIONS[kind] ?? null
  if (reaction === null || isBare) return null
  if (isPartnerHost && ENDS_SIGNED_OUT.has(reaction)) return 'outside-sign-in'
  return isSignedIn ? reaction : null
}
