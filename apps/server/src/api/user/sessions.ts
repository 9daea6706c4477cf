import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { endSession, endSessions, sessionOfToken, sessionsOf } from '@trendee/store/sign-in/sessions'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'
import { ownAccount } from './own-account'

export const sessions: Handler<typeof CONTRACT.user.sessions> = async (_input, call) => {
  const { db } = call.runtime.store
  const { accountId } = await ownAccount(call)
  const own = call.token === null ? null : await sessionOfToken(db, call.token)
  const list = await sessionsOf(db, accountId)
  return {
    list: list.map((session) => ({
      session_id: session.sessionId,
      device: session.device,
      ip: session.ip,
      opened_by: session.openedBy,
      created_at: unixSeconds(session.createdAt),
      last_seen_at: unixSeconds(session.lastSeenAt),
      is_this: session.sessionId === own?.sessionId,
    })),
  }
}

export const sessionEnd: Handler<typeof CONTRACT.user.sessionEnd> = async (input, call) => {
  const { db } = call.runtime.store
  const { accountId } = await ownAccount(call)
  const isOne = input.session_id !== 'others'
  const ended = isOne ? await endSession(db, accountId, input.session_id) : await endSessions(db, accountId, call.token)
  // Another account's session is none of this account's.
  if (isOne && ended === 0) throw new ApiError('not_found', 'There is no such session.')
  call.state.access.forgetAccounts()
  return { ended }
}
