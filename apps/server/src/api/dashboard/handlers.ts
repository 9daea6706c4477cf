import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { messageDetail, messages, unread } from './messages'

export const dashboardHandlers: Handlers<typeof CONTRACT.dashboard> = {
  messages,
  unread,
  messageDetail,
}
