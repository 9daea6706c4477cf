import type { CONTRACT } from '@trendee/contract/contract'
import { closeSession } from '@trendee/store/sign-in/sessions'
import type { Handler } from '../../http/handler'

export const logout: Handler<typeof CONTRACT.user.logout> = async (_input, { runtime, state, token }) => {
  if (token !== null) {
    state.access.forgetSession(token)
    await closeSession(runtime.store.db, token)
    // A request that came in between may have read the session before it was closed.
    state.access.forgetSession(token)
  }
  return {}
}
