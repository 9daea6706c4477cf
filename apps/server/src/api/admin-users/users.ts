import type { CONTRACT } from '@trendee/contract/contract'
import { searchAccounts } from '@trendee/store/accounts/account-search'
import { pageAnswer } from '../../answers/page'
import type { Handler } from '../../http/handler'
import { accountView } from './account-view'

export const users: Handler<typeof CONTRACT.adminUsers.users> = async (input, { runtime }) => {
  const now = new Date()
  const { q, role, platform: line, state, page, pageSize } = input
  const found = await searchAccounts(runtime.store.db, { q, role, line, state, page, pageSize }, now)
  return pageAnswer(found, input, (card) => accountView(card, now))
}
