import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenFacts } from '../testing/empty-facts'
import { openSocialWorld } from '../testing/social-world'
import { trendCrowd } from './trend-crowd'

const linen = (id: string, author: string, rest: object = {}) => ({
  id,
  author,
  postedOn: '2025-06-20',
  caption: 'Linen dress',
  attributes: ['fabric:linen'],
  gender: 'women',
  ...rest,
})

let world: OpenFacts
beforeAll(async () => {
  world = await openSocialWorld({
    posts: [
      linen('1', 'ana'),
      linen('2', 'ana'),
      linen('3', 'bo'),
      linen('4', 'cy'),
      // In no file of creators.
      linen('5', 'dee'),
      linen('6', 'ned', { gender: 'men' }),
      linen('7', 'old', { postedOn: '2025-01-02' }),
      { id: '8', author: 'eve', postedOn: '2025-06-30', caption: 'Wool', attributes: ['fabric:wool'] },
    ],
    creators: [
      // 26 in 2025: born in 1999.
      { author: 'ana', on: '2025-06-01', age: 26, ageGroup: 'adult', declaredBy: 'creator' },
      { author: 'bo', on: '2025-06-01', ageGroup: 'youth', declaredBy: 'panel' },
      { author: 'cy', on: '2025-06-01', followers: 10 },
      { author: 'ned', on: '2025-06-01', ageGroup: 'adult', declaredBy: 'creator' },
      { author: 'eve', on: '2025-06-01', ageGroup: 'senior', declaredBy: 'creator' },
    ],
  })
})
afterAll(() => world.close())

it('tells the ages that creators of a trend declare, of how many', async () => {
  expect(await trendCrowd(world.db, { name: 'linen', gender: 'women' })).toEqual({
    creators: 4,
    declared: 2,
    said: [
      { field: 'age_group', value: 'adult', creators: 1 },
      { field: 'age_group', value: 'youth', creators: 1 },
      { field: 'generation', value: 'gen-z', creators: 1 },
    ],
    asOf: '2025-06-30',
  })
})

it('asks for anybody, and says of what nobody shows that nobody does', async () => {
  expect(await trendCrowd(world.db, { name: 'linen', gender: '' })).toMatchObject({ creators: 5, declared: 3 })
  expect(await trendCrowd(world.db, { name: 'velvet', gender: '' })).toMatchObject({
    creators: 0,
    declared: 0,
    said: [],
  })
})
