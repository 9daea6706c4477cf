import { expect, it } from 'vitest'
import { embeddedStore } from '../testing/engines'
import { pageOf } from './page'

const store = embeddedStore()

it('a page has its rows in order, and every page the number of all, also one beyond the end', async () => {
  const { db } = store()
  const texts = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ text_key: `page.${key}`, en: key, zh: key }))
  await db.insertInto('language_entry').values(texts).execute()
  const query = db
    .selectFrom('language_entry')
    .select('en')
    .where('text_key', 'like', 'page.%')
    .where('en', '<>', 'c')
    .orderBy('text_key', 'desc')
  expect(await pageOf(db, query, { page: 1, pageSize: 3 })).toEqual({
    list: [{ en: 'e' }, { en: 'd' }, { en: 'b' }],
    total: 4,
  })
  expect(await pageOf(db, query, { page: 2, pageSize: 3 })).toEqual({ list: [{ en: 'a' }], total: 4 })
  expect(await pageOf(db, query, { page: 9, pageSize: 3 })).toEqual({ list: [], total: 4 })
})
