import { messageRecipients } from './message-recipients'
import { messageSend } from './message-send'
import { messages } from './messages'
import { wordDone } from './word-done'
import { words } from './words'

export const adminMessages = {
  messages,
  messageSend,
  messageRecipients,
  words,
  wordDone,
}
