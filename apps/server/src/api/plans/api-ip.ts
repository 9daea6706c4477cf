import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { normaliseAddress } from '@trendee/core/access/address-list'
import { apiAddresses, saveApiAddresses } from '@trendee/store/accounts/api-tokens'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'

function ownAddress(ip: string): string {
  return normaliseAddress(ip) ?? ip
}

export const apiIp: Handler<typeof CONTRACT.plans.apiIp> = async (_input, call) => {
  const { accountId } = memberOf(call)
  return { list: await apiAddresses(call.runtime.store.db, accountId), own: ownAddress(call.request.ip) }
}

export const apiIpSave: Handler<typeof CONTRACT.plans.apiIpSave> = async ({ list }, call) => {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  const addresses = list.map((entry) => {
    const address = normaliseAddress(entry)
    if (address !== null) return address
    throw new ApiError('bad_input', `list: ${entry} is neither an address nor a block of addresses`, {
      field: 'list',
      entry,
    })
  })
  await saveApiAddresses(db, accountId, addresses)
  call.state.access.forgetAccounts()
  return { list: await apiAddresses(db, accountId), own: ownAddress(call.request.ip) }
}
