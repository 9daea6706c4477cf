import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { partnerAccountList } from './accounts'
import { linkAdd, linkDelete, linkList, linkUpdate } from './links'
import { isActivity, userList } from './recommended'
import { partnerAppend, partnerCancel, partnerEnd, partnerPayout, partnerVerify, partnerVerifyUser } from './state'

export const partnersHandlers: Handlers<typeof CONTRACT.partners> = {
  linkList,
  linkAdd,
  linkUpdate,
  linkDelete,
  userList,
  isActivity,
  partnerAppend,
  partnerVerifyUser,
  partnerCancel,
  partnerAccounts: partnerAccountList,
  partnerVerify,
  partnerEnd,
  partnerPayout,
}
