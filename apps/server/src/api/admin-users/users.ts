import type { CONTRACT } from '@trendee/contract/contract'
import { searchAccounts } from '@trendee/store/accounts/account-search'
import type { Handler } from '../../http/handler'
import { accountView } from './account-view'

export const users: Handler<typeof CONTRACT.adminUsers.users> = async (input, { runtime }) => {
  const { q, role, platform: line, state, page, pageSize } = input
  const now = new Date()
  const found = await searchAccounts(runtime.store.db, { q, role, line, state, page, pageSize }, now)
  return { list: found.list.map((card) => accountView(card, now)), total: found.total, page, pageSize }
}
