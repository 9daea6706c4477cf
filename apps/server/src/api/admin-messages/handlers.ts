import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { messageRecipients, messageSend, messages } from './messages'
import { wordDone, wordsHandler } from './words'

export const adminMessagesHandlers: Handlers<typeof CONTRACT.adminMessages> = {
  messages,
  messageSend,
  messageRecipients,
  words: wordsHandler,
  wordDone,
}
