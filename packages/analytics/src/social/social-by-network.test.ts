import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT } from '@trendee/contract/contract'
import { postRankingInput } from '@trendee/contract/rankings/ranking-filters'
import type { AdTopicListInput } from '@trendee/contract/social/ad-topics'
import type { PostListInput } from '@trendee/contract/social/posts'
import { namedRecords } from '../dashboard/named-records'
import { picturedRecord } from '../pictures/pictured-record'
import { postRanking } from '../rankings/post-ranking'
import type { OpenFacts } from '../testing/empty-facts'
import { openSocialWorld } from '../testing/social-world'
import { addRows } from '../testing/trend-world'
import { adTopic, adTopics } from './ad-topics'
import { creatorLeads } from './creator-history'
import { type CreatorQuestion, creatorById, creators } from './creators'
import { posts, postsById, similarPosts } from './posts'
import { creatorNames, trendPosts } from './trend-posts'

let world: OpenFacts
beforeAll(async () => {
  const linen = { attributes: ['fabric:linen'], likes: 10 }
  const tiktok = { platform: 'tiktok', postedOn: '2025-06-30' } as const
  world = await openSocialWorld({
    posts: [
      // Instagram's newest file is 40 days older than TikTok's: its 30 days are 22 April to 21 May.
      { ...linen, id: 'newest', author: 'ana', postedOn: '2025-05-21' },
      { ...linen, id: 'within', author: 'ana', postedOn: '2025-04-22' },
      { ...linen, id: 'before', author: 'ana', postedOn: '2025-04-21' },
      { ...linen, ...tiktok, id: 'tt', author: 'cy' },
      // A red blouse with a floral skirt.
      { ...tiktok, id: 'mix', author: 'dee', likes: 9, attributes: ['color:red', 'pattern:floral'] },
      { ...tiktok, id: 'plain', author: 'dee', likes: 8, caption: 'hello' },
      { ...tiktok, id: 'mute', author: '', likes: 7 },
      { ...tiktok, id: 'gone', author: 'dee', likes: 500, caption: 'bye', attributes: ['color:red'] },
      { ...tiktok, id: 'gone', isDeleted: true },
    ],
    creators: [
      // Twenty in 2015, so born in 1995; twenty in 2025, so born in 2005.
      { platform: 'tiktok', author: 'cy', on: '2015-06-01', followers: 9, age: 20, declaredBy: 'creator' },
      { platform: 'tiktok', author: 'dee', on: '2025-06-01', followers: 5, age: 20, declaredBy: 'panel' },
    ],
    adTopics: [
      { topic: 'slip dress', on: '2025-06-01', impressions: 500 },
      { topic: 'slip dress', on: '2025-06-01', impressions: 90, periodDays: 7 },
      { topic: 'blazer', on: '2025-06-01', impressions: 70, periodDays: 7 },
    ],
  })
  await addRows(world.db, 'trendee.creator_lead', [
    {
      platform: 'tiktok',
      author: 'cy',
      trend_id: 'linen',
      weeks: 5,
      shown_on: '2025-03-03',
      rose_on: '2025-04-07',
      posts: 4,
      all_posts: 9,
      share_of_others: 0.01,
      post_ids: ['tt'],
    },
  ])
})
afterAll(() => world.close())

const postsBy = async (asked: object) => {
  const { list, asOf } = await posts(world.db, CONTRACT.social.posting.input.parse(asked) as PostListInput)
  return { ids: list.map(({ id }) => id), asOf }
}
const creatorsBy = async (asked: object) => {
  const { list } = await creators(world.db, CONTRACT.social.influencers.input.parse(asked) as CreatorQuestion)
  return list.map(({ author, generation }) => [author, generation])
}

describe('a window ends on the newest day of each network', () => {
  it('on walls, as in rankings', async () => {
    expect(await postsBy({ trend: 'linen' })).toEqual({ ids: ['newest', 'tt', 'within'], asOf: '2025-06-30' })
    expect(await postsBy({ platform: 'instagram' })).toEqual({ ids: ['newest', 'within'], asOf: '2025-05-21' })
    const ranked = await postRanking(world.db, 'attribute', postRankingInput.parse({ attributeName: 'linen' }))
    expect([ranked.totalRecords, ranked.asOf]).toEqual([3, '2025-06-30'])
  })
  it('among the posts of a trend', async () => {
    const { list, posts: all } = await trendPosts(world.db, 'creators', {
      name: 'linen',
      gender: '',
      window: 30,
      quantity: 5,
    })
    expect(all).toBe(3)
    expect(list.map(({ each, posts: count }) => [each, count])).toEqual([
      ['instagram.ana', 2],
      ['tiktok.cy', 1],
    ])
  })
})

