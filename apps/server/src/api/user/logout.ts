import type { CONTRACT } from '@trendee/contract/contract'
import { closeSession } from '@trendee/store/sign-in/sessions'
import type { Handler } from '../../http/handler'
import { forgetSession } from '../../http/signed-in'

export const logout: Handler<typeof CONTRACT.user.logout> = async (_input, { runtime, token }) => {
  const { db } = runtime.store
  if (token !== null) {
    forgetSession(db, token)
    await closeSession(db, token)
    // A request that came in between may have read the session before it was closed.
    forgetSession(db, token)
  }
  return {}
}
