import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AD_TOPIC_CARD } from '../tables/ad-topic-current'
import { CREATOR_CARD } from '../tables/creator-current'
import { HASHTAG_CARD } from '../tables/hashtag-current'
import { POST_CARD } from '../tables/post-current'
import type { OpenFacts } from '../testing/empty-facts'
import { type WorldPost, openSocialWorld } from '../testing/social-world'
import { addRows } from '../testing/trend-world'
import { rebuildPosts } from './rebuild-posts'

/** Ten posts by others in a week, one of them in butter yellow, from the Monday 6 January 2025 on. */
function crowd(week: number): WorldPost[] {
  return Array.from({ length: 10 }, (_, index) => ({
    platform: 'tiktok' as const,
    id: `crowd-${week}-${index}`,
    // Everybody shows it now and then.
    author: `other${(index + week) % 10}`,
    postedOn: new Date(Date.UTC(2025, 0, 6 + 7 * week + (index % 5))).toISOString().slice(0, 10),
    attributes: index === 0 ? ['color:butter-yellow'] : ['color:navy'],
  }))
}

const LEVEL = Array.from({ length: 20 }, () => 10)
const RISING = Array.from({ length: 20 }, (_, week) => (week < 12 ? 10 : 40))

let world: OpenFacts
beforeAll(async () => {
  world = await openSocialWorld({
    trends: [
      {
        trendId: 'butter-yellow',
        start: '2025-01-06',
        line: RISING,
        adjusted: RISING,
        seasonStrength: 0.1,
      },
      // Nobody knows whether this is its season: too few weeks to take one out.
      { trendId: 'satin', start: '2025-01-06', line: RISING, adjusted: RISING },
      { trendId: 'velvet', start: '2025-01-06', line: RISING },
      // It did not rise.
      { trendId: 'navy', start: '2025-01-06', line: LEVEL, adjusted: LEVEL, seasonStrength: 0.1 },
    ],
    posts: [
      // Captured twice: the second one counts.
      { id: 'twice', author: 'Ana', followers: 900, postedOn: '2025-06-20', likes: 5, comments: 1 },
      {
        id: 'twice',
        author: 'Ana',
        followers: 5000,
        postedOn: '2025-06-20',
        likes: 50,
        comments: 10,
        attributes: ['color:red'],
        secondary: 'midi-dress',
      },
      // Before the first count of its author's followers.
      {
        id: 'early',
        author: 'ana',
        followers: 500,
        postedOn: '2025-05-01',
        likes: 40,
        comments: 10,
        caption: 'with @Quillette.Row',
        hashtags: ['gucci', 'next'],
        brands: ['Zara'],
      },
      { id: 'mentioned', author: 'moth', postedOn: '2025-05-03', caption: 'new in: a coat @thistlane' },
      { id: 'tagged', author: 'moth', postedOn: '2025-05-03', hashtags: ['thistlane'] },
      // Its file told of the author 31 days after the post, and 32 after the other one.
      { id: 'soon', author: 'zoe', followers: 700, postedOn: '2025-05-02', capturedOn: '2025-06-02' },
      { id: 'late', author: 'zoe', followers: 700, postedOn: '2025-05-01', capturedOn: '2025-06-02' },
      { id: 'silent', author: 'ana', postedOn: '2025-06-28', comments: 3, attributes: ['color:red'] },
      { id: 'gone', author: 'ana', postedOn: '2025-06-29', likes: 9, comments: 9 },
      { id: 'gone', author: '', postedOn: '2025-06-29', isDeleted: true },
      { id: 'nobody', author: '', postedOn: '2025-06-30', likes: 4, comments: 0, hashtags: ['ootd'] },
      ...Array.from({ length: 20 }, (_, week) => crowd(week)).flat(),
      ...[2, 3, 3, 4, 5, 6, 7].map((week, index) => ({
        attributes: ['color:butter-yellow', 'fabric:satin', 'fabric:velvet'],
        id: `lead-${index}`,
        platform: 'tiktok' as const,
        author: 'Early.Bird',
        hashtags: ['yellow'],
        postedOn: new Date(Date.UTC(2025, 0, 6 + 7 * week)).toISOString().slice(0, 10),
      })),
      ...Array.from({ length: 6 }, (_, index) => ({
        attributes: ['color:mustard-yellow', 'fabric:mohair'],
        id: `mustard-${index}`,
        platform: 'tiktok' as const,
        author: `mustard${index}`,
        hashtags: ['mustardyellowknit'],
        postedOn: '2025-05-22',
      })),
    ],
    creators: [
      {
        author: 'ana',
        name: 'Ana Frost',
        country: 'US',
        on: '2025-06-01',
        followers: 1000,
        ageGroup: 'adult',
        declaredBy: 'creator',
      },
      { author: 'ana', on: '2025-06-15', followers: 1140 },
      { author: 'ana', on: '2025-06-29', followers: 1200 },
      // Counted last 20 days before the others, and 40 days before.
      { author: 'slow', on: '2025-05-10', followers: 1000 },
      { author: 'slow', on: '2025-06-09', followers: 1200 },
      { author: 'stale', on: '2025-05-01', followers: 1000 },
      { author: 'stale', on: '2025-05-20', followers: 1500 },
      { author: 'quiet', name: 'Quiet', on: '2025-06-29', followers: 70 },
    ],
    hashtags: [
      { hashtag: 'linen', on: '2025-05-01', rank: 9, posts: 1000, views: 10_000 },
      { hashtag: 'linen', on: '2025-05-15', rank: 5, posts: 1700, views: 17_000 },
      { hashtag: 'linen', on: '2025-06-01', rank: 2, posts: 3400, views: 40_000 },
      // Off the newest list.
      { hashtag: 'velvet', on: '2025-05-01', rank: 1, posts: 50, views: 500 },
    ],
    adTopics: [
      { topic: 'slip dress', on: '2025-05-02', impressions: 10_000 },
      { topic: 'slip dress', on: '2025-06-01', impressions: 15_000, clickRate: 0.02, secondary: 'slip-dress' },
      { topic: 'linen', on: '2025-06-01', impressions: 90_000 },
      { topic: 'velvet', on: '2025-05-02', impressions: 99_000 },
      { kind: 'hashtag', topic: 'ootd', on: '2025-06-01', impressions: 400 },
    ],
  })
})
afterAll(() => world.close())

