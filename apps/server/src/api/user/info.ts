import type { CONTRACT } from '@trendee/contract/contract'
import { updateProfile } from '@trendee/store/accounts/profiles'
import type { Handler } from '../../http/handler'
import { accountView } from '../../answers/account'
import { ownAccount } from './own-account'

export const info: Handler<typeof CONTRACT.user.info> = async (_input, call) =>
  accountView(call.runtime.store.db, await ownAccount(call))

export const infoUpdate: Handler<typeof CONTRACT.user.infoUpdate> = async (input, call) => {
  const { db } = call.runtime.store
  const { accountId } = await ownAccount(call)
  await updateProfile(db, accountId, {
    name: input.name,
    company: input.company,
    companySize: input.company_size,
    country: input.country,
    jobTitle: input.job_title,
    language: input.language,
  })
  call.state.access.forgetAccounts()
  return accountView(db, await ownAccount(call))
}
