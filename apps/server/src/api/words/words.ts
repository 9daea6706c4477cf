import { isKnownTrend } from '@trendee/analytics/trends/known-trend'
import type { CONTRACT } from '@trendee/contract/contract'
import { saveWord } from '@trendee/store/messages/reader-words'
import type { Handler } from '../../http/handler'
import { memberOf } from '../../http/member'

export const opinion: Handler<typeof CONTRACT.words.opinion> = async ({ rating, content, page }, call) => {
  const { accountId } = memberOf(call)
  const word = { kind: 'opinion', accountId, content, rating, page } as const
  return { id: await saveWord(call.runtime.store.db, word, new Date()) }
}

export const feedback: Handler<typeof CONTRACT.words.feedback> = async ({ content, contact, page }, call) => {
  const { accountId } = memberOf(call)
  const word = { kind: 'feedback', accountId, content, contact, page } as const
  return { id: await saveWord(call.runtime.store.db, word, new Date()) }
}

export const suggestKeyword: Handler<typeof CONTRACT.words.suggestKeyword> = async ({ keyword, page }, call) => {
  const { accountId } = memberOf(call)
  const isKnown = await isKnownTrend(call.runtime.analytics, keyword)
  // Kept for a known trend too: a reader who did not find it shows a fault of the search.
  const id = await saveWord(call.runtime.store.db, { kind: 'keyword', accountId, content: keyword, page }, new Date())
  return { id, is_known: isKnown }
}