describe('creators', () => {
  it('are of the generation that their age meant when it was declared', async () => {
    expect(await creatorsBy({ generation: 'millennials' })).toEqual([['cy', 'millennials']])
    expect(await creatorsBy({ generation: 'gen-z' })).toEqual([['dee', 'gen-z']])
    expect(await creatorsBy({ ids: 'instagram.ana' })).toEqual([['ana', '']])
    expect(await creatorById(world.db, 'tiktok', 'cy')).toMatchObject({ age: 20, generation: 'millennials' })
  })
  it('who led a trend are found', async () => {
    expect(await creatorsBy({ leads: 'true' })).toEqual([['cy', 'millennials']])
    expect(await creatorById(world.db, 'tiktok', 'cy')).toMatchObject({ led: 1 })
    expect(await creatorLeads(world.db, 'tiktok', 'cy')).toMatchObject([
      { trend_id: 'linen', weeks: 5, post_ids: ['tt'] },
    ])
    expect((await creatorNames(world.db, ['tiktok.cy'], 'linen')).get('tiktok.cy')).toMatchObject({ led_weeks: 5 })
  })
})

describe('an attribute by type and value', () => {
  it('is one attribute, not the type of one and the value of another', async () => {
    const pair = (attributeType: string, attributeName: string) => ({ attributeType, attributeName })
    expect((await postsBy(pair('pattern', 'red'))).ids).toEqual([])
    expect((await postsBy(pair('color', 'red'))).ids).toEqual(['mix'])
    expect(await creatorsBy(pair('pattern', 'red'))).toEqual([])
    expect(await creatorsBy(pair('color', 'red'))).toEqual([['dee', 'gen-z']])
  })
})

describe('posts', () => {
  it('like one show the same garment, and nothing is like one that shows none', async () => {
    const like = async (id: string) => {
      const [post] = await postsById(world.db, 'tiktok', [id])
      return post && (await similarPosts(world.db, post, 5)).map((one) => one.id)
    }
    expect(await like('tt')).toEqual(['before', 'newest', 'within'])
    expect(await like('plain')).toEqual([])
  })
  it('that were taken away have no name and no picture', async () => {
    const named = await namedRecords(world.db, 'post', ['tiktok.gone', 'tiktok.mix', 'tiktok.plain', 'tiktok.mute'])
    expect(Object.fromEntries([...named].map(([id, { name }]) => [id, name]))).toEqual({
      'tiktok.mix': '@dee',
      'tiktok.plain': 'hello',
      'tiktok.mute': 'mute',
    })
    expect(await picturedRecord(world.db, 'post', 'tiktok.gone')).toBeNull()
    expect((await picturedRecord(world.db, 'post', 'tiktok.mix'))?.attributes).toHaveLength(2)
  })
  it('of a creator are asked with the network', () => {
    const { input } = CONTRACT.social.searchPosts
    expect(input.safeParse({ creator: 'ana' }).success).toBe(false)
    expect(input.safeParse({ creator: 'instagram.ana' }).success).toBe(true)
  })
})

it('advertised topics are of one period: the one that is asked, or the longest', async () => {
  const by = async (asked: object) => {
    const input = CONTRACT.social.adsTopTopics.input.parse(asked) as AdTopicListInput
    return (await adTopics(world.db, input, undefined)).list.map(({ topic, period_days }) => [topic, period_days])
  }
  expect(await by({})).toEqual([['slip dress', 30]])
  expect(await by({ period_days: 7 })).toEqual([
    ['slip dress', 7],
    ['blazer', 7],
  ])
  const one = { kind: 'keyword', topic: 'slip dress', region: 'US' } as const
  expect((await adTopic(world.db, one))?.topic.impressions).toBe(500)
  expect((await adTopic(world.db, { ...one, period_days: 7 }))?.topic.impressions).toBe(90)
  expect((await adTopic(world.db, { ...one, topic: 'blazer' }))?.topic.period_days).toBe(7)
})
