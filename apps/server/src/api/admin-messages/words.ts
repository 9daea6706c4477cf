import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { markWord, wordText, words } from '@trendee/store/messages/reader-words'
import { pageAnswer } from '../../answers/page'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

export const wordsHandler: Handler<typeof CONTRACT.adminMessages.words> = async (input, { runtime }) => {
  const found = await words(runtime.store.db, input)
  return pageAnswer(found, input, (word) => ({
    word_id: word.wordId,
    kind: word.kind,
    account_id: word.accountId,
    account_name: word.accountName,
    content: word.content,
    rating: word.rating,
    page: word.page,
    contact: word.contact,
    state: word.state,
    said_at: unixSeconds(word.saidAt),
  }))
}

export const wordDone: Handler<typeof CONTRACT.adminMessages.wordDone> = audited({
  action: 'adminMessages.wordDone',
  subjectOf: ({ word_id }) => `word:${word_id}`,
  nameOf: async ({ word_id }, _output, db) => (await wordText(db, word_id)) ?? '',
  change: async ({ word_id, is_done }, _call, db) => {
    const state = is_done ? 'done' : 'open'
    if (!(await markWord(db, word_id, state))) throw new ApiError('not_found', 'There is no such word.')
    return { word_id, state }
  },
})
