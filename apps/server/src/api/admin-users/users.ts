import type { CONTRACT } from '@trendee/contract/contract'
import { searchAccounts } from '@trendee/store/account-search'
import type { Handler } from '../../platform/handler'
import { accountView } from './account-view'

export const users: Handler<typeof CONTRACT.adminUsers.users> = async (input, { platform }) => {
  const { q, role, platform: line, state, page, pageSize } = input
  const now = new Date()
  const found = await searchAccounts(platform.store.db, { q, role, line, state, page, pageSize }, now)
  return { list: found.list.map((card) => accountView(card, now)), total: found.total, page, pageSize }
}
