import type { CONTRACT } from '@trendee/contract/contract'
import { ApiError } from '@trendee/contract/errors'
import { markWord, words as wordsQuery } from '@trendee/store/messages/reader-words'
import { audited } from '../../http/audited'
import type { Handler } from '../../http/handler'
import { unixSeconds } from '../../http/unix-seconds'

export const words: Handler<typeof CONTRACT.adminMessages.words> = async (input, { runtime }) => {
  const { kind, state, page, pageSize } = input
  const { list, total } = await wordsQuery(runtime.store.db, { kind, state, page, pageSize })
  return {
    list: list.map((word) => ({
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
    })),
    total,
    page,
    pageSize,
  }
}

export const wordDone: Handler<typeof CONTRACT.adminMessages.wordDone> = audited({
  action: 'adminMessages.wordDone',
  subjectOf: ({ word_id }) => `word:${word_id}`,
  change: async ({ word_id, is_done }, _call, db) => {
    const state = is_done ? 'done' : 'open'
    if (!(await markWord(db, word_id, state))) throw new ApiError('not_found', 'There is no such word.')
    return { word_id, state }
  },
})
