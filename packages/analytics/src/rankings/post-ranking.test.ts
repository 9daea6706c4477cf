import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postRankingInput } from '@trendee/contract/rankings/ranking-filters'
import { explainedDb } from '../testing/explained-db'
import type { OpenFacts } from '../testing/empty-facts'
import { type WorldPost, openSocialWorld } from '../testing/social-world'
import { postOptions } from './post-options'
import { type PostRanked, postRanking, postTotals } from './post-ranking'

/** So many posts of one kind on a day; those of one author share its name. */
function posts(number: number, of: Omit<WorldPost, 'id'> & { readonly prefix: string }): WorldPost[] {
  const { prefix, ...post } = of
  return Array.from({ length: number }, (_, at) => ({ ...post, id: `${prefix}${at}` }))
}

const RED = { primary: 'womenswear', secondary: 'slip-dress', attributes: ['color:red'], gender: 'women' } as const
const BLUE = { primary: 'womenswear', secondary: 'mini-skirt', attributes: ['color:blue', 'pattern:floral'] } as const

let world: OpenFacts
beforeAll(async () => {
  world = await openSocialWorld({
    posts: [
      // Windows of 30 days: 1 to 30 June, and 2 to 31 May before it. Of 40 posts then 20 were red, of 50 now 40.
      ...posts(20, { ...RED, prefix: 'a', author: 'Ana', postedOn: '2025-05-10', likes: 5, comments: 0 }),
      ...posts(20, { ...BLUE, prefix: 'b', author: 'bo', postedOn: '2025-05-10', likes: 1, comments: 0 }),
      ...posts(39, {
        ...RED,
        prefix: 'c',
        author: 'ana',
        postedOn: '2025-06-10',
        likes: 10,
        comments: 2,
        followers: 100,
      }),
      ...posts(1, {
        ...RED,
        prefix: 'top',
        // The same creator, written otherwise.
        author: 'ANA',
        postedOn: '2025-06-30',
        likes: 90,
        hashtags: ['OOTD', 'ootd'],
      }),
      ...posts(10, { ...BLUE, prefix: 'd', author: 'bo', postedOn: '2025-06-10', likes: 100, hashtags: ['ootd'] }),
      // From before both windows: the data reaches back far enough to compare.
      ...posts(1, { ...BLUE, prefix: 'old', author: 'bo', postedOn: '2025-04-01', likes: 1 }),
      // TikTok's newest day is another one, and its posts begin within the window before: nothing to compare with.
      ...posts(3, { ...RED, prefix: 't', platform: 'tiktok', author: 'ana', postedOn: '2025-03-30', likes: 7 }),
      ...posts(2, { ...RED, prefix: 'u', platform: 'tiktok', author: 'ana', postedOn: '2025-02-20', likes: 7 }),
    ],
  })
})
afterAll(() => world.close())

const ask = (of: PostRanked, input: Record<string, unknown> = {}) =>
  postRanking(world.db, of, postRankingInput.parse({ platform: 'instagram', ...input }))

