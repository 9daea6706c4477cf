import { ApiError } from '@trendee/contract/errors'
import type { Account } from '@trendee/store/accounts/accounts'
import type { Call } from './handler'

/**
 * Who calls an endpoint for members. The command line's account of this machine is no row of the store: what belongs to
 * an account has no place there.
 */
export function memberOf({ account, runtime }: Call): Account {
  if (!account) throw new ApiError('session_invalid', 'Please sign in.')
  if (account.accountId === runtime.localAccount.accountId) {
    throw new ApiError('forbidden', 'The command line has no account of its own.')
  }
  return account
}
