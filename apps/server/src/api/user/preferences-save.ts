import { filterOptions } from '@trendee/analytics/selling/filter-options'
import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { savePreferences } from '@trendee/store/accounts/preferences'
import { accountView } from '../../answers/account'
import type { Call, Handler } from '../../http/handler'
import { ownAccount } from './own-account'

/** A market of which the data holds no trend would make every screen that starts with it an empty one. */
async function checkMarkets(asked: readonly string[], { runtime }: Call): Promise<void> {
  if (asked.length === 0) return
  const { trendRegions } = await filterOptions(runtime.analytics, null)
  const unknown = asked.find((region) => trendRegions.every(({ value }) => value !== region))
  if (unknown === undefined) return
  throw new ApiError('bad_input', `regions: the data holds no trend of ${unknown}`, { field: 'regions' })
}

export const preferencesSave: Handler<typeof CONTRACT.user.preferencesSave> = async (input, call) => {
  const { db } = call.runtime.store
  const { accountId } = await ownAccount(call)
  await checkMarkets(input.regions, call)
  const { work, categories, regions, gender } = input
  await savePreferences(db, accountId, { work, categories, regions, gender })
  call.state.access.forgetAccounts()
  return accountView(db, await ownAccount(call))
}
