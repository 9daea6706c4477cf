import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { accountByPassword } from '@trendee/store/accounts'
import { openSession } from '@trendee/store/sessions'
import type { Handler } from '../../platform/handler'
import { accountView } from '../user/account-view'

export const login: Handler<typeof CONTRACT.signIn.login> = async (input, { platform }) => {
  const { db } = platform.store
  const account = await accountByPassword(db, input.account, input.password)
  // One answer for an unknown account and a wrong password: the difference is nobody's business.
  if (!account) throw new ApiError('bad_input', 'Account or password is wrong.', { field: 'password' })
  const token = await openSession(db, account.accountId)
  return { token, ...(await accountView(db, account)) }
}
