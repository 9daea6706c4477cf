import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenFacts, openEmptyFacts } from '../testing/empty-facts'
import { savePictureOutcomes } from './picture-outcomes'
import { trendPhotos } from './trend-photos'

let facts: OpenFacts
beforeAll(async () => {
  facts = await openEmptyFacts()
  await facts.db.run(`INSERT INTO trendee.trend_presence (trend_id, gender, shown_products, shown_posts, shown_looks)
    SELECT 'linen', 'women', ['shein/1', 'shein/2'], ['instagram/9.a'], ['runway/7'] UNION ALL
    SELECT 'linen', '', ['shein/2'], [], [] UNION ALL
    SELECT 'suede', 'women', ['shein/3'], [], []`)
  const kept = (record: string, photo: string) =>
    ({
      record,
      address: `https://a.example/${record}`,
      state: 'kept',
      photo,
      tries: 0,
      nextTry: null,
      trouble: '',
    }) as const
  await savePictureOutcomes(facts.db, [
    kept('look/7', 'of-look'),
    kept('post/instagram.9.a', 'of-post'),
    kept('shein/2', 'of-product'),
  ])
})
afterAll(() => facts.close())

it('finds the photographs of what shows a trend: of products, of posts, of looks, in this order', async () => {
  const found = await trendPhotos(facts.db, ['linen', 'suede', 'linen'], 'women')
  expect([...found]).toEqual([['linen', ['of-product', 'of-post', 'of-look']]])
  expect([...(await trendPhotos(facts.db, ['linen'], ''))]).toEqual([['linen', ['of-product']]])
  expect((await trendPhotos(facts.db, [], 'women')).size).toBe(0)
})
