import type { CONTRACT } from '@trendee/contract/contract'
import { callerNetwork } from '@trendee/core/access/caller-network'
import { VISITORS_BY_NETWORK, VISITOR_SECONDS } from '@trendee/core/access/sign-in-limits'
import { openVisitorAccount } from '@trendee/store/accounts/account-opening'
import type { Handler } from '../../http/handler'
import { counters } from '../../http/sign-in-guard'
import { openSignedIn } from './open-signed-in'

export const free: Handler<typeof CONTRACT.signIn.free> = async (input, call) => {
  const { db } = call.runtime.store
  const network = `visitor:network:${callerNetwork(call.request.ip)}`
  if (call.limitsNetworks) await call.state.guard.take(counters(network, VISITORS_BY_NETWORK))
  const accountId = await openVisitorAccount(db, {
    name: 'Visitor',
    cameBy: 'visitor',
    isRestricted: true,
    accessEndsAt: new Date(Date.now() + VISITOR_SECONDS * 1000),
    utmSource: input.utm_source,
    ucode: input.ucode,
  })
  return openSignedIn(call, accountId, 'visitor')
}
