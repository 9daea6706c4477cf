import { partnerAccounts } from './partner-accounts'
import { linkAdd, linkDelete, linkList, linkUpdate } from './partner-links'
import {
  partnerAppend,
  partnerCancel,
  partnerEnd,
  partnerPayout,
  partnerVerify,
  partnerVerifyUser,
} from './partner-state'
import { isActivity, userList } from './partner-users'

/** Partners: who recommends the product, by which links, whom, and what that earns. */
export const partners = {
  linkList,
  linkAdd,
  linkUpdate,
  linkDelete,
  userList,
  isActivity,
  partnerAppend,
  partnerVerifyUser,
  partnerCancel,
  partnerAccounts,
  partnerVerify,
  partnerEnd,
  partnerPayout,
}
