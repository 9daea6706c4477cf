import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { userPlan, userSignOut, userUpdate } from './user-changes'
import { users } from './users'

export const adminUsersHandlers: Handlers<typeof CONTRACT.adminUsers> = {
  users,
  userUpdate,
  userPlan,
  userSignOut,
}