const CARD = z.object({ card: z.string() })
async function cards<Card>(schema: z.ZodType<Card>, table: string, where: string): Promise<Card[]> {
  const rows = await world.db.rows(CARD, `SELECT card FROM trendee.${table} WHERE ${where} ORDER BY card`)
  return rows.map(({ card }) => schema.parse(JSON.parse(card)))
}
const post = async (id: string) => (await cards(POST_CARD, 'post_current', `post_id = '${id}'`))[0]

describe('posts', () => {
  it('stand as last captured, with their words', async () => {
    expect(await post('twice')).toMatchObject({
      author: 'Ana',
      posted_on: '2025-06-20',
      likes: 50,
      attribute_types: ['color'],
      attribute_values: ['red'],
      attribute_words: ['red'],
    })
  })
  it('are measured against followers when they were posted: by day, else as first captured', async () => {
    // 1140 on 15 June; 60 reactions.
    expect(await post('twice')).toMatchObject({ followers_at_posting: 1140, engagement_rate: 60 / 1140 })
    expect(await post('early')).toMatchObject({ followers_at_posting: 500, engagement_rate: 0.1 })
    expect(await post('silent')).toMatchObject({ likes: null, engagement_rate: null })
    expect(await post('nobody')).toMatchObject({ followers_at_posting: null, engagement_rate: null })
  })
  it('have no followers of a count that came long after them', async () => {
    expect((await post('soon'))?.followers_at_posting).toBe(700)
    expect((await post('late'))?.followers_at_posting).toBeNull()
  })
  it('that were taken away are not there', async () => {
    expect(await post('gone')).toBeUndefined()
  })
  it('name brands by words, tags and accounts, but not by words that mean something else', async () => {
    expect((await post('early'))?.brand_ids).toEqual(['zara', 'gucci'])
    // A brand that only a show tells of is known once it did.
    await addRows(world.db, 'trendee.look', [{ look_id: '1', brand: 'Quillette Row', shown_on: '2025-01-01' }])
    await rebuildPosts(world.db, 'instagram')
    expect((await post('early'))?.brand_ids).toEqual(['zara', 'gucci', 'quilletterow'])
  })
  it('name a marketplace’s brand by its account, once it has three products there, and not by its tag', async () => {
    const brandsOf = async () => {
      await rebuildPosts(world.db, 'instagram')
      return [(await post('mentioned'))?.brand_ids, (await post('tagged'))?.brand_ids]
    }
    const sold = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ platform: 'temu', product_id: `p${index}`, brand: 'Thistlane' }))
    await addRows(world.db, 'trendee.product', sold(2))
    expect(await brandsOf()).toEqual([[], []])
    await addRows(world.db, 'trendee.product', sold(3))
    expect(await brandsOf()).toEqual([['thistlane'], []])
  })
})

