import { type SignInAddress, signInAddress } from '@trendee/core/access/sign-in-address'
import { GUESSES_BY_ACCOUNT, GUESSES_BY_KNOWN_DEVICE } from '@trendee/core/access/sign-in-limits'
import { accountIdByAddress } from '@trendee/store/accounts/account-addresses'
import { type Account, accountByPassword } from '@trendee/store/accounts/accounts'
import { isKnownDevice } from '@trendee/store/sign-in/known-devices'
import { networkGuesses } from '../../http/check-code'
import type { Call } from '../../http/handler'
import { counters } from '../../http/sign-in-guard'
import { DEVICE_COOKIE } from './open-signed-in'

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
