import { userPlan } from './user-plan'
import { userSignOut } from './user-sign-out'
import { userUpdate } from './user-update'
import { users } from './users'

export const adminUsers = {
  users,
  userUpdate,
  userPlan,
  userSignOut,
}