describe('what posts show, ranked', () => {
  it('by number of posts, with growth of the share', async () => {
    const { rows, totalRecords, asOf } = await ask('attribute', { attributeType: 'color' })
    expect([totalRecords, asOf]).toEqual([50, '2025-06-30'])
    expect(rows.map(({ id, records, before }) => [id, records, before])).toEqual([
      ['red', 40, 20],
      ['blue', 10, 20],
    ])
    // 40 of 50 after 20 of 40; 10 of 50 after 20 of 40.
    expect(rows.map(({ growth }) => growth?.toFixed(3))).toEqual(['0.600', '-0.600'])
  })

  it('by engagement: likes and comments, and their median against followers', async () => {
    const { rows } = await ask('category', { by: 'engagement' })
    const told = rows.map(({ id, engagement, rate }) => [id, engagement, rate])
    expect(told).toEqual([
      ['mini-skirt', 1000, null],
      ['skirt', 1000, null],
      ['dress', 39 * 12 + 90, 0.12],
      ['slip-dress', 39 * 12 + 90, 0.12],
    ])
    expect(rows[2]).toMatchObject({ strongest_kind: 'post', strongest_id: 'instagram.top0' })
  })

  it('a creator is one whatever the letters of the name, a hashtag one a post', async () => {
    expect((await ask('creator')).rows.map(({ id, records }) => [id, records])).toEqual([
      ['instagram.ana', 40],
      ['instagram.bo', 10],
    ])
    expect((await ask('hashtag')).rows.map(({ id, records }) => [id, records])).toEqual([['ootd', 11]])
  })

  it('within what is asked for', async () => {
    expect((await ask('garment', { secondaryCategory: 'skirt' })).rows.map(({ id, type }) => [type, id])).toEqual([
      ['color', 'blue/mini-skirt'],
      ['pattern', 'floral/mini-skirt'],
    ])
    expect((await ask('category', { gender: 'men' })).rows).toEqual([])
  })

  it('with any attribute of a type, where what is ranked is no attribute', async () => {
    const { rows, totalRecords } = await ask('category', { attributeType: 'pattern' })
    // All 10 of them now are blue and floral, as all 20 were before: a share of one of these.
    expect(rows.map(({ id, records, before, growth }) => [id, records, before, growth])).toEqual([
      ['mini-skirt', 10, 20, 0],
      ['skirt', 10, 20, 0],
    ])
    expect(totalRecords).toBe(10)
    const told = async (of: PostRanked) =>
      (await ask(of, { attributeType: 'pattern' })).rows.map(({ id, records }) => [id, records])
    expect([await told('creator'), await told('hashtag')]).toEqual([[['instagram.bo', 10]], [['ootd', 10]]])
    const { now } = await postTotals(
      world.db,
      postRankingInput.parse({ platform: 'instagram', attributeType: 'pattern' }),
    )
    expect([now.posts, now.creators]).toEqual([10, 1])
  })

  it('each network to its own newest day; what does not reach back is compared with nothing', async () => {
    const { rows, totalRecords, asOf } = await ask('attribute', { platform: 'tiktok' })
    expect([totalRecords, asOf]).toEqual([3, '2025-03-30'])
    expect(rows.map(({ id, before, growth }) => [id, before, growth])).toEqual([['red', null, null]])
    expect((await ask('attribute', { platform: undefined })).totalRecords).toBe(53)
  })

  it('totals of both windows', async () => {
    const { now, before } = await postTotals(world.db, postRankingInput.parse({ platform: 'instagram' }))
    expect(now).toEqual({ posts: 50, creators: 2, brands: 0, engagement: 39 * 12 + 90 + 1000, rate: 0.12 })
    expect(before).toEqual({ posts: 40, creators: 2, brands: 0, engagement: 120, rate: null })
    const tiktok = await postTotals(world.db, postRankingInput.parse({ platform: 'tiktok' }))
    expect([tiktok.now.posts, tiktok.before]).toEqual([3, null])
  })

  it('choices count every post of the window once', async () => {
    const options = await postOptions(world.db, { window: 90 })
    const counted = (kind: string) =>
      options.filter((option) => option.kind === kind).map(({ value, posts: number }) => [value, number])
    expect(counted('platform')).toEqual([
      ['instagram', 90],
      ['tiktok', 5],
    ])
    expect(counted('category')).toEqual([
      ['dress', 65],
      ['slip-dress', 65],
      ['mini-skirt', 30],
      ['skirt', 30],
    ])
    expect(options.find(({ kind, type }) => kind === 'attribute' && type === 'pattern')?.posts).toBe(30)
  })

  it('choices count what would be left were each chosen in the place of its own', async () => {
    const counted = async (kind: string, asked: Parameters<typeof postOptions>[1]) =>
      (await postOptions(world.db, asked)).flatMap((option) =>
        option.kind === kind ? [[option.value, option.posts]] : [],
      )
    const lately = { platform: 'instagram', window: 30 } as const
    expect(await counted('platform', lately)).toEqual([
      ['instagram', 50],
      ['tiktok', 3],
    ])
    const skirts = { ...lately, secondaryCategory: 'mini-skirt' }
    const [[, mini] = []] = await counted('platform', skirts)
    const byCategory = await counted('category', skirts)
    const broad = byCategory.filter(([value]) => value === 'dress' || value === 'skirt')
    expect(broad.reduce((sum, [, posts]) => sum + Number(posts), 0)).toBe(50)
    expect(byCategory).toContainEqual(['mini-skirt', mini])
    expect(Number(mini)).toBeLessThan(50)
  })

  it('a network that is not asked is not read', async () => {
    const { db, plans } = explainedDb(world.db)
    await postRanking(db, 'category', postRankingInput.parse({ platform: 'tiktok' }))
    const parts = plans.flatMap(({ plan }) =>
      [...plan.matchAll(/Parts: (\d+)\/(\d+)/g)].map(([, read]) => Number(read)),
    )
    expect(Math.max(...parts)).toBe(1)
  })
})
