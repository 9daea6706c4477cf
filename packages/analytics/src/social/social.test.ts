import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import type { HashtagListInput } from '@trendee/contract/social/hashtags'
import type { PostListInput } from '@trendee/contract/social/posts'
import type { OpenFacts } from '../testing/empty-facts'
import { openSocialWorld } from '../testing/social-world'
import { addRows } from '../testing/trend-world'
import { adTopic, adTopics } from './ad-topics'
import { brandNames } from './brand-names'
import { creatorFollowers, creatorLeads, creatorWeeks } from './creator-history'
import { type CreatorQuestion, creatorById, creators, declaredChoices } from './creators'
import { hashtagDays, hashtags } from './hashtags'
import { postHistory, posts, postsById } from './posts'
import { creatorNames, trendPosts } from './trend-posts'

let world: OpenFacts
beforeAll(async () => {
  world = await openSocialWorld({
    posts: [
      {
        id: '1',
        author: 'Ana',
        followers: 1000,
        postedOn: '2025-06-30',
        likes: 90,
        comments: 10,
        caption: 'Linen dress',
        hashtags: ['linen'],
        secondary: 'slip-dress',
        primary: 'womenswear',
        attributes: ['fabric:linen'],
        brands: ['Zara'],
        gender: 'women',
      },
      {
        id: '2',
        author: 'ana',
        followers: 1000,
        postedOn: '2025-06-10',
        likes: 40,
        comments: 0,
        caption: 'Red again',
        attributes: ['color:red'],
        secondary: 'blazer',
        gender: 'men',
        mediaType: 'video',
        region: 'GB',
      },
      {
        id: '3',
        author: 'ana',
        followers: 1000,
        postedOn: '2025-04-05',
        likes: 500,
        comments: 0,
        caption: 'Old linen',
        attributes: ['fabric:linen'],
      },
      {
        platform: 'tiktok',
        id: '4',
        author: 'bo',
        followers: 200,
        postedOn: '2025-06-29',
        likes: 300,
        comments: 60,
        views: 9000,
        atLeast: ['views'],
        estimated: ['likes'],
        caption: 'linen all day',
        attributes: ['fabric:linen'],
        hashtags: ['linen', 'lace'],
      },
      {
        platform: 'tiktok',
        id: '5',
        author: '',
        postedOn: '2025-06-29',
        caption: 'silent linen',
        attributes: ['fabric:linen'],
      },
    ],
    creators: [
      {
        author: 'ana',
        name: 'Ana Frost',
        country: 'US',
        on: '2025-05-31',
        followers: 800,
        ageGroup: 'adult',
        declaredBy: 'creator',
      },
      { author: 'ana', on: '2025-06-30', followers: 1000 },
      { platform: 'tiktok', author: 'bo', name: 'Bo', country: 'GB', on: '2025-06-30', followers: 5000 },
    ],
    hashtags: [
      { hashtag: 'linen', on: '2025-06-01', posts: 10, rank: 1 },
      { hashtag: 'velvet', on: '2025-06-01', posts: 90, rank: 2 },
    ],
    adTopics: [
      { topic: 'slip dress', on: '2025-06-01', impressions: 500 },
      { kind: 'product', topic: 'blazer', on: '2025-06-01', impressions: 700 },
    ],
  })
})
afterAll(() => world.close())

const creatorsBy = async (asked: object) => {
  const input = CONTRACT.social.influencers.input.parse(asked) as CreatorQuestion
  const { list, total } = await creators(world.db, input)
  return { authors: list.map(({ author }) => author), total }
}
const postsBy = async (asked: object) => {
  const { list, total } = await posts(world.db, CONTRACT.social.posting.input.parse(asked) as PostListInput)
  return { ids: list.map(({ id }) => id), total }
}

