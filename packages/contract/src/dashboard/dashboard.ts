import { messageDetail } from './message-detail'
import { messages } from './messages'
import { unread } from './unread'

/** Messages to the account. */
export const dashboard = {
  messages,
  unread,
  messageDetail,
}
