import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { demoPassword } from '@trendee/store/administration/settings'
import type { Call, Handler } from '../../http/handler'
import { accountByGuess } from './account-by-guess'
import { openSignedIn } from './open-signed-in'

/** The demo's password stands in its documentation: it opens nothing to who does not sit at this machine. */
async function isPublished({ request, runtime }: Call, password: string): Promise<boolean> {
  return !request.maySeeSandbox && password === (await demoPassword(runtime.store.db))
}

export const login: Handler<typeof CONTRACT.signIn.login> = async (input, call) => {
  const account = await accountByGuess(call, input.account, input.password)
  // One answer for an unknown account and a wrong password: the difference is nobody's business.
  if (!account || (await isPublished(call, input.password))) {
    throw new ApiError('bad_input', 'Account or password is wrong.', { field: 'password' })
  }
  return openSignedIn(call, account.accountId, 'password')
}
