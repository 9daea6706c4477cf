import { describe, expect, it } from 'vitest'
import { markWord, saveWord, words } from './reader-words'
import { ENGINES, useStore } from '../testing/engines'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))
const FIRST = { page: 1, pageSize: 10 }

describe.each(ENGINES)('what people say on $name', (engine) => {
  const db = useStore(engine)

  it('is listed newest first, by kind and state, and can be marked', async () => {
    await db().insertInto('account').values({ account_id: 'nora', name: 'Nora' }).execute()
    const said = { accountId: 'nora', page: '/trendee' }
    const opinion = await saveWord(db(), { ...said, kind: 'opinion', content: 'Fine', rating: 5 }, at(1))
    const feedback = await saveWord(
      db(),
      { ...said, kind: 'feedback', content: 'Slow', contact: 'a@b.c', page: '' },
      at(2),
    )
    const list = async (kind: 'all' | 'opinion', state: 'all' | 'open' | 'done') =>
      (await words(db(), { kind, state, ...FIRST })).list.map(({ wordId }) => wordId)
    expect(await list('all', 'open')).toEqual([feedback, opinion])
    expect(await list('opinion', 'all')).toEqual([opinion])
    expect((await words(db(), { kind: 'all', state: 'all', page: 1, pageSize: 1 })).total).toBe(2)
    expect((await words(db(), { kind: 'all', state: 'all', ...FIRST })).list[0]).toEqual({
      wordId: feedback,
      kind: 'feedback',
      accountId: 'nora',
      accountName: 'Nora',
      content: 'Slow',
      rating: null,
      page: null,
      contact: 'a@b.c',
      state: 'open',
      saidAt: at(2),
    })
    expect(await markWord(db(), feedback, 'done')).toBe(true)
    expect(await list('all', 'done')).toEqual([feedback])
    expect(await markWord(db(), feedback, 'open')).toBe(true)
    expect(await list('all', 'open')).toEqual([feedback, opinion])
    expect(await markWord(db(), 'none', 'done')).toBe(false)
  })
})
