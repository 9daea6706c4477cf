import type { CONTRACT } from '@trendee/contract/contract'
import { apiTokenOf, createApiToken } from '@trendee/store/accounts/api-tokens'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds, unixSecondsOrNull } from '../../http/unix-seconds'

export const token: Handler<typeof CONTRACT.plans.token> = async (_input, call) => {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  await call.state.apiCalls.write()
  const found = await apiTokenOf(db, accountId)
  return {
    shown_start: found?.shownStart ?? null,
    created_at: unixSecondsOrNull(found?.createdAt),
    last_used_at: unixSecondsOrNull(found?.lastUsedAt),
  }
}

export const tokenCreate: Handler<typeof CONTRACT.plans.tokenCreate> = async (_input, call) => {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  const made = await createApiToken(db, accountId)
  call.state.access.forgetAccounts()
  return { token: made.token, shown_start: made.shownStart, created_at: unixSeconds(made.createdAt) }
}
