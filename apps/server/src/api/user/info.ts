import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import type { Handler } from '../../platform/handler'
import { accountView } from './account-view'

export const info: Handler<typeof CONTRACT.user.info> = (_input, { platform, account }) => {
  if (!account) throw new ApiError('session_invalid', 'Please sign in.')
  return accountView(platform.store.db, account)
}
