import { ApiError } from '@trendee/contract/errors'
import { callerNetwork } from '@trendee/core/access/caller-network'
import { type SignInAddress, signInAddress } from '@trendee/core/access/sign-in-address'
import { GUESSES_BY_ACCOUNT, GUESSES_BY_KNOWN_DEVICE, GUESSES_BY_NETWORK } from '@trendee/core/access/sign-in-limits'
import { accountIdByAddress } from '@trendee/store/accounts/account-addresses'
import { type Account, accountByPassword } from '@trendee/store/accounts/accounts'
import type { AttemptLimit } from '@trendee/store/sign-in/attempts'
import { isKnownDevice } from '@trendee/store/sign-in/known-devices'
import { type CodeKey, codeMatches } from '@trendee/store/sign-in/verification-codes'
import type { Call } from '../../http/handler'
import { counters } from '../../http/sign-in-guard'
import { DEVICE_COOKIE } from './open-signed-in'

/** Wrong passwords and codes of the caller's network, counted together. */
export function networkGuesses(call: Call): AttemptLimit[] {
  if (!call.limitsNetworks) return []
  return counters(`guess:network:${callerNetwork(call.request.ip)}`, GUESSES_BY_NETWORK)
}

/** A browser that has signed in to this account before, by its cookie. */
async function knownDevice(call: Call, address: SignInAddress): Promise<string | null> {
  const device = call.cookies.read(DEVICE_COOKIE)
  if (device === null) return null
  const { db } = call.runtime.store
  // Asked for an unknown account too: the work is the same.
  const accountId = await accountIdByAddress(db, address)
  return (await isKnownDevice(db, accountId ?? '', device)) ? `${accountId}:${device.slice(0, 16)}` : null
}

/**
 * The account that this address and password open, or null, with the same work and the same limits whether or not there
 * is one. A browser that the account knows has tries of its own: strangers do not lock it out.
 */
export async function accountByGuess(call: Call, typed: string, password: string): Promise<Account | null> {
  // What is no address is nobody's, and is counted all the same.
  const address = signInAddress(typed) ?? { channel: 'sms', address: typed.trim().toLowerCase() }
  const device = await knownDevice(call, address)
  const limits =
    device === null
      ? [...networkGuesses(call), ...counters(`guess:account:${address.address}`, GUESSES_BY_ACCOUNT)]
      : counters(`guess:device:${device}`, GUESSES_BY_KNOWN_DEVICE)
  return call.state.guard.guess(limits, () =>
    accountByPassword(call.runtime.store.db, address.address, password, (storedHash, compared) =>
      call.state.passwords.matches(storedHash, compared, device !== null),
    ),
  )
}

export function wrongCode(field = 'code'): ApiError {
  return new ApiError('bad_input', 'The code is wrong or no longer valid.', { field })
}

/** Checks a code without using it up; throws 1001 for a wrong one, 1006 when too many were wrong. */
export async function checkCode(call: Call, key: CodeKey, code: string): Promise<void> {
  const { db } = call.runtime.store
  const isRight = await call.state.guard.guess(networkGuesses(call), () => codeMatches(db, key, code))
  if (isRight === null) throw wrongCode()
}
