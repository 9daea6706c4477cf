import { ApiError } from '@trendee/contract/errors'
import { passwordHashOf } from '@trendee/store/accounts/account-addresses'
import { type Account, accountById } from '@trendee/store/accounts/accounts'
import type { Call } from '../../http/handler'

/** The account that asks, as the database has it now; 1004 when it is gone. */
export async function ownAccount({ runtime, account }: Call): Promise<Account> {
  if (!account) throw new ApiError('session_invalid', 'Please sign in.')
  // Who works at the machine's command line has no account of their own.
  const fresh = runtime.localAccount.accountId === account.accountId ? account : null
  const found = fresh ?? (await accountById(runtime.store.db, account.accountId))
  if (!found) throw new ApiError('session_invalid', 'This account is no longer there.')
  return found
}

/** What it may be asked to prove itself by. */
export async function ownProofs(
  call: Call,
): Promise<{ readonly account: Account; readonly passwordHash: string | null }> {
  const account = await ownAccount(call)
  return { account, passwordHash: await passwordHashOf(call.runtime.store.db, account.accountId) }
}
