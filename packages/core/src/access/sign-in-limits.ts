/** How often something may be tried within a window that begins with its first try. */
export interface TryLimit {
  readonly tries: number
  readonly withinSeconds: number
}

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/**
 * Wrong passwords and codes from one network. Generous enough for an office that shares an address, where a few people
 * mistype on a Monday; from 50 networks it leaves a guesser 36,000 tries a day, spread over all accounts.
 */
export const GUESSES_BY_NETWORK: readonly TryLimit[] = [
  { tries: 10, withinSeconds: 15 * MINUTE },
  { tries: 30, withinSeconds: HOUR },
]

/**
 * Wrong passwords for one account from browsers that it does not know, whatever networks they come from: at most 480 a
 * day, which does not reach a password that is not among the commonest.
 */
export const GUESSES_BY_ACCOUNT: readonly TryLimit[] = [
  { tries: 10, withinSeconds: 15 * MINUTE },
  { tries: 20, withinSeconds: HOUR },
]

/** Wrong passwords in a browser that has signed in to the account before: counted apart, so strangers do not use it up. */
export const GUESSES_BY_KNOWN_DEVICE: readonly TryLimit[] = [{ tries: 10, withinSeconds: 15 * MINUTE }]

/** Wrong proofs (old password, code) in an open session: whoever found a browser open does not find the password too. */
export const WRONG_PROOFS: readonly TryLimit[] = [{ tries: 10, withinSeconds: 15 * MINUTE }]

/** Codes to one address: its owner is not to be flooded, and a thousand million guesses stay out of reach. */
export const CODES_BY_ADDRESS: readonly TryLimit[] = [
  { tries: 1, withinSeconds: MINUTE },
  { tries: 10, withinSeconds: DAY },
]

/** Codes asked for from one network, a minute's count for each purpose: changing an address takes two at once. */
export const CODES_BY_NETWORK = {
  ofPurpose: [{ tries: 1, withinSeconds: MINUTE }],
  ofAll: [{ tries: 10, withinSeconds: DAY }],
} as const satisfies Record<string, readonly TryLimit[]>

/** Visitors' accounts from one network: looking around is free, filling the database is not. */
export const VISITORS_BY_NETWORK: readonly TryLimit[] = [{ tries: 30, withinSeconds: DAY }]

export const CODE_SECONDS = 5 * MINUTE
/** Guesses at one code: of a million, ten codes a day make 50. */
export const CODE_TRIES = 5
/** A sign-in at another service (WeChat, a partner) must be back within this time. */
export const OUTSIDE_SECONDS = 10 * MINUTE
/** A visitor's look around. */
export const VISITOR_SECONDS = DAY
/** What a partner's people may do here ends this long after they last came from there. */
export const PARTNER_DAYS = 30
/** A session this young is proof enough to set the first password: it was opened with a code a moment ago. */
export const FRESH_SESSION_SECONDS = 15 * MINUTE

/** E-mails by which one account invites others: a team, not a mailing list. */
export const INVITATIONS_BY_ACCOUNT: readonly TryLimit[] = [{ tries: 30, withinSeconds: DAY }]
/** The same to one address, whoever invites. */
export const INVITATIONS_BY_ADDRESS: readonly TryLimit[] = [{ tries: 5, withinSeconds: DAY }]
