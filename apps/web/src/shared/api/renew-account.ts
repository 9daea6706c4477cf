import { info } from '@trendee/contract/user/info'
import { request } from './request'
import { currentToken, storeUser } from './session'

/** Roles, plans, restriction and profile may have changed since the browser kept them. */
export async function renewAccount(): Promise<void> {
  const token = currentToken()
  if (token === null) return
  // A refusal ends the session, or says why not, where every request's refusals are heard.
  const answer = await request(info, {}).catch(() => null)
  if (answer !== null && currentToken() === token) storeUser(answer)
}
