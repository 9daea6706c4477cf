import { randomUUID } from 'node:crypto'
import type { StoreDb } from '../engine/open-store'
import { type Page, type PageOf, pageOf } from '../engine/page'

export type WordKind = 'opinion' | 'feedback' | 'keyword'
export type WordState = 'open' | 'done'

export interface NewWord {
  /** Made up where none is given; a word with the same id is left as it is. */
  readonly wordId?: string
  readonly kind: WordKind
  readonly accountId: string
  readonly content: string
  /** 1 to 5 */
  readonly rating?: number | undefined
  /** The screen it was said on. */
  readonly page?: string | undefined
  readonly contact?: string | undefined
}

export interface Word {
  readonly wordId: string
  readonly kind: WordKind
  readonly accountId: string
  readonly accountName: string
  readonly content: string
  readonly rating: number | null
  readonly page: string | null
  readonly contact: string | null
  readonly state: WordState
  readonly saidAt: Date
}

/** Keeps what somebody said; its id. */
export async function saveWord(db: StoreDb, word: NewWord, now: Date): Promise<string> {
  const wordId = word.wordId ?? randomUUID()
  await db
    .insertInto('reader_word')
    .values({
      word_id: wordId,
      kind: word.kind,
      account_id: word.accountId,
      content: word.content,
      rating: word.rating ?? null,
      page: word.page || null,
      contact: word.contact || null,
      said_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return wordId
}

export interface WordFilter extends Page {
  readonly kind: WordKind | 'all'
  readonly state: WordState | 'all'
}

/** What people said, newest first. */
export async function words(db: StoreDb, filter: WordFilter): Promise<PageOf<Word>> {
  let asked = db.selectFrom('reader_word').innerJoin('account', 'account.account_id', 'reader_word.account_id')
  if (filter.kind !== 'all') asked = asked.where('reader_word.kind', '=', filter.kind)
  if (filter.state !== 'all') asked = asked.where('reader_word.state', '=', filter.state)
  const named = asked.selectAll('reader_word').select('account.name as account_name')
  const found = await pageOf(db, named.orderBy('said_at', 'desc').orderBy('word_id'), filter)
  const list = found.list.map((row) => ({
    wordId: row.word_id,
    kind: row.kind as WordKind,
    accountId: row.account_id,
    accountName: row.account_name,
    content: row.content,
    rating: row.rating,
    page: row.page,
    contact: row.contact,
    state: row.state as WordState,
    saidAt: row.said_at,
  }))
  return { list, total: found.total }
}

/** What somebody said, as they wrote it; null when there is no such word. */
export async function wordText(db: StoreDb, wordId: string): Promise<string | null> {
  const row = await db.selectFrom('reader_word').select('content').where('word_id', '=', wordId).executeTakeFirst()
  return row?.content ?? null
}

/** Marks a word; false when there is none with this id. */
export async function markWord(db: StoreDb, wordId: string, state: WordState): Promise<boolean> {
  const row = await db
    .updateTable('reader_word')
    .set({ state })
    .where('word_id', '=', wordId)
    .returning('word_id')
    .executeTakeFirst()
  return row !== undefined
}