describe('creators', () => {
  it('have their newest followers, growth by window and the median of their engagement', async () => {
    const [ana] = await cards(CREATOR_CARD, 'creator_current', "author = 'ana'")
    expect(ana).toMatchObject({
      handle: 'ana',
      name: 'Ana Frost',
      country: 'US',
      followers: 1200,
      followers_day: '2025-06-29',
      age_group: 'adult',
      declared_by: 'creator',
      posts_total: 3,
      // Up to 30 June: of 20 and 28 June in 30 days, of 1 May in 90.
      posts: [0, 1, 2, 3],
      likes: [null, null, 50, 90],
      last_post_day: '2025-06-28',
      category_values: ['midi-dress'],
      attribute_values: ['red'],
      attribute_posts: [2],
      as_of_day: '2025-06-30',
    })
    // 22 June is half the way from 1140 to 1200; 30 May lies before the first count.
    expect(ana?.growth[1]).toBeCloseTo(1200 / 1170 - 1, 10)
    expect(ana?.growth.slice(2)).toEqual([null, null])
    expect(ana?.engagement_rate[2]).toBeCloseTo(60 / 1140, 10)
    expect(ana?.engagement_rate[3]).toBeCloseTo((60 / 1140 + 0.1) / 2, 10)
  })
  it('grow up to their own last count, and no more where that is long ago', async () => {
    const growth = async (author: string) =>
      (await cards(CREATOR_CARD, 'creator_current', `author = '${author}'`))[0]?.growth
    expect((await growth('slow'))?.[2]).toBeCloseTo(0.2, 10)
    expect(await growth('stale')).toEqual([null, null, null, null])
  })
  it('are there without posts, and without followers by day', async () => {
    const [quiet] = await cards(CREATOR_CARD, 'creator_current', "author = 'quiet'")
    expect(quiet).toMatchObject({
      followers: 70,
      posts_total: 0,
      engagement_rate: [null, null, null, null],
      age_group: '',
    })
    expect(await cards(CREATOR_CARD, 'creator_current', "author = ''")).toEqual([])
    const [other] = await cards(CREATOR_CARD, 'creator_current', "author = 'other1'")
    expect(other).toMatchObject({ followers: null, followers_day: null, posts_total: 20 })
  })
  it('lead what rises weeks later', async () => {
    const LEAD = z.object({
      author: z.string(),
      trend_id: z.string(),
      weeks: z.number(),
      posts: z.number(),
      rose: z.string(),
      ids: z.array(z.string()),
    })
    const leads = await world.db.rows(
      LEAD,
      'SELECT author, trend_id, weeks, posts, toString(rose_on) AS rose, post_ids AS ids FROM trendee.creator_lead',
    )
    // The third post came in week 3, half of the rise in week 12.
    expect(leads).toEqual([
      {
        author: 'early.bird',
        trend_id: 'butter-yellow',
        weeks: 9,
        posts: 7,
        rose: '2025-03-31',
        ids: ['lead-0', 'lead-1', 'lead-2', 'lead-3', 'lead-4', 'lead-5'],
      },
    ])
  })
})

describe('hashtags', () => {
  it('of a list count by the difference of totals, on the line between captures', async () => {
    const [linen] = await cards(HASHTAG_CARD, 'hashtag_current', "hashtag = 'linen'")
    // 25 May: 1700 + 10 of 17 days to 3400 = 2700. 2 May is 1050, 18 May is 2000.
    expect(linen).toMatchObject({ counted: 'list', region: 'US', rank: 2, total_posts: 3400, as_of_day: '2025-06-01' })
    expect(linen?.posts).toEqual([100, 700, 2350, null])
    expect(linen?.posts_before).toEqual([100, 700, null, null])
    expect(linen?.growth).toEqual([0, 0, null, null])
    const [velvet] = await cards(HASHTAG_CARD, 'hashtag_current', "hashtag = 'velvet'")
    expect(velvet).toMatchObject({ rank: null, total_posts: 50, posts: [null, null, null, null] })
  })
  it('of the posts that we hold count those, with what they show more than others', async () => {
    const [yellow] = await cards(HASHTAG_CARD, 'hashtag_current', "hashtag = 'yellow'")
    // The newest post is of 23 May; six posts lie in the 90 days up to it from 22 February on, of 12 weeks and 4 days.
    expect(yellow).toMatchObject({
      counted: 'posts',
      region: '',
      rank: null,
      total_posts: null,
      as_of_day: '2025-05-23',
    })
    // All its posts are mustard yellow: the tag says so itself.
    const [mustard] = await cards(HASHTAG_CARD, 'hashtag_current', "hashtag = 'mustardyellowknit'")
    expect(mustard).toMatchObject({ own_posts: 6, attribute_values: ['mohair'], attribute_posts: [6] })
    const [ootd] = await cards(HASHTAG_CARD, 'hashtag_current', "hashtag = 'ootd'")
    expect(ootd).toMatchObject({ platform: 'instagram', posts: [1, 1, 1, 1], own_posts: 1, attribute_values: [] })
  })
})

describe('advertised topics', () => {
  it('stand as the newest list of their kind tells, with growth and place', async () => {
    const topics = await cards(AD_TOPIC_CARD, 'ad_topic_current', '1')
    expect(
      topics.map(({ kind, topic, rank, impressions, growth }) => [kind, topic, rank, impressions, growth[2]]),
    ).toEqual([
      ['hashtag', 'ootd', 1, 400, null],
      ['keyword', 'linen', 1, 90_000, null],
      ['keyword', 'slip dress', 2, 15_000, 0.5],
    ])
    expect(topics[2]).toMatchObject({ click_rate: 0.02, secondary_category: 'slip-dress', period_days: 30 })
  })
})
