import { FRESH_SESSION_SECONDS } from './sign-in-limits'

/** What an account can be asked for before its addresses or password change. */
export interface ProvableAccount {
  readonly hasPassword: boolean
  readonly email: string | null
  readonly mobile: string | null
}

/**
 * Which proofs are taken before an address is bound or changed, the one to ask for first. None: the account has
 * nothing to prove itself by (it came by WeChat or a partner), and the code to the new address is enough.
 */
export function proofsFor({ hasPassword, email, mobile }: ProvableAccount): readonly ('password' | 'code')[] {
  const hasAddress = email !== null || mobile !== null
  return [...(hasPassword ? (['password'] as const) : []), ...(hasAddress ? (['code'] as const) : [])]
}

/**
 * What a change of password asks for: the old password; for the first one a code to an address of the account, unless
 * the session was opened a moment ago; nothing where there is neither.
 */
export function proofForPassword(
  account: ProvableAccount,
  sessionOpenedAt: Date | null,
  now: Date,
): 'password' | 'code' | null {
  if (account.hasPassword) return 'password'
  const age = sessionOpenedAt === null ? Infinity : (now.getTime() - sessionOpenedAt.getTime()) / 1000
  return age < FRESH_SESSION_SECONDS || !proofsFor(account).includes('code') ? null : 'code'
}

/**
 * When what a partner's person may do ends: as granted now, never earlier than it was, and without an end (null) for
 * accounts that did not come from a partner, which keep their own rights.
 */
export function accessEndFromPartner(
  account: { readonly cameBy: string; readonly accessEndsAt: Date | null },
  grantedUntil: Date,
): Date | null {
  if (account.cameBy !== 'partner') return account.accessEndsAt
  return account.accessEndsAt !== null && account.accessEndsAt > grantedUntil ? account.accessEndsAt : grantedUntil
}
