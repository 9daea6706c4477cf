import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { countUnseenAlerts } from '@trendee/store/alerts/alerts'
import { type Message, countUnread, messagesFor, readMessage } from '@trendee/store/messages/messages'
import { pageAnswer } from '../../answers/page'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'
import { unixSeconds } from '../../http/unix-seconds'
import { excerptOf } from './excerpt'

function listed(message: Message) {
  return {
    message_id: message.messageId,
    title: message.titleEn,
    title_zh: message.titleZh,
    excerpt: excerptOf(message.bodyEn),
    excerpt_zh: excerptOf(message.bodyZh),
    sent_at: unixSeconds(message.sentAt),
    is_read: message.isRead,
  }
}

export const messages: Handler<typeof CONTRACT.dashboard.messages> = async (input, call) => {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  const now = new Date()
  const found = await messagesFor(db, accountId, input, now)
  return { ...pageAnswer(found, input, listed), unread: await countUnread(db, accountId, now) }
}

export const unread: Handler<typeof CONTRACT.dashboard.unread> = async (_input, call) => {
  const { accountId } = memberOf(call)
  const { db } = call.runtime.store
  const [messages, alerts] = await Promise.all([
    countUnread(db, accountId, new Date()),
    countUnseenAlerts(db, accountId),
  ])
  return { unread: messages, alerts }
}

export const messageDetail: Handler<typeof CONTRACT.dashboard.messageDetail> = async ({ message_id }, call) => {
  const { accountId } = memberOf(call)
  const message = await readMessage(call.runtime.store.db, accountId, message_id, new Date())
  if (!message) throw new ApiError('not_found', 'There is no such message for you.')
  return { ...listed(message), body: message.bodyEn, body_zh: message.bodyZh, link: message.link }
}