describe('creators', () => {
  it('are ranked by followers, growth and engagement of the window', async () => {
    expect(await creatorsBy({})).toEqual({ authors: ['bo', 'ana'], total: 2 })
    // Bo's growth is not known: one count alone.
    expect(await creatorsBy({ sort: 'growth' })).toEqual({ authors: ['ana', 'bo'], total: 2 })
    expect(await creatorsBy({ sort: 'engagement', order: 'asc' })).toEqual({ authors: ['ana', 'bo'], total: 2 })
    expect(await creatorsBy({ pageSize: 1, page: 2 })).toEqual({ authors: ['ana'], total: 2 })
  })
  it.each([
    [{ platform: 'tiktok' }, ['bo']],
    [{ country: 'US' }, ['ana']],
    [{ q: 'frost' }, ['ana']],
    [{ q: 'frsot' }, ['ana']],
    [{ brand: 'zara' }, ['ana']],
    [{ attributeName: 'red' }, ['ana']],
    [{ secondaryCategory: 'blazer' }, ['ana']],
    [{ age_group: 'adult' }, ['ana']],
    [{ age_group: 'youth' }, []],
    [{ generation: 'alpha' }, []],
    [{ trend: 'linen' }, ['bo', 'ana']],
    [{ trend: 'linen-slip-dress' }, ['ana']],
    [{ trend: 'red', window: 7 }, []],
    [{ leads: 'true' }, []],
    [{ ids: 'tiktok.bo,instagram.nobody' }, ['bo']],
  ])('that fit %o', async (asked, authors) => {
    expect((await creatorsBy(asked)).authors).toEqual(authors)
  })
  it('tell what some are declared to be, and nothing of what nobody declares', async () => {
    expect(await declaredChoices(world.db)).toEqual([
      { field: 'age_group', value: 'adult', creators: 1 },
      { field: 'country', value: 'GB', creators: 1 },
      { field: 'country', value: 'US', creators: 1 },
    ])
  })
  it('have a history', async () => {
    expect(await creatorById(world.db, 'instagram', 'ana')).toMatchObject({
      name: 'Ana Frost',
      led: 0,
      posts: [1, 1, 2, 3],
    })
    expect(await creatorById(world.db, 'tiktok', 'ana')).toBeNull()
    expect(await creatorFollowers(world.db, 'instagram', 'ana')).toEqual([
      { day: '2025-05-31', followers: 800 },
      { day: '2025-06-30', followers: 1000 },
    ])
    expect(await creatorWeeks(world.db, 'instagram', 'ana')).toEqual([
      { week: '2025-03-31', posts: 1, engagement_rate: 0.5 },
      // 800 followers on 31 May.
      { week: '2025-06-09', posts: 1, engagement_rate: 0.05 },
      { week: '2025-06-30', posts: 1, engagement_rate: 0.1 },
    ])
    expect(await creatorLeads(world.db, 'instagram', 'ana')).toEqual([])
  })
})

describe('posts', () => {
  it('of a window, most reactions first', async () => {
    expect(await postsBy({})).toEqual({ ids: ['4', '1', '2', '5'], total: 4 })
    expect(await postsBy({ window: 7 })).toEqual({ ids: ['4', '1', '5'], total: 3 })
    expect(await postsBy({ window: 90, sort: 'newest', pageSize: 2, page: 2 })).toEqual({ ids: ['5', '2'], total: 5 })
  })
  it.each([
    [{ platform: 'tiktok' }, ['4', '5']],
    [{ q: 'linen dress' }, ['1']],
    [{ q: 'linnen dres' }, ['1']],
    [{ q: '亚麻连衣裙' }, ['1']],
    [{ hashtag: '#Linen' }, ['4', '1']],
    [{ creator: 'instagram.Ana' }, ['1', '2']],
    [{ brand: 'zara' }, ['1']],
    [{ trend: 'linen' }, ['4', '1', '5']],
    [{ secondaryCategory: 'dress' }, ['1']],
    [{ primaryCategory: 'womenswear' }, ['1']],
    [{ attributeType: 'color' }, ['2']],
    [{ gender: 'men' }, ['2']],
    [{ media_type: 'video' }, ['2']],
    [{ media_type: 'album' }, []],
    [{ region: 'GB' }, ['2']],
    [{ region: 'US' }, []],
  ])('that fit %o', async (asked, ids) => {
    expect((await postsBy(asked)).ids).toEqual(ids)
  })
  it('say which of their counts are floors, and which are rounded', async () => {
    const [floors, counted] = await postsById(world.db, 'tiktok', ['4', '5'])
    expect([floors?.at_least, floors?.estimated]).toEqual([['views'], ['likes']])
    expect([counted?.at_least, counted?.estimated]).toEqual([[], []])
  })
  it('have a history of captures', async () => {
    expect(await postHistory(world.db, 'tiktok', '4')).toEqual([
      { day: '2025-06-29', views: 9000, likes: 300, comments: 60, shares: null },
    ])
  })
})

