import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { Handler } from '../../http/handler'
import { accountByGuess } from './account-by-guess'
import { openSignedIn } from './open-signed-in'

export const login: Handler<typeof CONTRACT.signIn.login> = async (input, call) => {
  const account = await accountByGuess(call, input.account, input.password)
  // One answer for an unknown account and a wrong password: the difference is nobody's business.
  if (!account) throw new ApiError('bad_input', 'Account or password is wrong.', { field: 'password' })
  return openSignedIn(call, account.accountId, 'password')
}
