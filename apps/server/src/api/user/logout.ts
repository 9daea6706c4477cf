import type { CONTRACT } from '@trendee/contract/contract'
import { closeSession } from '@trendee/store/sessions'
import type { Handler } from '../../platform/handler'

export const logout: Handler<typeof CONTRACT.user.logout> = async (_input, { platform, token }) => {
  if (token !== null) await closeSession(platform.store.db, token)
  return {}
}
