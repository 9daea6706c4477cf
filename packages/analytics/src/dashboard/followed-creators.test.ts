import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildCreators } from '../derive/rebuild-creators'
import { rebuildPosts } from '../derive/rebuild-posts'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { followedCreators } from './followed-creators'
import { newestDays } from './newest-days'
import { postsOfFollowed } from './new-posts'

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
  const post = (id: string, author: string, day: string, more = {}) => ({
    platform: 'instagram',
    post_id: id,
    author,
    author_followers: 1000,
    caption: `Look ${id}`,
    url: '',
    posted_at: Date.parse(`${day}T12:00:00Z`) / 1000,
    likes: 10,
    secondary_category: '',
    version: 1,
    fingerprint: 1,
    import_id: 'i',
    ...more,
  })
  await addRows(world.db, 'trendee.post', [
    post('a1', 'ana', '2025-03-01'),
    post('a2', 'ana', '2025-06-05', { author_followers: 2000 }),
    post('a3', 'ana', '2025-06-20', { author_followers: null }),
    post('a4', 'Ana', '2025-06-30'),
    post('b1', 'bea', '2025-06-01'),
    // A network whose data ends a month before: its 30 days end with it.
    post('t1', 'ana', '2025-05-20', { platform: 'tiktok' }),
  ])
  await addRows(world.db, 'trendee.creator', [
    {
      platform: 'tiktok',
      author: 'silent',
      name: '',
      observed_on: '2025-05-19',
      followers: 700,
      version: 1,
      import_id: 'i',
    },
  ])
  for (const platform of ['instagram', 'tiktok']) {
    await rebuildPosts(world.db, platform)
    await rebuildCreators(world.db, platform)
  }
})
afterAll(() => world.close())

const ana = (seenThrough: string | null) => ({ id: 'instagram.ana', seenThrough })

describe('followed creators', () => {
  it('tell the posts since their follower looked, of 30 days to who never did', async () => {
    const news = async (day: string | null) => (await followedCreators(world.db, [ana(day)]))[0]?.new_posts
    // The newest post is of 30 June: 30 days begin after 31 May.
    expect(await Promise.all([null, '2025-06-04', '2025-06-05', '2025-06-29', '2025-06-30'].map(news))).toEqual([
      3, 3, 2, 1, 0,
    ])
  })

  it('show their newest posts and the following that was told last', async () => {
    const found = await followedCreators(world.db, [ana(null), { id: 'tiktok.nobody', seenThrough: null }])
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ platform: 'instagram', author: 'Ana', followers: 1000, posts: 4 })
    expect(found[0]?.newestPosts.map(({ id, posted_on }) => [id, posted_on])).toEqual([
      ['a4', '2025-06-30'],
      ['a3', '2025-06-20'],
      ['a2', '2025-06-05'],
    ])
  })

  it('are told apart by platform', async () => {
    const [tiktok] = await followedCreators(world.db, [{ id: 'tiktok.ana', seenThrough: null }])
    expect(tiktok).toMatchObject({ platform: 'tiktok', posts: 1, new_posts: 1 })
  })

  it('of whom only the followers are captured are there, without posts', async () => {
    expect(await followedCreators(world.db, [{ id: 'tiktok.silent', seenThrough: null }])).toEqual([
      {
        id: 'tiktok.silent',
        platform: 'tiktok',
        author: 'silent',
        followers: 700,
        posts: 0,
        new_posts: 0,
        newestPosts: [],
      },
    ])
  })

  it('are seen by network', async () => {
    expect((await newestDays(world.db)).posts).toEqual({ instagram: '2025-06-30', tiktok: '2025-05-20' })
    const [post] = (
      await postsOfFollowed(world.db, [{ id: 'tiktok.ana', seenThrough: null }], { page: 1, pageSize: 1 })
    ).list
    expect([post?.id, post?.isNew]).toEqual(['t1', true])
  })

  it('have their posts listed newest first, new ones marked by each follower’s own day', async () => {
    const followed = [ana('2025-06-20'), { id: 'instagram.bea', seenThrough: null }]
    const { list, total } = await postsOfFollowed(world.db, followed, { page: 1, pageSize: 4 })
    expect([total, list.map(({ id, isNew }) => [id, isNew])]).toEqual([
      5,
      [
        ['a4', true],
        ['a3', false],
        ['a2', false],
        ['b1', true],
      ],
    ])
    const rest = await postsOfFollowed(world.db, followed, { page: 2, pageSize: 4 })
    expect(rest.list.map(({ id }) => id)).toEqual(['a1'])
  })
})