describe('the posts of a trend', () => {
  const question = { name: 'linen', gender: '', window: 30, quantity: 5 } as const
  it('are by creators', async () => {
    const { list, posts: all } = await trendPosts(world.db, 'creators', question)
    expect(all).toBe(3)
    expect(list.map(({ each, posts: count, likes }) => [each, count, likes])).toEqual([
      ['tiktok.bo', 1, 300],
      ['instagram.ana', 1, 90],
    ])
    const names = await creatorNames(world.db, ['tiktok.bo'], 'linen')
    expect(names.get('tiktok.bo')).toMatchObject({ name: 'Bo', followers: 5000, led_weeks: 0 })
  })
  it('name brands', async () => {
    const { list } = await trendPosts(world.db, 'brands', question)
    expect(list).toMatchObject([{ each: 'zara', posts: 1, likes: 90, creators: 1 }])
  })
})

describe('hashtags', () => {
  const by = async (asked: object) => {
    const { list } = await hashtags(world.db, CONTRACT.social.hashtagList.input.parse(asked) as HashtagListInput)
    return list.map(({ platform, hashtag, counted }) => [platform, hashtag, counted])
  }
  it('are each as the network’s list counts it, else as the posts that we hold do', async () => {
    expect(await by({ platform: 'tiktok', sort: 'rank' })).toEqual([
      ['tiktok', 'linen', 'list'],
      ['tiktok', 'velvet', 'list'],
      ['tiktok', 'lace', 'posts'],
    ])
    expect(await by({ platform: 'instagram' })).toEqual([['instagram', 'linen', 'posts']])
    expect(await by({ sort: 'name', order: 'asc' })).toEqual([
      ['tiktok', 'lace', 'posts'],
      ['instagram', 'linen', 'posts'],
      ['tiktok', 'linen', 'list'],
      ['tiktok', 'velvet', 'list'],
    ])
    expect(await by({ q: '# lin en', counted: 'posts' })).toHaveLength(2)
  })
  it('tell each day of one', async () => {
    const { counts, days } = await hashtagDays(world.db, 'linen')
    expect(counts).toHaveLength(3)
    expect(days.map(({ platform, counted, day, posts: count }) => [platform, counted, day, count])).toEqual([
      ['tiktok', 'list', '2025-06-01', 10],
      ['instagram', 'posts', '2025-06-30', 1],
      ['tiktok', 'posts', '2025-06-29', 1],
    ])
    expect((await hashtagDays(world.db, 'nowhere')).counts).toEqual([])
  })
})

it('brands are called as feeds write them, where some feed does', async () => {
  await addRows(world.db, 'trendee.brand_current', [{ brand_id: 'quilletterow', name: 'Quillette Row' }])
  const names = await brandNames(world.db, ['quilletterow', 'zara'])
  expect([...names]).toEqual([['quilletterow', 'Quillette Row']])
  expect(await brandNames(world.db, [])).toEqual(new Map())
})

it('advertised topics are listed by kind, and one has its captures', async () => {
  const input = CONTRACT.social.adsProducts.input.parse({}) as Parameters<typeof adTopics>[1]
  expect((await adTopics(world.db, input, 'product')).list.map(({ topic }) => topic)).toEqual(['blazer'])
  expect((await adTopics(world.db, input, undefined)).total).toBe(2)
  expect((await adTopic(world.db, { kind: 'keyword', topic: 'slip dress', region: 'US' }))?.line).toEqual([
    { day: '2025-06-01', impressions: 500 },
  ])
  expect(await adTopic(world.db, { kind: 'keyword', topic: 'blazer', region: 'US' })).toBeNull()
})
