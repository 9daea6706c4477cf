import type { CONTRACT } from '@trendee/contract/contract'
import type { Handlers } from '../../http/handler'
import { feedback, opinion, suggestKeyword } from './words'

export const wordsHandlers: Handlers<typeof CONTRACT.words> = {
  opinion,
  feedback,
  suggestKeyword,
}
