import type { CONTRACT } from '@trendee/contract/contract'
import { closeSession } from '@trendee/store/sessions'
import type { Handler } from '../../platform/handler'
import { forgetSession } from '../../platform/signed-in'

export const logout: Handler<typeof CONTRACT.user.logout> = async (_input, { platform, token }) => {
  const { db } = platform.store
  if (token !== null) {
    forgetSession(db, token)
    await closeSession(db, token)
    // A request that came in between may have read the session before it was closed.
    forgetSession(db, token)
  }
  return {}
}
