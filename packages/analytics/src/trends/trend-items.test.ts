import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildLooks } from '../derive/rebuild-looks'
import { rebuildPosts } from '../derive/rebuild-posts'
import { type SellingWorld, openSellingWorld } from '../testing/selling-world'
import { addRows } from '../testing/trend-world'
import { itemsLooks, itemsPosts } from './trend-items'
import { itemsOf } from '../tables/trend-key'

const seconds = (day: string, time = '12:00:00') => Date.parse(`${day}T${time}Z`) / 1000

let world: SellingWorld
beforeAll(async () => {
  world = await openSellingWorld([])
  const post = (id: string, day: string, more = {}) => ({
    platform: 'instagram',
    post_id: id,
    author: 'ana',
    author_followers: null,
    caption: 'Suede again',
    url: `https://posts.example/${id}`,
    posted_at: seconds(day),
    views: null,
    likes: null,
    comments: null,
    gender: '',
    secondary_category: '',
    attribute_types: ['fabric'],
    attribute_values: ['suede'],
    version: 1,
    fingerprint: 1,
    import_id: 'i',
    ...more,
  })
  await addRows(world.db, 'trendee.post', [
    post('quiet', '2025-06-01'),
    post('liked', '2025-05-01', { likes: 100, comments: 5, author_followers: 1000, views: 9000 }),
    // Captured again a day later: it counts once, with what is known since.
    post('grew', '2025-06-10', { likes: 1 }),
    post('grew', '2025-06-10', { likes: 300, comments: null, author_followers: 0, version: 2 }),
    // The newest post of all is one of another trend: 90 days before it is 1 April at noon.
    post('newest', '2025-06-30', { attribute_values: ['denim'], caption: 'Zork vibes' }),
    post('just-in', '2025-04-01', { likes: 3 }),
    post('too-old', '2025-04-01', { likes: 9999, posted_at: seconds('2025-04-01', '11:59:59') }),
    post('liked', '2025-06-02', { platform: 'tiktok', likes: 50 }),
    post('coat', '2025-06-02', { secondary_category: 'coat', likes: 2 }),
    ...['men', 'unisex', 'women', ''].map((gender) =>
      post(`shoe-${gender}`, '2025-06-03', { gender, secondary_category: 'loafers', attribute_values: [] }),
    ),
  ])
  for (const platform of ['instagram', 'tiktok']) await rebuildPosts(world.db, platform)
  const look = (id: string, day: string, more = {}) => ({
    look_id: id,
    show: 'Ostra Spring',
    brand: 'Ostra',
    season: 'SS26',
    city: 'Milan',
    shown_on: day,
    description: 'Suede coat',
    gender: 'women',
    secondary_category: 'coat',
    attribute_types: ['fabric'],
    attribute_values: ['suede'],
    garments: '',
    version: 1,
    fingerprint: 1,
    import_id: 'i',
    ...more,
  })
  await addRows(world.db, 'trendee.look', [
    look('a', '2025-02-20'),
    look('b', '2025-09-25', { city: 'Mailand' }),
    look('b', '2025-09-25', { version: 2 }),
    look('c', '2025-09-26', { attribute_values: ['denim'] }),
    look('m', '2025-09-26', { secondary_category: 'loafers', gender: 'men' }),
    look('w', '2025-09-26', { secondary_category: 'loafers', gender: 'women' }),
    // The suede is the boots'.
    look('x', '2025-09-27', {
      attribute_values: ['suede', 'wool'],
      attribute_types: ['fabric', 'fabric'],
      garments: JSON.stringify([worn('boots', 'suede'), worn('coat', 'wool')]),
    }),
  ])
  await rebuildLooks(world.db)
})
afterAll(() => world.close())

const worn = (category: string, fabric: string) => ({
  text: `${fabric} ${category}`,
  primary_category: '',
  secondary_category: category,
  category_words: category,
  attributes: [{ type: 'fabric', value: fabric, words: fabric, from: 'title' }],
})

const postIds = async (trend: string) =>
  (await itemsPosts(world.db, itemsOf(trend))).map(({ platform, id }) => `${platform}/${id}`)

describe('posts of a trend', () => {
  it('are the liveliest of the last 90 days, each once as last captured', async () => {
    expect(await postIds('suede')).toEqual([
      'instagram/grew',
      'instagram/liked',
      'tiktok/liked',
      'instagram/just-in',
      'instagram/coat',
      'instagram/quiet',
    ])
  })
  it('tell engagement only where followers are known', async () => {
    const [grew, liked] = await itemsPosts(world.db, itemsOf('suede'))
    expect(grew).toMatchObject({ likes: 300, comments: null, engagement_rate: null })
    expect(liked).toEqual({
      platform: 'instagram',
      id: 'liked',
      author: 'ana',
      caption: 'Suede again',
      url: 'https://posts.example/liked',
      posted_on: '2025-05-01',
      likes: 100,
      comments: 5,
      views: 9000,
      engagement_rate: 0.105,
      at_least: [],
      estimated: [],
    })
  })
  it('need the category as well as the fabric of a trend that names both, or the words of one that is neither', async () => {
    expect(await postIds('suede-coat')).toEqual(['instagram/coat'])
    expect(await postIds('zork-vibes')).toEqual(['instagram/newest'])
    expect(await postIds('velvet')).toEqual([])
  })
})

it('of a gender are those that show it, or anybody grown up', async () => {
  const posts = await itemsPosts(world.db, itemsOf('loafers', 'men'))
  expect(posts.map(({ id }) => id).toSorted()).toEqual(['shoe-men', 'shoe-unisex'])
  const looks = await itemsLooks(world.db, itemsOf('loafers', 'men'))
  expect(looks.map(({ id }) => id)).toEqual(['m'])
})

it('of a day in the past are those of the 90 days and the shows before it', async () => {
  const posts = await itemsPosts(world.db, itemsOf('suede'), '2025-05-31')
  expect(posts.map(({ id }) => id)).toEqual(['too-old', 'liked', 'just-in'])
  expect(await itemsPosts(world.db, itemsOf('suede'), '2025-01-31')).toEqual([])
  const looks = await itemsLooks(world.db, itemsOf('suede-coat'), '2025-09-24')
  expect(looks.map(({ id }) => id)).toEqual(['a'])
})

it('lists looks, the newest first, each as last captured', async () => {
  expect(await itemsLooks(world.db, itemsOf('suede-coat'))).toEqual([
    { id: 'b', brand: 'Ostra', season: 'SS26', city: 'Milan', shown_on: '2025-09-25' },
    { id: 'a', brand: 'Ostra', season: 'SS26', city: 'Milan', shown_on: '2025-02-20' },
  ])
})
